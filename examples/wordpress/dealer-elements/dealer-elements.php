<?php
/**
 * Plugin Name: Dealer Elements
 * Description: Menu, cookie banner, call button and the other dealer elements, for every theme and every author.
 * Version: 0.1.0
 * Requires at least: 5.9
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: dealer-elements
 * Domain Path: /languages
 * Update URI: false
 */

defined( 'ABSPATH' ) || exit;

const DEALER_ELEMENTS_FILE = __FILE__;

require __DIR__ . '/includes/texts.php';
require __DIR__ . '/includes/package.php';
require __DIR__ . '/includes/manifest.php';
require __DIR__ . '/includes/enqueue.php';
require __DIR__ . '/includes/allowed-html.php';
require __DIR__ . '/includes/paragraphs.php';
require __DIR__ . '/includes/classic-editor.php';
require __DIR__ . '/includes/shortcodes.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/page-caches.php';
require __DIR__ . '/includes/menu.php';
require __DIR__ . '/includes/colours.php';
require __DIR__ . '/includes/per-page.php';
require __DIR__ . '/includes/page-tags.php';
require __DIR__ . '/includes/consent-gate.php';
require __DIR__ . '/includes/stills.php';
require __DIR__ . '/includes/consent-api.php';
require __DIR__ . '/includes/consent-record.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/preview.php';
require __DIR__ . '/includes/patterns.php';

if ( is_admin() || wp_doing_cron() ) {
	require __DIR__ . '/includes/updates.php';
}

if ( is_admin() ) {
	require __DIR__ . '/includes/settings-page.php';
	require __DIR__ . '/includes/first-steps.php';
	require __DIR__ . '/includes/menu-doctor.php';
}
