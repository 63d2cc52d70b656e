<?php
/**
 * After the plug-in has been activated, and until its settings are saved: where to begin.
 */

defined( 'ABSPATH' ) || exit;

add_action( 'admin_notices', 'dealer_elements_show_first_steps' );

function dealer_elements_show_first_steps() {
	$is_new = false === get_option( DEALER_ELEMENTS_OPTION, false );
	if ( ! $is_new || 'plugins' !== get_current_screen()->id || ! current_user_can( 'manage_options' ) ) {
		return;
	}
	printf(
		'<div class="notice notice-info"><p>%s <a href="%s">%s</a></p></div>',
		esc_html__( 'Dealer Elements is on, and changes nothing yet: choose what your site uses.', 'dealer-elements' ),
		esc_url( admin_url( 'options-general.php?page=' . DEALER_ELEMENTS_PAGE ) ),
		esc_html__( 'Settings', 'dealer-elements' )
	);
}
