<?php
/**
 * What the editor shows of a block: the blocks in it as WordPress prints them on a page, and the files of the frame around them.
 */

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', 'dealer_elements_add_preview' );

function dealer_elements_add_preview() {
	register_rest_route(
		'dealer-elements/v1',
		'/preview',
		array(
			'methods'             => 'POST',
			'callback'            => 'dealer_elements_preview',
			'permission_callback' => fn() => current_user_can( 'edit_posts' ),
			'args'                => array(
				'content' => array(
					'type'     => 'string',
					'required' => true,
				),
			),
		)
	);
}

/** Styles of single blocks, such as a group's columns, are known once the blocks have been printed. */
function dealer_elements_preview( $request ) {
	add_filter( 'dealer_elements_is_page', '__return_true' );
	$html = dealer_elements_in_site_language( fn() => do_shortcode( do_blocks( $request['content'] ) ) );
	$css  = function_exists( 'wp_style_engine_get_stylesheet_from_context' ) ? wp_style_engine_get_stylesheet_from_context( 'block-supports' ) : '';
	return compact( 'html', 'css' );
}

/** Only the plug-in's own scripts run, and nothing comes from other sites: not even a picture, which could count readers. */
function dealer_elements_frame() {
	$own      = plugins_url( '/', DEALER_ELEMENTS_FILE );
	$site     = implode( ' ', array_unique( array_map( 'dealer_elements_origin', array( site_url(), home_url(), $own, wp_upload_dir()['baseurl'] ) ) ) );
	$policies = array(
		"default-src 'none'",
		"base-uri 'none'",
		"form-action 'none'",
		"script-src $own",
		"style-src 'unsafe-inline' $site",
		"img-src data: blob: $site",
		"font-src data: $site",
		"media-src $site",
	);
	return array(
		'policy'  => implode( '; ', $policies ),
		'script'  => plugins_url( 'assets/preview.js', DEALER_ELEMENTS_FILE ),
		'sheets'  => array(
			dealer_elements_url( 'dealer-elements.css' ),
			includes_url( 'css/dist/block-library/style.min.css' ),
			plugins_url( 'assets/preview.css', DEALER_ELEMENTS_FILE ),
		),
		'starter' => dealer_elements_url( 'dealer-elements.js' ),
	);
}

function dealer_elements_origin( $url ) {
	$parts = wp_parse_url( $url );
	return "{$parts['scheme']}://{$parts['host']}" . ( isset( $parts['port'] ) ? ":{$parts['port']}" : '' );
}
