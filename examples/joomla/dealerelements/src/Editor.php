<?php
/**
 * Registers the tags with TinyMCE, which removes unknown tags.
 */

namespace Dealer\Plugin\System\DealerElements;

use Joomla\CMS\Document\HtmlDocument;

\defined('_JEXEC') or die;

final class Editor
{
    private const OPTIONS = 'plg_editor_tinymce';

    public static function teach(HtmlDocument $document): void
    {
        $options = $document->getScriptOptions(self::OPTIONS);
        if (empty($options['tinyMCE'])) {
            return;
        }
        $tags = self::tags();
        foreach ($options['tinyMCE'] as $name => $settings) {
            $options['tinyMCE'][$name] = self::taught((array) $settings, $tags);
        }
        $document->addScriptOptions(self::OPTIONS, $options, false);
        Assets::useForEditor($document->getWebAssetManager());
    }

    private static function taught(array $settings, array $tags): array
    {
        $rules = array_map(static fn (string $tag): string => "{$tag}[*]", $tags);
        return [
            'custom_elements'         => self::join($settings['custom_elements'] ?? '', $tags),
            'extended_valid_elements' => self::join($settings['extended_valid_elements'] ?? '', $rules),
        ] + $settings;
    }

    private static function tags(): array
    {
        $manifest     = json_decode(file_get_contents(Assets::path('custom-elements.json')), true);
        $declarations = array_merge(...array_map(static fn (array $module): array => $module['declarations'] ?? [], $manifest['modules']));
        return array_column($declarations, 'tagName');
    }

    private static function join(string $list, array $more): string
    {
        return implode(',', array_filter([$list, ...$more]));
    }
}
