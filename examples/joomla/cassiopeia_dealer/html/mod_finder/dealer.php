<?php
/**
 * Smart Search's form, with its own suggestions in a dealer-autocomplete. Without scripts it is an ordinary form.
 */

defined('_JEXEC') or die;

use Joomla\CMS\Language\Text;
use Joomla\CMS\Router\Route;

$app->getDocument()->getWebAssetManager()->usePreset('dealer-elements');

$escape = function ($text) {
    return htmlspecialchars((string) $text, ENT_QUOTES, 'UTF-8');
};

$id     = 'mod-finder-searchword' . (int) $module->id;
$label  = $params->get('alt_label') ?: Text::_('JSEARCH_FILTER_SUBMIT');
$action = Route::_($route, false);

// A form drops the query of its address, so the search's parameters (the menu item, the filter) are sent as fields.
parse_str((string) parse_url($action, PHP_URL_QUERY), $fields);
unset($fields['q']);

// Without an address the element leaves the input alone.
$suggestions = $params->get('show_autosuggest', 1)
    ? Route::_('index.php?option=com_finder&task=suggestions.suggest&format=json&tmpl=component', false)
    : '';
?>
<form class="mod-finder" action="<?php echo $escape($action); ?>" method="get" role="search">
    <label for="<?php echo $id; ?>"<?php echo $params->get('show_label', 1) ? '' : ' class="visually-hidden"'; ?>><?php echo $escape($label); ?></label>
    <dealer-autocomplete url="<?php echo $escape($suggestions); ?>" param="q" empty-text="Niets gevonden">
        <input type="search" class="form-control" id="<?php echo $id; ?>" name="q" value="<?php echo $escape($app->getInput()->get('q', '', 'string')); ?>">
    </dealer-autocomplete>
    <?php if ($params->get('show_button', 0)) : ?>
        <button class="btn btn-primary"><?php echo $escape(Text::_('JSEARCH_FILTER_SUBMIT')); ?></button>
    <?php endif; ?>
    <?php foreach ($fields as $name => $value) : ?>
        <input type="hidden" name="<?php echo $escape($name); ?>" value="<?php echo $escape($value); ?>">
    <?php endforeach; ?>
</form>
