<?php
/**
 * Registers the tags with the classic editor, which removes unknown tags.
 */

defined( 'ABSPATH' ) || exit;

// The editor's list of boolean attributes, which it always writes as true: autoplay="false" becomes autoplay="autoplay".
const DEALER_ELEMENTS_VALUELESS = 'checked compact declare defer disabled ismap multiple nohref noresize noshade nowrap readonly selected autoplay loop controls';

add_filter( 'tiny_mce_before_init', 'dealer_elements_teach_editor' );

function dealer_elements_teach_editor( $settings ) {
	$tags = array_keys( dealer_elements_tags() );
	// "#" keeps an empty tag, and [*] keeps all attributes, because KSES removes those that are not allowed.
	$rules = preg_replace( '/.+/', '#$0[*]', $tags );

	$settings['custom_elements']         = dealer_elements_join( $settings['custom_elements'] ?? '', $tags );
	$settings['extended_valid_elements'] = dealer_elements_join( $settings['extended_valid_elements'] ?? '', $rules );
	$settings['boolean_attributes']      = dealer_elements_valueless_attributes();
	return $settings;
}

function dealer_elements_valueless_attributes() {
	$own = array_merge( ...array_values( dealer_elements_tags() ) );
	return implode( ' ', array_diff( explode( ' ', DEALER_ELEMENTS_VALUELESS ), $own ) );
}

function dealer_elements_join( $written, $more ) {
	return implode( ',', array_filter( array_merge( array( $written ), $more ) ) );
}
