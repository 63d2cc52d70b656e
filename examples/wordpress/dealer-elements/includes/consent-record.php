<?php
/**
 * A record of consent, for owners who want to prove what visitors chose: the time, the choice, the text that was read and a
 * random number. Nothing that says who the visitor is.
 */

defined( 'ABSPATH' ) || exit;

const DEALER_ELEMENTS_RECORD       = 'dealer_elements_record';
const DEALER_ELEMENTS_RECORD_TEXTS = 'dealer_elements_record_texts';

$GLOBALS['wpdb']->dealer_elements_record = $GLOBALS['wpdb']->prefix . DEALER_ELEMENTS_RECORD;

add_action( 'admin_init', 'dealer_elements_make_record' );
add_action( 'rest_api_init', 'dealer_elements_register_record' );
add_action( 'wp_enqueue_scripts', 'dealer_elements_enqueue_record' );
add_action( 'admin_post_' . DEALER_ELEMENTS_RECORD, 'dealer_elements_download_record' );

function dealer_elements_keeps_record() {
	$settings = dealer_elements_settings();
	return $settings['cookie_hint'] && $settings['consent_record'];
}

/** The table, and each text that visitors have read. */
function dealer_elements_make_record() {
	$texts   = (array) get_option( DEALER_ELEMENTS_RECORD_TEXTS, array() );
	$version = dealer_elements_text_version();
	if ( ! dealer_elements_keeps_record() || isset( $texts[ $version ] ) ) {
		return;
	}
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	dbDelta(
		"CREATE TABLE {$wpdb->dealer_elements_record} (
			id bigint unsigned NOT NULL AUTO_INCREMENT,
			chosen_at datetime NOT NULL,
			choice varchar(8) NOT NULL,
			text_version varchar(12) NOT NULL,
			visitor varchar(32) NOT NULL,
			PRIMARY KEY  (id),
			KEY chosen_at (chosen_at)
		) {$wpdb->get_charset_collate()};"
	);
	$texts[ $version ] = dealer_elements_settings()['cookie_hint_text'];
	update_option( DEALER_ELEMENTS_RECORD_TEXTS, $texts, false );
}

function dealer_elements_text_version() {
	return substr( md5( dealer_elements_settings()['cookie_hint_text'] ), 0, 12 );
}

function dealer_elements_register_record() {
	if ( ! dealer_elements_keeps_record() ) {
		return;
	}
	$matches = fn( $pattern ) => array(
		'type'     => 'string',
		'pattern'  => $pattern,
		'required' => true,
	);
	register_rest_route(
		'dealer-elements/v1',
		'/consent',
		array(
			'methods'             => 'POST',
			'callback'            => 'dealer_elements_add_to_record',
			'permission_callback' => 'dealer_elements_is_own_page',
			'args'                => array(
				'choice'  => $matches( '^(accepted|declined)$' ),
				'text'    => $matches( '^[0-9a-f]{12}$' ),
				'visitor' => $matches( '^[0-9a-f]{32}$' ),
			),
		)
	);
}

/** A kept page has no nonce that still counts; a browser always says from which site it sends. */
function dealer_elements_is_own_page() {
	return wp_parse_url( (string) get_http_origin(), PHP_URL_HOST ) === wp_parse_url( home_url(), PHP_URL_HOST );
}

/** What is older than a choice can count is deleted. */
function dealer_elements_add_to_record( $request ) {
	global $wpdb;
	$added  = $wpdb->insert( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a table of its own.
		$wpdb->dealer_elements_record,
		array(
			'chosen_at'    => gmdate( 'Y-m-d H:i:s' ),
			'choice'       => $request['choice'],
			'text_version' => $request['text'],
			'visitor'      => $request['visitor'],
		)
	);
	$oldest = gmdate( 'Y-m-d H:i:s', time() - DEALER_ELEMENTS_MAX_DAYS * DAY_IN_SECONDS );
	$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->dealer_elements_record} WHERE chosen_at < %s", $oldest ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a table of its own.
	return new WP_REST_Response( null, $added ? 204 : 500 );
}

function dealer_elements_enqueue_record() {
	if ( ! dealer_elements_keeps_record() ) {
		return;
	}
	$handle = 'dealer-elements-record';
	dealer_elements_enqueue_asset( $handle, 'assets/consent-record.js' );
	$told = array(
		'url'  => rest_url( 'dealer-elements/v1/consent' ),
		'text' => dealer_elements_text_version(),
	);
	wp_add_inline_script( $handle, 'var dealerElementsRecord = ' . wp_json_encode( $told ) . ';', 'before' );
}

/** A file that a spreadsheet opens. */
function dealer_elements_download_record() {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( '', '', array( 'response' => 403 ) );
	}
	check_admin_referer( DEALER_ELEMENTS_RECORD );
	global $wpdb;
	$texts = (array) get_option( DEALER_ELEMENTS_RECORD_TEXTS, array() );
	nocache_headers();
	header( 'Content-Type: text/csv; charset=utf-8' );
	header( 'Content-Disposition: attachment; filename=consent.csv' );
	$file = fopen( 'php://output', 'w' );
	fputcsv( $file, array( 'time (UTC)', 'choice', 'visitor', 'text' ) );
	$rows = $wpdb->get_results( "SELECT chosen_at, choice, visitor, text_version FROM {$wpdb->dealer_elements_record} ORDER BY id", ARRAY_N ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a table of its own.
	foreach ( $rows as list( $time, $choice, $visitor, $version ) ) {
		fputcsv( $file, array( $time, $choice, $visitor, wp_strip_all_tags( $texts[ $version ] ?? $version ) ) );
	}
	exit;
}
