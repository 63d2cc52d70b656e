<?php
// The part of Joomla that the plug-in uses, with the results of Joomla 5.

namespace Joomla\CMS\Language {
    class Text
    {
        public static function _(string $key): string
        {
            return [
                'PLG_SYSTEM_DEALERELEMENTS_BANNER'      => '%s vraagt toestemming.',
                'PLG_SYSTEM_DEALERELEMENTS_PRIVACY'     => 'Wat we bewaren',
                'PLG_SYSTEM_DEALERELEMENTS_PREFERENCES' => 'Cookievoorkeuren',
                'PLG_SYSTEM_DEALERELEMENTS_NO_RESULTS'  => 'Niets gevonden',
            ][$key];
        }
    }
}

namespace Joomla\CMS\Router {
    class Route
    {
        public static function _(string $url, bool $xhtml = true): string
        {
            return $xhtml ? htmlspecialchars("/$url") : "/$url";
        }
    }
}

namespace Joomla\CMS\Uri {
    class Uri
    {
        public static function base(bool $isPath): string
        {
            return '';
        }
    }
}

namespace Joomla\CMS\Application {
    interface CMSApplicationInterface
    {
    }

    class SiteApplication implements CMSApplicationInterface
    {
        private array $template;

        public function __construct(array $template)
        {
            $this->template = $template;
        }

        public function get(string $name): string
        {
            return ['sitename' => 'Autohuis "Merel" & zoon'][$name];
        }

        public function getTemplate(bool $isWhole): object
        {
            return (object) $this->template;
        }
    }
}

namespace Joomla\Registry {
    class Registry
    {
        private array $values;

        public function __construct($values)
        {
            $this->values = \is_string($values) ? (array) json_decode($values ?: '{}', true) : $values;
        }

        public function get(string $path, $default = null)
        {
            $value = $this->values;
            foreach (explode('.', $path) as $name) {
                $value = \is_array($value) ? $value[$name] ?? null : null;
            }
            return $value ?? $default;
        }

        public function set(string $path, $value): void
        {
            $place = &$this->values;
            foreach (explode('.', $path) as $name) {
                $place = &$place[$name];
            }
            $place = $value;
        }

        public function __toString(): string
        {
            return json_encode($this->values);
        }
    }
}
