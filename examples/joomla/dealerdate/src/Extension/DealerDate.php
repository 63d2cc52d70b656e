<?php
/**
 * A type of custom field: a date that visitors type or choose from a calendar.
 */

namespace Dealer\Plugin\Fields\DealerDate\Extension;

use Joomla\CMS\Form\Form;
use Joomla\CMS\Form\FormHelper;
use Joomla\Component\Fields\Administrator\Plugin\FieldsPlugin;
use Joomla\Event\SubscriberInterface;

\defined('_JEXEC') or die;

final class DealerDate extends FieldsPlugin implements SubscriberInterface
{
    protected $autoloadLanguage = true;

    public function onCustomFieldsPrepareDom($field, \DOMElement $parent, Form $form)
    {
        FormHelper::addFieldPrefix('Dealer\\Plugin\\Fields\\DealerDate\\Field');
        return parent::onCustomFieldsPrepareDom($field, $parent, $form);
    }
}
