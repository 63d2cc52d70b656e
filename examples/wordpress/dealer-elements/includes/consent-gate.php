<?php
/**
 * Puts what other sites show in a post behind the visitor's consent: what an author has put in the block for it and, if the
 * site's owner has switched that on, what WordPress embeds for an address, and frames in a block of HTML. Videos of the site
 * itself stay.
 */

defined( 'ABSPATH' ) || exit;

const DEALER_ELEMENTS_GATE = 'dealer-consent-gate';

// Addresses, and the name that visitors know. Another service is named by its host.
const DEALER_ELEMENTS_SERVICES = array(
	'#//([\w-]+\.)?(youtube(-nocookie)?\.com|youtu\.be)/#' => 'YouTube',
	'#//([\w-]+\.)?vimeo\.com/#'                           => 'Vimeo',
	'#//(maps\.google\.[\w.]+|(www\.)?google\.[\w.]+/maps)\b#' => 'Google Maps',
	'#//([\w-]+\.)?openstreetmap\.org/#'                   => 'OpenStreetMap',
);

const DEALER_ELEMENTS_FRAME = '#<iframe(?:\s[^>]*)?\ssrc=(["\'])([^>]*?)\1[^>]*>.*?</iframe>#is';

// The gate has the frame's ratio and width. WordPress adds an empty space of that ratio before a frame, and makes it as wide as the column.
const DEALER_ELEMENTS_GATE_STYLE = '.wp-embed-responsive .wp-has-aspect-ratio .wp-block-embed__wrapper:has(> dealer-consent-gate)::before { display: none; }'
	. '.wp-embed-responsive .wp-has-aspect-ratio dealer-consent-gate { max-inline-size: none; }';

const DEALER_ELEMENTS_WHOLE_GATE = '#^\s*(<dealer-consent-gate(?:\s[^>]*)?>)(.*)</dealer-consent-gate>\s*$#s';

add_action( 'wp_enqueue_scripts', 'dealer_elements_style_gate' );
add_filter( 'embed_oembed_html', 'dealer_elements_gate_embed', 20, 2 );
add_filter( 'render_block_core/html', 'dealer_elements_gate_frames' );
add_filter( 'render_block_dealer-elements/consent-gate', 'dealer_elements_gate_block', 10, 2 );

/** WordPress adds it to pages with the block, and the setting to all. */
function dealer_elements_style_gate() {
	wp_register_style( DEALER_ELEMENTS_GATE, false, array(), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- it has no file.
	wp_add_inline_style( DEALER_ELEMENTS_GATE, DEALER_ELEMENTS_GATE_STYLE );
	if ( dealer_elements_settings()['consent_gate'] ) {
		wp_enqueue_style( DEALER_ELEMENTS_GATE );
	}
}

function dealer_elements_gate_embed( $html, $url ) {
	return is_string( $html ) && dealer_elements_is_gated( $html, $url ) ? dealer_elements_in_gate( $html, $url ) : $html;
}

function dealer_elements_gate_frames( $html ) {
	$gate = static function ( $frame ) {
		$url = html_entity_decode( $frame[2] );
		return dealer_elements_is_gated( $frame[0], $url ) ? dealer_elements_in_gate( $frame[0], $url ) : $frame[0];
	};
	return false === strpos( $html, DEALER_ELEMENTS_GATE ) ? preg_replace_callback( DEALER_ELEMENTS_FRAME, $gate, $html ) ?? $html : $html;
}

function dealer_elements_is_gated( $html, $url ) {
	$host = wp_parse_url( $url, PHP_URL_HOST );
	return $host && wp_parse_url( home_url(), PHP_URL_HOST ) !== $host
		&& false === strpos( $html, DEALER_ELEMENTS_GATE )
		&& dealer_elements_settings()['consent_gate']
		&& dealer_elements_is_page();
}

/**
 * Feed readers and the editor have no elements, except in its preview.
 */
function dealer_elements_is_page() {
	$is_rest = defined( 'REST_REQUEST' ) && REST_REQUEST;
	$is_page = ! is_admin() && ! is_feed() && ! is_embed() && ! $is_rest;
	return dealer_elements_has_package() && apply_filters( 'dealer_elements_is_page', $is_page );
}

function dealer_elements_in_gate( $html, $url, $opening = '<dealer-consent-gate>' ) {
	$service = dealer_elements_service( $url );
	return sprintf(
		'%1$s<template><!--%2$s--></template>%3$s%4$s</dealer-consent-gate>',
		dealer_elements_gate_of( $service, $opening ),
		dealer_elements_shown( $html ),
		dealer_elements_still( $url ),
		'' === $url ? '' : sprintf(
			'<a href="%1$s">%2$s</a>',
			esc_url( $url ),
			/* translators: %s: a service such as YouTube. */
			esc_html( sprintf( __( 'View on %s', 'dealer-elements' ), $service ) )
		)
	);
}

/**
 * Each frame that an author has put in the block gets a gate of its own, as by the setting, with the author's choices. Content
 * without a frame, such as a message with a script, waits as a whole.
 */
function dealer_elements_gate_block( $html, $block ) {
	if ( ! dealer_elements_is_page() || ! preg_match( DEALER_ELEMENTS_WHOLE_GATE, $html, $parts ) ) {
		return $html;
	}
	list( , $opening, $content ) = $parts;
	$choose                      = fn( $gate ) => dealer_elements_gate_of( html_entity_decode( $gate[1] ), $opening );
	$gated                       = preg_replace_callback( '#<dealer-consent-gate service="([^"]*)">#', $choose, $content, -1, $count );
	if ( $count ) {
		return $gated;
	}
	if ( false !== strpos( $content, '<template' ) ) {
		return $html;
	}
	$url   = 1 === count( $block['innerBlocks'] ) ? $block['innerBlocks'][0]['attrs']['url'] ?? '' : '';
	$gate  = fn( $frame ) => dealer_elements_in_gate( $frame[0], $url ? $url : html_entity_decode( $frame[2] ), $opening );
	$gated = preg_replace_callback( DEALER_ELEMENTS_FRAME, $gate, $content, -1, $count );
	return $count ? $gated : dealer_elements_in_gate( $content, $url, $opening );
}

/**
 * The opening tag, which names the service where its author has not.
 */
function dealer_elements_gate_of( $service, $opening ) {
	$is_known = '' === $service || preg_match( '/\sservice=/', $opening );
	return $is_known ? $opening : sprintf( '%s service="%s">', substr( $opening, 0, -1 ), esc_attr( $service ) );
}

function dealer_elements_service( $url ) {
	foreach ( DEALER_ELEMENTS_SERVICES as $address => $name ) {
		if ( preg_match( $address, $url ) ) {
			return $name;
		}
	}
	return preg_replace( '/^www\./', '', (string) wp_parse_url( $url, PHP_URL_HOST ) );
}

/**
 * In a comment: Firefox fetches the scripts of a plain template. WordPress hides the frame of another WordPress site until a
 * script has seen it, when the page loads.
 */
function dealer_elements_shown( $html ) {
	$seen = preg_replace( '/(<iframe\s[^>]*?)\sstyle="position:\s*absolute;[^"]*"/i', '$1', $html );
	return preg_replace( '/<!--.*?--!?>|--!?>/s', '', $seen );
}
