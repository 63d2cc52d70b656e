<?php
/**
 * The files of a page. They are named by their address, so that no template has to know them.
 */

namespace Dealer\Plugin\System\DealerElements;

use Joomla\CMS\Uri\Uri;
use Joomla\CMS\WebAsset\WebAssetManager;

\defined('_JEXEC') or die;

final class Assets
{
    private const NAME = 'plg_system_dealerelements';

    private const FOLDER = 'media/plg_system_dealerelements/';

    // Before the template's own: its cascade layer is the page's first.
    private const FIRST = -1;

    public static function use(WebAssetManager $assets, string $accent): void
    {
        $assets->registerAndUseStyle(self::NAME, self::FOLDER . 'dealer-elements.css', ['weight' => self::FIRST]);
        $assets->registerAndUseStyle(self::NAME . '.joomla', self::FOLDER . 'joomla.css');
        $assets->registerAndUseScript(self::NAME, self::FOLDER . 'dealer-elements.js', [], ['type' => 'module']);
        if ($accent !== '') {
            $assets->addInlineStyle(
                sprintf(':root{--dealer-accent:%s;--dealer-on-accent:%s}', $accent, self::textOn($accent)),
                ['name' => self::NAME . '.accent']
            );
        }
    }

    public static function useForEditor(WebAssetManager $assets): void
    {
        $assets->registerAndUseScript(self::NAME . '.editor', self::FOLDER . 'editor.js', [], ['defer' => true], ['tinymce']);
    }

    public static function guard(string $nonce, array $attributes): string
    {
        $named = ['src' => Uri::root(true) . '/' . self::FOLDER . 'dealer-storage-guard.js', 'nonce' => $nonce];
        return Tag::around('', 'script', $named + $attributes);
    }

    /** Where a file is on the server. */
    public static function path(string $name): string
    {
        return JPATH_ROOT . '/' . self::FOLDER . $name;
    }

    /** White or black, whichever has more contrast (WCAG 2.2, relative luminance). */
    private static function textOn(string $colour): string
    {
        [$red, $green, $blue] = array_map(
            static function (string $digits): float {
                $part = hexdec($digits) / 255;
                return $part <= 0.04045 ? $part / 12.92 : (($part + 0.055) / 1.055) ** 2.4;
            },
            str_split(substr($colour, 1), 2)
        );
        $luminance = 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue;
        return 1.05 / ($luminance + 0.05) >= ($luminance + 0.05) / 0.05 ? '#fff' : '#000';
    }
}
