<?php
// php render.php LAYOUT SCENE: prints the output of an override of the Joomla example for a scene as JSON.

error_reporting(E_ALL);
set_error_handler(
    function (int $level, string $message, string $file, int $line) {
        throw new ErrorException($message, 0, $level, $file, $line);
    }
);

define('_JEXEC', 1);
require __DIR__ . '/fakes.php';

[, $layout, $scene] = $argv;
$scene = json_decode($scene, true, 512, JSON_THROW_ON_ERROR);

echo json_encode(render(dirname(__DIR__, 2) . "/examples/joomla/cassiopeia_dealer/html/$layout.php", $scene));

// In a function, as in Joomla: an override has only these variables.
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
