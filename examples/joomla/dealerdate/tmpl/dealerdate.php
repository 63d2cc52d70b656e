<?php
/**
 * The date where the page shows the field's value.
 */

defined('_JEXEC') or die;

echo htmlspecialchars((string) $field->value, ENT_QUOTES, 'UTF-8');
