<?php
/**
 * Writes a tag.
 */

namespace Dealer\Plugin\System\DealerElements;

\defined('_JEXEC') or die;

final class Tag
{
    /** An attribute without a value is not written: the element has its own default then. */
    public static function open(string $name, iterable $attributes = []): string
    {
        $written = '';
        foreach ($attributes as $attribute => $value) {
            if (\is_scalar($value) && (string) $value !== '') {
                $written .= sprintf(' %s="%s"', $attribute, self::escape((string) $value));
            }
        }
        return "<$name$written>";
    }

    public static function around(string $content, string $name, iterable $attributes = []): string
    {
        return self::open($name, $attributes) . $content . "</$name>";
    }

    public static function escape(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES, 'UTF-8');
    }
}
