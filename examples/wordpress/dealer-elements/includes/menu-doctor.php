<?php
/**
 * Says in the screen for menus, after each save, what is wrong with the menu that the settings choose.
 */

defined( 'ABSPATH' ) || exit;

/** The width of a small laptop or a tablet on its side, of which a name or logo takes a part. */
const DEALER_ELEMENTS_ROW_PX = 1024 - 160;

/** Of a usual font, and of the space around a name with its caret. */
const DEALER_ELEMENTS_LETTER_PX = 9;
const DEALER_ELEMENTS_AROUND_PX = 40;

add_action( 'admin_notices', 'dealer_elements_show_menu_findings' );

function dealer_elements_show_menu_findings() {
	$menu = get_nav_menu_locations()[ dealer_elements_settings()['menu_location'] ] ?? 0;
	if ( 'nav-menus' !== get_current_screen()->id || ! $menu ) {
		return;
	}
	$findings = dealer_elements_menu_findings( wp_get_nav_menu_items( $menu ) );
	if ( $findings ) {
		printf(
			'<div class="notice notice-warning"><p>%s</p><ul class="ul-disc"><li>%s</li></ul></div>',
			/* translators: %s: the menu's name. */
			esc_html( sprintf( __( 'In the menu %s:', 'dealer-elements' ), wp_get_nav_menu_object( $menu )->name ) ),
			implode( '</li><li>', array_map( 'esc_html', $findings ) ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped here.
		);
	}
}

/** One sentence for each fault, in the menu's order. */
function dealer_elements_menu_findings( $items ) {
	$below    = array();
	$findings = array();
	foreach ( $items ? $items : array() as $item ) {
		$below[ (int) $item->menu_item_parent ][] = $item;
	}
	foreach ( $below as $siblings ) {
		foreach ( $siblings as $place => $item ) {
			if ( dealer_elements_is_dead( $item->url ) && empty( $below[ (int) $item->ID ] ) ) {
				/* translators: %s: the name of a menu item. */
				$findings[] = sprintf( __( '“%s” leads nowhere and has no submenu: a visitor who presses it sees nothing happen.', 'dealer-elements' ), $item->title );
			}
			if ( in_array( $item->title, wp_list_pluck( array_slice( $siblings, 0, $place ), 'title' ), true ) ) {
				/* translators: %s: the name of a menu item. */
				$findings[] = sprintf( __( '“%s” is there twice in the same list.', 'dealer-elements' ), $item->title );
			}
		}
	}
	if ( dealer_elements_row_px( $below[0] ?? array() ) > DEALER_ELEMENTS_ROW_PX ) {
		$findings[] = __( 'The names at the top are together wider than a tablet on its side, and take two rows there: make them shorter, or put some below another.', 'dealer-elements' );
	}
	return $findings;
}

function dealer_elements_is_dead( $url ) {
	return in_array( trim( (string) $url ), array( '', '#' ), true );
}

function dealer_elements_row_px( $items ) {
	$px_of = fn( $item ) => mb_strlen( wp_strip_all_tags( $item->title ) ) * DEALER_ELEMENTS_LETTER_PX + DEALER_ELEMENTS_AROUND_PX;
	return array_sum( array_map( $px_of, $items ) );
}
