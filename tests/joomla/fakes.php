<?php
// The part of Joomla that the overrides use, with the results of Joomla 4 and 5.

namespace Joomla\CMS\Helper {
    class ModuleHelper
    {
        public static function getLayoutPath(string $module, string $layout): string
        {
            return dirname(__DIR__) . '/fixtures/menus/' . ['mod_menu/default' => 'joomla-mod-menu.html'][$module . '/' . $layout];
        }
    }
}

namespace Joomla\CMS\Language {
    class Text
    {
        public static function _(string $key): string
        {
            return ['JSEARCH_FILTER_SUBMIT' => 'Zoeken'][$key];
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

namespace Joomla\CMS {
    class Factory
    {
        public static $application;

        public static function getApplication()
        {
            return self::$application;
        }
    }
}

namespace {
    /** The page, its assets and the request in one object. */
    class Application
    {
        public $presets = [];
        private $query;

        public function __construct(array $query)
        {
            $this->query = $query;
        }

        public function getDocument()
        {
            return $this;
        }

        public function getWebAssetManager()
        {
            return $this;
        }

        public function usePreset(string $name)
        {
            $this->presets[] = $name;
        }

        public function getInput()
        {
            return $this;
        }

        public function get(string $name, $default)
        {
            return $this->query[$name] ?? $default;
        }
    }

    class Params
    {
        private $values;

        public function __construct(array $values)
        {
            $this->values = $values;
        }

        public function get(string $name, $default = null)
        {
            return $this->values[$name] ?? $default;
        }
    }
}
