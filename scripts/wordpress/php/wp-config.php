<?php
define( 'DB_NAME', getenv( 'DEALER_DB_NAME' ) );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:' . getenv( 'DEALER_DB_SOCKET' ) );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );

define( 'WP_HOME', getenv( 'DEALER_SITE_URL' ) );
define( 'WP_SITEURL', getenv( 'DEALER_SITE_URL' ) );

// These values need not be secret, because the site exists only during the test run.
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $purpose ) {
	define( "{$purpose}_KEY", "test-only-key-$purpose" );
	define( "{$purpose}_SALT", "test-only-salt-$purpose" );
}

define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', getenv( 'DEALER_PHP_ERRORS' ) );

$table_prefix = 'wp_';

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
