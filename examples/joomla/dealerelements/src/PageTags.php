<?php
/**
 * The tags that a page has once, where they are switched on.
 */

namespace Dealer\Plugin\System\DealerElements;

use Joomla\CMS\Application\CMSApplicationInterface;
use Joomla\CMS\Language\Text;
use Joomla\CMS\Router\Route;
use Joomla\CMS\Uri\Uri;

\defined('_JEXEC') or die;

final class PageTags
{
    private const LINE = '/^(.*?)([+(]?\d[\d\s()+.\/-]*)$/u';

    public function __construct(private Settings $settings, private CMSApplicationInterface $app)
    {
    }

    /** Right after the body's opening tag. */
    public function first(): string
    {
        return $this->tag('dealer-loader', Tag::escape($this->text('dealer-loader') ?: $this->siteName()));
    }

    /** At the end of the page's header. */
    public function inHeader(): string
    {
        $lines   = preg_split('/\R/u', (string) $this->settings->get('dealer-call-us', 'numbers'), -1, PREG_SPLIT_NO_EMPTY);
        $numbers = implode('', array_map([self::class, 'number'], $lines));
        return $numbers === '' ? '' : $this->tag('dealer-call-us', "<ul>$numbers</ul>");
    }

    /** At the body's end. */
    public function last(): string
    {
        return $this->tag('dealer-tooltips')
            . $this->tag('dealer-tags')
            . $this->tag('dealer-to-top')
            . $this->banner();
    }

    /** The banner, and the link with which a visitor withdraws: the banner's text promises it on every page. */
    private function banner(): string
    {
        if (!$this->settings->isOn('dealer-cookie-hint')) {
            return '';
        }
        $privacy = (int) $this->settings->get('dealer-cookie-hint', 'privacy');
        $address = $privacy ? Route::_("index.php?Itemid=$privacy") : Tag::escape(Uri::base(true) . '/');
        $more    = $privacy ? sprintf(' <a href="%s">%s</a>', $address, $this->word('PRIVACY')) : '';
        $text    = $this->text('dealer-cookie-hint') ?: sprintf($this->word('BANNER'), Tag::escape($this->siteName()));
        return sprintf(
            '<section class="dealer-preferences" aria-label="%2$s"><p><a href="%1$s" data-dealer-cookie-hint-open>%2$s</a></p></section>',
            $address,
            $this->word('PREFERENCES')
        ) . $this->tag('dealer-cookie-hint', "<p>$text$more</p>");
    }

    /** A line's number is what it ends with. */
    private static function number(string $line): string
    {
        if (!preg_match(self::LINE, trim($line), $parts)) {
            return '';
        }
        [, $name, $number] = $parts;
        // The zero in +31 (0)579 is not dialled.
        $digits = preg_replace('/(?<=\d)\s*\(0\)|[^\d+]/', '', $number);
        return sprintf('<li>%s<a href="tel:%s">%s</a></li>', Tag::escape($name), $digits, Tag::escape($number));
    }

    private function tag(string $name, string $content = ''): string
    {
        return $this->settings->isOn($name) ? Tag::around($content, $name, $this->settings->attributes($name)) : '';
    }

    private function text(string $tag): string
    {
        return trim((string) $this->settings->get($tag, 'content'));
    }

    private function word(string $key): string
    {
        return Text::_("PLG_SYSTEM_DEALERELEMENTS_$key");
    }

    private function siteName(): string
    {
        return (string) $this->app->get('sitename');
    }
}
