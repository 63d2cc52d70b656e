<?php
/**
 * A button below the editor, with which an author inserts a tag. What it inserts is in templates/, which the release makes.
 */

namespace Dealer\Plugin\EditorsXtd\DealerTags\Extension;

use Joomla\CMS\Component\ComponentHelper;
use Joomla\CMS\Editor\Button\Button;
use Joomla\CMS\Event\Editor\EditorButtonsSetupEvent;
use Joomla\CMS\Language\Text;
use Joomla\CMS\Plugin\CMSPlugin;
use Joomla\CMS\Plugin\PluginHelper;
use Joomla\Event\SubscriberInterface;

\defined('_JEXEC') or die;

final class DealerTags extends CMSPlugin implements SubscriberInterface
{
    private const PROBE = '<dealer-to-top></dealer-to-top>';

    private const SCRIPT = 'media/plg_editors-xtd_dealertags/button.js';

    private const ICON = '<svg viewBox="0 0 24 24" width="24" height="24"><path d="M3 16v-4l2-5h12l2 5 2 1v3h-2a2.5 2.5 0 0 1-5 0H9a2.5 2.5 0 0 1-5 0zM6.5 8.500 5.200 12H11V8.500zm6 0V12h4.300l-1.300-3.500z"/></svg>';

    protected $autoloadLanguage = true;

    public static function getSubscribedEvents(): array
    {
        return ['onEditorButtonsSetup' => 'addButton'];
    }

    public function addButton(EditorButtonsSetupEvent $event): void
    {
        $isWanted = !\in_array($this->_name, $event->getDisabledButtons(), true);
        if ($isWanted && PluginHelper::isEnabled('system', 'dealerelements') && self::keepsTags()) {
            $this->registerScript();
            $event->getButtonsRegistry()->add($this->button());
        }
    }

    /** Whether Joomla keeps a tag when this author saves. */
    private static function keepsTags(): bool
    {
        return ComponentHelper::filterText(self::PROBE) === self::PROBE;
    }

    /** The editor loads what has this name. */
    private function registerScript(): void
    {
        $this->getApplication()->getDocument()->getWebAssetManager()
            ->registerScript("editor-button.$this->_name", self::SCRIPT, [], ['type' => 'module'], ['editors', 'joomla.dialog']);
    }

    private function button(): Button
    {
        $look = [
            'action'  => 'insert-dealer-tag',
            'text'    => Text::_('PLG_SYSTEM_DEALERELEMENTS_BUTTON'),
            'icon'    => 'car',
            'iconSVG' => self::ICON,
            'name'    => "{$this->_type}_{$this->_name}",
        ];
        return new Button($this->_name, $look, ['title' => Text::_('PLG_SYSTEM_DEALERELEMENTS_BUTTON_TITLE'), 'tags' => self::tags()]);
    }

    private static function tags(): array
    {
        $tags = [];
        foreach (glob(JPATH_PLUGINS . '/editors-xtd/dealertags/templates/*.html') as $file) {
            $key    = 'PLG_SYSTEM_DEALERELEMENTS_BUTTON_' . strtoupper(str_replace('-', '_', basename($file, '.html')));
            $tags[] = ['name' => Text::_($key), 'about' => Text::_("{$key}_DESC"), 'html' => file_get_contents($file)];
        }
        return $tags;
    }
}
