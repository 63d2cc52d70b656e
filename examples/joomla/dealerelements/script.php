<?php
/**
 * Removes what the tab of a module has saved, when the plug-in is uninstalled. Joomla removes the rest.
 */

defined('_JEXEC') or die;

use Joomla\CMS\Installer\InstallerAdapter;
use Joomla\CMS\Installer\InstallerScriptInterface;
use Joomla\Database\DatabaseAwareInterface;
use Joomla\Database\DatabaseAwareTrait;

return new class () implements InstallerScriptInterface, DatabaseAwareInterface {
    use DatabaseAwareTrait;

    public function uninstall(InstallerAdapter $adapter): bool
    {
        $database = $this->getDatabase();
        $query    = $database->getQuery(true)
            ->select($database->quoteName(['id', 'params']))
            ->from($database->quoteName('#__modules'))
            ->where($database->quoteName('params') . ' LIKE ' . $database->quote('%"dealer":%'));
        foreach ($database->setQuery($query)->loadObjectList() as $module) {
            $params = json_decode($module->params);
            unset($params->dealer);
            $module->params = json_encode($params);
            $database->updateObject('#__modules', $module, 'id');
        }
        return true;
    }

    public function install(InstallerAdapter $adapter): bool
    {
        return true;
    }

    public function update(InstallerAdapter $adapter): bool
    {
        return true;
    }

    public function preflight(string $type, InstallerAdapter $adapter): bool
    {
        return true;
    }

    public function postflight(string $type, InstallerAdapter $adapter): bool
    {
        return true;
    }
};
