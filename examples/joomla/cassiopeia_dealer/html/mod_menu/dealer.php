<?php
/**
 * A menu module in a dealer-mega-nav. The list itself comes from Joomla, or from the template's default.php.
 */

defined('_JEXEC') or die;

use Joomla\CMS\Helper\ModuleHelper;

$app->getDocument()->getWebAssetManager()->usePreset('dealer-elements');
?>
<dealer-mega-nav label="<?php echo htmlspecialchars($module->title, ENT_QUOTES, 'UTF-8'); ?>">
<?php require ModuleHelper::getLayoutPath('mod_menu', 'default'); ?>
</dealer-mega-nav>
