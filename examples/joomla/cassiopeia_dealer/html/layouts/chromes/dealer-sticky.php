<?php
/**
 * The module style dealer-sticky: a module in a column that stays in view past the slider.
 */

defined('_JEXEC') or die;

use Joomla\CMS\Factory;

$module = $displayData['module'];
$params = $displayData['params'];

if ((string) $module->content === '') {
    return;
}

Factory::getApplication()->getDocument()->getWebAssetManager()->usePreset('dealer-elements');

$header = htmlspecialchars($params->get('header_tag', 'h3'), ENT_QUOTES, 'UTF-8');
// Use in index.php: <jdoc:include type="modules" name="sidebar-left" style="dealer-sticky" after="#slider" />
$after  = $displayData['attribs']['after'] ?? '';
?>
<dealer-sticky-column<?php echo $after === '' ? '' : ' after="' . htmlspecialchars($after, ENT_QUOTES, 'UTF-8') . '"'; ?>>
    <?php if ($module->showtitle) : ?>
        <<?php echo $header; ?>><?php echo htmlspecialchars($module->title, ENT_QUOTES, 'UTF-8'); ?></<?php echo $header; ?>>
    <?php endif; ?>
    <?php echo $module->content; ?>
</dealer-sticky-column>
