<?php
/**
 * How Joomla makes the plug-in.
 */

defined('_JEXEC') or die;

use Dealer\Plugin\EditorsXtd\DealerTags\Extension\DealerTags;
use Joomla\CMS\Extension\PluginInterface;
use Joomla\CMS\Factory;
use Joomla\CMS\Plugin\PluginHelper;
use Joomla\DI\Container;
use Joomla\DI\ServiceProviderInterface;
use Joomla\Event\DispatcherInterface;

return new class () implements ServiceProviderInterface {
    public function register(Container $container): void
    {
        $container->set(
            PluginInterface::class,
            function (Container $container) {
                $settings = (array) PluginHelper::getPlugin('editors-xtd', 'dealertags');
                $plugin   = new DealerTags($container->get(DispatcherInterface::class), $settings);
                $plugin->setApplication(Factory::getApplication());
                return $plugin;
            }
        );
    }
};
