<?php

/** Makes a nested menu of seed items and returns its id. */
function dealer_seed_menu( string $name, array $items, array $pages ): int {
	$menu = dealer_seed_result( wp_create_nav_menu( $name ) );
	dealer_seed_items( $menu, $items, 0, $pages );
	return $menu;
}

function dealer_seed_items( int $menu, array $items, int $parent, array $pages ) {
	foreach ( $items as $item ) {
		$fields = dealer_seed_item_fields( $item, $pages ) + array( 'menu-item-parent-id' => $parent );
		$id     = dealer_seed_result( wp_update_nav_menu_item( $menu, 0, wp_slash( $fields ) ) );
		dealer_seed_items( $menu, $item['children'] ?? array(), $id, $pages );
	}
}

function dealer_seed_item_fields( array $item, array $pages ): array {
	$address = isset( $item['page'] )
		? array( 'menu-item-type' => 'post_type', 'menu-item-object' => 'page', 'menu-item-object-id' => $pages[ $item['page'] ] )
		: array( 'menu-item-type' => 'custom', 'menu-item-url' => $item['url'] );

	return $address + array(
		'menu-item-status'     => 'publish',
		'menu-item-title'      => $item['title'] ?? '',
		'menu-item-attr-title' => $item['hint'] ?? '',
		'menu-item-classes'    => $item['classes'] ?? '',
		'menu-item-target'     => empty( $item['newWindow'] ) ? '' : '_blank',
		'menu-item-xfn'        => empty( $item['newWindow'] ) ? '' : 'noopener',
	);
}
