<?php

/** Inserts the pages, parents before children, and returns their ids by slug. */
function dealer_seed_pages( array $pages, string $folder ): array {
	$ids = array();
	foreach ( $pages as $page ) {
		$ids[ $page['slug'] ] = dealer_seed_page( $page, $ids[ $page['parent'] ?? '' ] ?? 0, $folder );
	}
	return $ids;
}

function dealer_seed_page( array $page, int $parent, string $folder ): int {
	$fields = array(
		'post_type'    => 'page',
		'post_status'  => 'publish',
		'post_name'    => $page['slug'],
		'post_title'   => $page['title'],
		'post_parent'  => $parent,
		'post_content' => file_get_contents( "$folder/{$page['slug']}.html" ),
	);
	return dealer_seed_result( wp_insert_post( wp_slash( $fields ), true ) );
}

/** Puts one block of HTML into the theme's left column. */
function dealer_seed_left_column( string $html ) {
	update_option( 'widget_block', array( 2 => array( 'content' => $html ), '_multiwidget' => 1 ) );
	update_option( 'sidebars_widgets', array( 'left-column' => array( 'block-2' ), 'array_version' => 3 ) );
}

function dealer_seed_result( $id_or_error ): int {
	if ( is_wp_error( $id_or_error ) ) {
		throw new Exception( $id_or_error->get_error_message() );
	}
	return $id_or_error;
}
