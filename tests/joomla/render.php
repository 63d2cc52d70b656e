<?php
// php render.php LAYOUT SCENE: prints as JSON what an override of the Joomla example makes of a scene.

error_reporting(E_ALL);
set_error_handler(
    function (int $level, string $message, string $file, int $line) {
        throw new ErrorException($message, 0, $level, $file, $line);
    }
);

define('_JEXEC', 1);
require __DIR__ . '/stand-ins.php';

[, $layout, $scene] = $argv;
$scene = json_decode($scene, true, 512, JSON_THROW_ON_ERROR);

echo json_encode(render(dirname(__DIR__, 2) . "/examples/joomla/cassiopeia_dealer/html/$layout.php", $scene));

// In a function, as Joomla does: an override sees these names and no others.
function render(string $file, array $scene): array
{
    $app     = new Application($scene['query'] ?? []);
    $params  = new Params($scene['params'] ?? []);
    $module  = (object) $scene['module'];
    $route   = $scene['route'] ?? '';

    Joomla\CMS\Factory::$application = $app;
    $displayData                     = compact('module', 'params') + ['attribs' => $scene['attribs'] ?? []];

    ob_start();
    require $file;
    return ['html' => ob_get_clean(), 'presets' => $app->presets];
}
