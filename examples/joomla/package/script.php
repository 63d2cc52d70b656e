<?php
/**
 * Refuses versions of Joomla and PHP that are too old, before anything is installed, and switches the editor's button on.
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

    /** The button has no settings, and is there only while the system plug-in is on. */
    public function postflight($type, $adapter)
    {
        if ($type !== 'install') {
            return;
        }
        $database = Factory::getContainer()->get(DatabaseInterface::class);
        $query    = $database->getQuery(true)
            ->update($database->quoteName('#__extensions'))
            ->set($database->quoteName('enabled') . ' = 1')
            ->where($database->quoteName('type') . ' = ' . $database->quote('plugin'))
            ->where($database->quoteName('folder') . ' = ' . $database->quote('editors-xtd'))
            ->where($database->quoteName('element') . ' = ' . $database->quote('dealertags'));
        $database->setQuery($query)->execute();
    }
}
