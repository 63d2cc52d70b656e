<?php
// php seed.php FOLDER SEED: fills an installed Joomla with the menu and the modules of a seed file, through Joomla's own tables.

[, $folder, $seed] = $argv;

define('_JEXEC', 1);
define('JPATH_BASE', $folder);
// Joomla reads the site's address from these.
$_SERVER['HTTP_HOST'] = 'localhost';
require JPATH_BASE . '/includes/defines.php';
require JPATH_BASE . '/includes/framework.php';

use Joomla\CMS\Application\ConsoleApplication;
use Joomla\CMS\Factory;
use Joomla\CMS\Table\Menu;
use Joomla\CMS\Table\Module;
use Joomla\Database\DatabaseInterface;
use Joomla\Database\ParameterType;
use Joomla\Session\SessionInterface;

$container = Factory::getContainer();
$container->alias('session', 'session.cli')->alias(SessionInterface::class, 'session.cli');
Factory::$application = $container->get(ConsoleApplication::class);

// These put messages and windows before the screens of the administrator.
const ASKING_PLUGINS = ['stats', 'eos', 'phpversioncheck', 'guidedtours'];

$database = $container->get(DatabaseInterface::class);
$seed     = json_decode(file_get_contents($seed), true, 512, JSON_THROW_ON_ERROR);

addItems($seed['menu'], Menu::getInstance('Menu')->getRootId());
array_map('addModule', $seed['modules']);
switchOff(ASKING_PLUGINS);

function switchOff(array $plugins): void
{
    global $database;
    $query = $database->getQuery(true)
        ->update('#__extensions')
        ->set('enabled = 0')
        ->where("type = 'plugin'")
        ->whereIn('element', $plugins, ParameterType::STRING);
    $database->setQuery($query)->execute();
}

function addItems(array $items, int $parent): void
{
    foreach ($items as $item) {
        $row = table(Menu::class);
        $row->setLocation($parent, 'last-child');
        save($row, [
            'menutype'          => 'mainmenu',
            'title'             => $item['title'],
            'alias'             => $item['alias'] ?? '',
            'type'              => $item['type'] ?? 'url',
            'link'              => $item['link'] ?? '#',
            'published'         => 1,
            'parent_id'         => $parent,
            'access'            => 1,
            'client_id'         => 0,
            'language'          => '*',
            'img'               => '',
            'component_id'      => 0,
            'template_style_id' => 0,
            'params'            => '{}',
        ]);
        $row->rebuildPath();
        addItems($item['children'] ?? [], (int) $row->id);
    }
}

function addModule(array $module): void
{
    $row = table(Module::class);
    save($row, [
        'title'     => $module['title'],
        'module'    => $module['module'],
        'position'  => $module['position'],
        'content'   => $module['content'] ?? '',
        'showtitle' => (int) ($module['showsTitle'] ?? false),
        'params'    => json_encode((object) ($module['params'] ?? [])),
        'published' => 1,
        'access'    => 1,
        'client_id' => 0,
        'language'  => '*',
        'ordering'  => 0,
    ]);
    onEveryPage((int) $row->id);
}

function onEveryPage(int $module): void
{
    global $database;
    $place = (object) ['moduleid' => $module, 'menuid' => 0];
    $database->insertObject('#__modules_menu', $place);
}

function table(string $class)
{
    global $database;
    return new $class($database);
}

function save($row, array $values): void
{
    if (!$row->bind($values) || !$row->check() || !$row->store()) {
        throw new RuntimeException($row->getError());
    }
}
