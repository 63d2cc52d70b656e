<?php
/**
 * What the settings put on every page can be left out of one page: a box beside its editor.
 */

defined( 'ABSPATH' ) || exit;

const DEALER_ELEMENTS_LEFT_OUT = '_dealer_elements_left_out';

add_action( 'add_meta_boxes', 'dealer_elements_add_box' );
add_action( 'save_post', 'dealer_elements_save_box' );

/** The settings as they are for the page that is asked for. */
function dealer_elements_page_settings() {
	$page     = get_queried_object();
	$left_out = $page instanceof WP_Post ? dealer_elements_left_out( $page ) : array();
	return array_fill_keys( $left_out, false ) + dealer_elements_settings();
}

function dealer_elements_left_out( $post ) {
	$stored = array_filter( (array) get_post_meta( $post->ID, DEALER_ELEMENTS_LEFT_OUT, true ), 'is_string' );
	return array_intersect( array_keys( dealer_elements_switches() ), $stored );
}

/** The names of what is on every page, and so can be left out. */
function dealer_elements_on_every_page() {
	return array_intersect_key( dealer_elements_switches(), array_filter( dealer_elements_settings() ) );
}

function dealer_elements_add_box() {
	if ( dealer_elements_on_every_page() ) {
		add_meta_box( 'dealer-elements', __( 'Dealer Elements', 'dealer-elements' ), 'dealer_elements_print_box', array_diff( get_post_types( array( 'public' => true ) ), array( 'attachment' ) ), 'side' );
	}
}

function dealer_elements_print_box( $post ) {
	$left_out = dealer_elements_left_out( $post );
	wp_nonce_field( DEALER_ELEMENTS_LEFT_OUT, DEALER_ELEMENTS_LEFT_OUT . '_nonce' );
	printf( '<fieldset><legend>%s</legend>', esc_html__( 'Leave out of this page:', 'dealer-elements' ) );
	foreach ( dealer_elements_on_every_page() as $key => $label ) {
		printf(
			'<p><label><input type="checkbox" name="%s[]" value="%s"%s> %s</label></p>',
			esc_attr( DEALER_ELEMENTS_LEFT_OUT ),
			esc_attr( $key ),
			checked( in_array( $key, $left_out, true ), true, false ),
			esc_html( $label )
		);
	}
	echo '</fieldset>';
}

/** Quick edits, autosaves and other plug-ins save a page without the box: then it stays as it was. */
function dealer_elements_save_box( $id ) {
	$nonce = sanitize_key( $_POST[ DEALER_ELEMENTS_LEFT_OUT . '_nonce' ] ?? '' );
	if ( wp_is_post_revision( $id ) || ! wp_verify_nonce( $nonce, DEALER_ELEMENTS_LEFT_OUT ) || ! current_user_can( 'edit_post', $id ) ) {
		return;
	}
	$shown  = array_keys( dealer_elements_on_every_page() );
	$chosen = array_map( 'sanitize_key', (array) wp_unslash( $_POST[ DEALER_ELEMENTS_LEFT_OUT ] ?? array() ) );
	$known  = array_merge( array_diff( dealer_elements_left_out( get_post( $id ) ), $shown ), array_intersect( $shown, $chosen ) );
	if ( $known ) {
		update_post_meta( $id, DEALER_ELEMENTS_LEFT_OUT, $known );
	} else {
		delete_post_meta( $id, DEALER_ELEMENTS_LEFT_OUT );
	}
}
