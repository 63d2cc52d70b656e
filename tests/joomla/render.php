<?php
// php render.php SCENE: prints what the plug-in makes of a module or of a page, as JSON.

error_reporting(E_ALL);
set_error_handler(
    function (int $level, string $message, string $file, int $line) {
        throw new ErrorException($message, 0, $level, $file, $line);
    }
);

define('_JEXEC', 1);
require __DIR__ . '/fakes.php';
spl_autoload_register(
    function (string $class) {
        $name = str_replace(['Dealer\\Plugin\\System\\DealerElements\\', '\\'], ['', '/'], $class);
        require dirname(__DIR__, 2) . "/examples/joomla/dealerelements/src/$name.php";
    }
);

use Dealer\Plugin\System\DealerElements\ModuleTag;
use Dealer\Plugin\System\DealerElements\PageHtml;
use Dealer\Plugin\System\DealerElements\PageTags;
use Dealer\Plugin\System\DealerElements\Settings;
use Joomla\CMS\Application\SiteApplication;
use Joomla\Registry\Registry;

$scene = json_decode($argv[1], true, 512, JSON_THROW_ON_ERROR);
$app   = new SiteApplication($scene['template'] ?? ['template' => 'cassiopeia', 'parent' => '']);

echo json_encode(isset($scene['module']) ? module($scene['module'], $app) : page($scene, $app));

// A style of the template is around the module's content, and its title is beside it.
function module(array $values, SiteApplication $app): string
{
    $module         = (object) $values;
    $module->params = json_encode($module->params);
    (new ModuleTag($module, $app))->withoutOtherSuggestions();
    (new ModuleTag($module, $app))->wrapContent();
    $module->content = "<div class=\"card\"><h3>$module->title</h3>$module->content</div>";
    (new ModuleTag($module, $app))->wrapWhole();
    return $module->content;
}

function page(array $scene, SiteApplication $app): string
{
    $tags = new PageTags(new Settings(new Registry($scene['settings'])), $app);
    return (string) (new PageHtml($scene['html']))
        ->lastInHeader($tags->inHeader())
        ->firstInBody($tags->first())
        ->lastInBody($tags->last());
}
