<?php
/**
 * The tag that the tab Dealer of a module puts around it.
 */

namespace Dealer\Plugin\System\DealerElements;

use Joomla\CMS\Application\SiteApplication;
use Joomla\CMS\Language\Text;
use Joomla\CMS\Router\Route;
use Joomla\Registry\Registry;

\defined('_JEXEC') or die;

final class ModuleTag
{
    // Joomla's and Cassiopeia's scripts for menus start at these classes; their keys and ours would both act.
    private const MENU_HOOKS = ['nav', 'mod-menu_dropdown-metismenu'];

    // The last width at which Cassiopeia is in one column.
    private const CASSIOPEIA_BREAKPOINT_PX = 991;

    private string $tag;

    private array $attributes;

    public function __construct(private object $module, private SiteApplication $app)
    {
        $settings         = new Registry($module->params ?? '');
        $this->tag        = (string) $settings->get('dealer.tag', '');
        $this->attributes = (array) $settings->get("dealer.$this->tag", []);
    }

    /** Joomla's own suggestions would be a second list below the same field. */
    public function withoutOtherSuggestions(): void
    {
        if ($this->tag === 'dealer-autocomplete' && $this->hasFinderSuggestions()) {
            $params                = new Registry($this->module->params);
            $params->set('show_autosuggest', 0);
            $params->set('dealer.finder', 1);
            $this->module->params = (string) $params;
        }
    }

    /** Inside the module's style, so that its title is not in the menu and not a slide. */
    public function wrapContent(): void
    {
        if (\in_array($this->tag, ['dealer-mega-nav', 'dealer-autocomplete', 'dealer-carousel'], true)) {
            $this->wrap();
        }
    }

    /** Around the module's style, so that the whole column is in view. */
    public function wrapWhole(): void
    {
        if ($this->tag === 'dealer-sticky-column') {
            $this->wrap();
        }
    }

    private function wrap(): void
    {
        $content = trim((string) $this->module->content);
        if ($content === '') {
            return;
        }
        $written = $this->tag === 'dealer-mega-nav' ? self::withoutHooks($content) : $content;
        $this->module->content = Tag::around($written, $this->tag, $this->chosen() + $this->defaults());
    }

    private function chosen(): array
    {
        return array_filter($this->attributes, static fn ($value): bool => (string) $value !== '');
    }

    /** What Joomla knows about the module, where nothing is chosen. */
    private function defaults(): array
    {
        return match ($this->tag) {
            'dealer-mega-nav' => ['label' => $this->module->title, 'breakpoint-px' => $this->breakpoint()],
            'dealer-autocomplete' => $this->finder() + ['empty-text' => Text::_('PLG_SYSTEM_DEALERELEMENTS_NO_RESULTS')],
            default => [],
        };
    }

    private function breakpoint(): string
    {
        $template = $this->app->getTemplate(true);
        return 'cassiopeia' === ($template->parent ?: $template->template) ? (string) self::CASSIOPEIA_BREAKPOINT_PX : '';
    }

    private function finder(): array
    {
        if ($this->module->module !== 'mod_finder' || !(new Registry($this->module->params))->get('dealer.finder')) {
            return [];
        }
        $url = Route::_('index.php?option=com_finder&task=suggestions.suggest&format=json&tmpl=component', false);
        return ['url' => $url, 'param' => 'q'];
    }

    private function hasFinderSuggestions(): bool
    {
        return $this->module->module === 'mod_finder'
            && (new Registry($this->module->params))->get('show_autosuggest', 1);
    }

    private static function withoutHooks(string $html): string
    {
        return preg_replace_callback(
            '/(<ul\b[^>]*\bclass=")([^"]*)"/i',
            static function (array $list): string {
                $classes = preg_split('/\s+/', $list[2], -1, PREG_SPLIT_NO_EMPTY);
                return $list[1] . implode(' ', array_diff($classes, self::MENU_HOOKS)) . '"';
            },
            $html
        );
    }
}
