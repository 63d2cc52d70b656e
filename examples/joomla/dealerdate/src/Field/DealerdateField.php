<?php
/**
 * A text field in a dealer-date-input. Without scripts it is a text field.
 */

namespace Dealer\Plugin\Fields\DealerDate\Field;

use Dealer\Plugin\System\DealerElements\Tag;
use Joomla\CMS\Form\Field\TextField;

\defined('_JEXEC') or die;

class DealerdateField extends TextField
{
    protected $type = 'Dealerdate';

    // What the form of a custom field of this type has (params/dealerdate.xml).
    private const ATTRIBUTES = ['format', 'min', 'max', 'disabled-weekdays', 'disabled-dates'];

    protected function getInput()
    {
        $attributes = [];
        foreach (self::ATTRIBUTES as $name) {
            $attributes[$name] = (string) $this->element[$name];
        }
        return Tag::around(parent::getInput(), 'dealer-date-input', $attributes);
    }
}
