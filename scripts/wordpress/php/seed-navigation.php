<?php

/** Publishes a navigation menu of blocks, which every navigation block without a menu of its own shows. */
function dealer_seed_navigation( array $items, array $pages ) {
	$fields = array(
		'post_type'    => 'wp_navigation',
		'post_status'  => 'publish',
		'post_title'   => 'Navigatie',
		'post_content' => dealer_seed_navigation_blocks( $items, $pages ),
	);
	dealer_seed_result( wp_insert_post( wp_slash( $fields ), true ) );
}

function dealer_seed_navigation_blocks( array $items, array $pages ): string {
	$blocks = '';
	foreach ( $items as $item ) {
		$attributes = wp_json_encode( dealer_seed_navigation_attributes( $item, $pages ), JSON_HEX_TAG | JSON_HEX_AMP );
		$blocks    .= isset( $item['children'] )
			? "<!-- wp:navigation-submenu $attributes -->" . dealer_seed_navigation_blocks( $item['children'], $pages ) . '<!-- /wp:navigation-submenu -->'
			: "<!-- wp:navigation-link $attributes /-->";
	}
	return $blocks;
}

function dealer_seed_navigation_attributes( array $item, array $pages ): array {
	if ( ! isset( $item['page'] ) ) {
		return array( 'label' => $item['title'], 'kind' => 'custom' ) + ( '' === $item['url'] ? array() : array( 'url' => $item['url'] ) );
	}
	$page = $pages[ $item['page'] ];
	return array(
		'label' => $item['title'] ?? get_the_title( $page ),
		'type'  => 'page',
		'id'    => $page,
		'url'   => get_permalink( $page ),
		'kind'  => 'post-type',
	);
}
