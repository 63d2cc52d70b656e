<?php
/**
 * When Joomla asks, and who answers.
 */

namespace Dealer\Plugin\System\DealerElements\Extension;

use Dealer\Plugin\System\DealerElements\Assets;
use Dealer\Plugin\System\DealerElements\Editor;
use Dealer\Plugin\System\DealerElements\ModuleTag;
use Dealer\Plugin\System\DealerElements\PageHtml;
use Dealer\Plugin\System\DealerElements\PageTags;
use Dealer\Plugin\System\DealerElements\Settings;
use Joomla\CMS\Document\HtmlDocument;
use Joomla\CMS\Event\Model\PrepareFormEvent;
use Joomla\CMS\Event\Module\AfterCleanModuleListEvent;
use Joomla\CMS\Event\Module\AfterRenderModuleEvent;
use Joomla\CMS\Event\Module\BeforeRenderModuleEvent;
use Joomla\CMS\Plugin\CMSPlugin;
use Joomla\Event\SubscriberInterface;

\defined('_JEXEC') or die;

final class DealerElements extends CMSPlugin implements SubscriberInterface
{
    // A module of the site, in its screen and in the site's own screen for it.
    private const MODULE_FORMS = ['com_modules.module', 'com_config.modules'];

    protected $autoloadLanguage = true;

    public static function getSubscribedEvents(): array
    {
        return [
            'onContentPrepareForm'   => 'addModuleTab',
            'onAfterCleanModuleList' => 'prepareModules',
            'onRenderModule'         => 'wrapContent',
            'onAfterRenderModule'    => 'wrapModule',
            'onBeforeCompileHead'    => 'addAssets',
            'onAfterRender'          => 'addPageTags',
        ];
    }

    public function addModuleTab(PrepareFormEvent $event): void
    {
        $form = $event->getForm();
        if (\in_array($form->getName(), self::MODULE_FORMS, true)) {
            $form->loadFile(JPATH_PLUGINS . '/system/dealerelements/forms/module.xml');
        }
    }

    public function prepareModules(AfterCleanModuleListEvent $event): void
    {
        foreach ($this->isPage() ? $event->getModules() : [] as $module) {
            (new ModuleTag($module, $this->getApplication()))->withoutOtherSuggestions();
        }
    }

    public function wrapContent(BeforeRenderModuleEvent $event): void
    {
        if ($this->isPage()) {
            (new ModuleTag($event->getModule(), $this->getApplication()))->wrapContent();
        }
    }

    public function wrapModule(AfterRenderModuleEvent $event): void
    {
        if ($this->isPage()) {
            (new ModuleTag($event->getModule(), $this->getApplication()))->wrapWhole();
        }
    }

    public function addAssets(): void
    {
        $document = $this->getApplication()->getDocument();
        if (!$document instanceof HtmlDocument) {
            return;
        }
        Editor::teach($document);
        if ($this->isPage()) {
            Assets::use($document->getWebAssetManager(), $this->settings()->accent());
        }
    }

    public function addPageTags(): void
    {
        if (!$this->isPage()) {
            return;
        }
        $app  = $this->getApplication();
        $page = (new PageHtml($app->getBody()))->firstInHead($this->guard());
        // A page without a template, such as a window or a print view, is no page of the site.
        $isWhole = $app->getInput()->getCmd('tmpl') !== 'component';
        $app->setBody((string) ($isWhole ? $this->withTags($page) : $page));
    }

    private function withTags(PageHtml $page): PageHtml
    {
        $tags = new PageTags($this->settings(), $this->getApplication());
        return $page->lastInHeader($tags->inHeader())->firstInBody($tags->first())->lastInBody($tags->last());
    }

    private function guard(): string
    {
        $settings = $this->settings();
        if (!$settings->isOn('dealer-storage-guard')) {
            return '';
        }
        // The banner and the guard ask again from the same day on.
        $attributes = [
            'data-allow'        => $settings->get('dealer-storage-guard', 'allow'),
            'data-reask-after'  => $settings->attributes('dealer-cookie-hint')['reask-after'] ?? '',
        ];
        return Assets::guard((string) $this->getApplication()->get('csp_nonce', ''), $attributes);
    }

    private function settings(): Settings
    {
        return new Settings($this->params);
    }

    private function isPage(): bool
    {
        $app = $this->getApplication();
        return $app->isClient('site') && $app->getDocument() instanceof HtmlDocument;
    }
}
