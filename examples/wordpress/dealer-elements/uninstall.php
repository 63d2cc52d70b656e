<?php
/**
 * Deletes the plug-in's settings.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'dealer_elements' );
