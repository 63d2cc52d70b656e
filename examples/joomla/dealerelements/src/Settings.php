<?php
/**
 * What the site's builder has chosen for every page. The forms say which settings there are.
 */

namespace Dealer\Plugin\System\DealerElements;

use Joomla\Registry\Registry;

\defined('_JEXEC') or die;

final class Settings
{
    private Registry $settings;

    public function __construct(Registry $settings)
    {
        // The names of tags and attributes have no point, which is what separates a path.
        $this->settings = $settings;
    }

    public function isOn(string $tag): bool
    {
        return (string) $this->settings->get("$tag.on", '') !== '';
    }

    /** A setting of a tag that is not an attribute. */
    public function get(string $tag, string $name)
    {
        return $this->settings->get("$tag.$name", '');
    }

    public function attributes(string $tag): array
    {
        return (array) $this->settings->get("$tag.attributes", []);
    }

    /** A colour of six digits, or nothing. */
    public function accent(): string
    {
        $colour = (string) $this->settings->get('accent', '');
        return preg_match('/^#[0-9a-f]{6}$/i', $colour) ? $colour : '';
    }
}
