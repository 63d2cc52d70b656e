<?php
/**
 * Finds the package: the dist/ folder of this plug-in, which the plug-in's zip has.
 */

defined( 'ABSPATH' ) || exit;

add_action( 'admin_notices', 'dealer_elements_ask_for_package' );

function dealer_elements_path( $name ) {
	return plugin_dir_path( DEALER_ELEMENTS_FILE ) . "dist/$name";
}

function dealer_elements_url( $name ) {
	return plugins_url( "dist/$name", DEALER_ELEMENTS_FILE );
}

function dealer_elements_has_package() {
	return is_readable( dealer_elements_path( 'custom-elements.json' ) );
}

function dealer_elements_ask_for_package() {
	if ( dealer_elements_has_package() || ! current_user_can( 'activate_plugins' ) ) {
		return;
	}
	printf(
		'<div class="notice notice-error"><p>%s</p></div>',
		esc_html__( 'Dealer Elements does nothing yet: the folder dist/ is missing. Install the plug-in again from the zip.', 'dealer-elements' )
	);
}
