<?php
/**
 * Adds to a page that is written. A page without such a place, or with a template that writes it in another way, stays as it is.
 */

namespace Dealer\Plugin\System\DealerElements;

\defined('_JEXEC') or die;

final class PageHtml
{
    public function __construct(private string $html)
    {
    }

    public function firstInHead(string $added): self
    {
        return $this->after('/<head\b[^>]*>/i', $added);
    }

    public function firstInBody(string $added): self
    {
        return $this->after('/<body\b[^>]*>/i', $added);
    }

    /** At the end of the first header, or, without one, first in the body. */
    public function lastInHeader(string $added): self
    {
        $end = stripos($this->html, '</header>');
        return $end === false ? $this->firstInBody($added) : $this->insert($end, $added);
    }

    public function lastInBody(string $added): self
    {
        $end = strripos($this->html, '</body>');
        return $end === false ? $this : $this->insert($end, $added);
    }

    public function __toString(): string
    {
        return $this->html;
    }

    private function after(string $pattern, string $added): self
    {
        $isFound = preg_match($pattern, $this->html, $match, PREG_OFFSET_CAPTURE);
        return $isFound ? $this->insert($match[0][1] + \strlen($match[0][0]), $added) : $this;
    }

    private function insert(int $position, string $added): self
    {
        return new self(substr_replace($this->html, $added, $position, 0));
    }
}
