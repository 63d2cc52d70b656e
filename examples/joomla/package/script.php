<?php
/**
 * Refuses versions of Joomla and PHP that are too old, before anything is installed, and switches a new package on.
 */

defined('_JEXEC') or die;

use Joomla\CMS\Factory;
use Joomla\CMS\Installer\InstallerScript;
use Joomla\Database\DatabaseInterface;

// A class with a name, and Joomla's own for its parent: older versions of Joomla understand no other script.
class Pkg_DealerelementsInstallerScript extends InstallerScript
{
    protected $minimumPhp = '8.1';

    protected $minimumJoomla = '5.0';

    protected $allowDowngrades = true;

    private const PLUGINS = ['system' => 'dealerelements', 'fields' => 'dealerdate', 'editors-xtd' => 'dealertags'];

    /** No page changes by it: what a page has is off, and no module is a menu yet. An update keeps what the site's builder has chosen. */
    public function postflight($type, $adapter)
    {
        if ($type !== 'install') {
            return;
        }
        $database = Factory::getContainer()->get(DatabaseInterface::class);
        foreach (self::PLUGINS as $folder => $element) {
            $query = $database->getQuery(true)
                ->update($database->quoteName('#__extensions'))
                ->set($database->quoteName('enabled') . ' = 1')
                ->where($database->quoteName('type') . ' = ' . $database->quote('plugin'))
                ->where($database->quoteName('folder') . ' = ' . $database->quote($folder))
                ->where($database->quoteName('element') . ' = ' . $database->quote($element));
            $database->setQuery($query)->execute();
        }
    }
}
