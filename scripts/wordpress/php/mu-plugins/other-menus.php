<?php
/**
 * The other menus that WordPress can print, each in a dealer-mega-nav in our theme, instead of the main menu:
 *   ?menu=pages|page-list|block-hover|block-click
 */
add_filter( 'pre_wp_nav_menu', 'dealer_test_menu', 10, 2 );

function dealer_test_menu( $html, $args ) {
	if ( 'main' !== $args->theme_location ) {
		return $html;
	}
	switch ( $_GET['menu'] ?? '' ) {
		case 'pages':
			return wp_page_menu( array( 'echo' => false ) );
		case 'page-list':
			return do_blocks( '<!-- wp:page-list /-->' );
		case 'block-hover':
			return dealer_test_navigation_block( false );
		case 'block-click':
			return dealer_test_navigation_block( true );
		default:
			return $html;
	}
}

function dealer_test_navigation_block( bool $opens_on_click ): string {
	$options = wp_json_encode( array( 'overlayMenu' => 'never', 'openSubmenusOnClick' => $opens_on_click ) );
	return do_blocks(
		"<!-- wp:navigation $options -->
		<!-- wp:navigation-link {\"label\":\"Home\",\"url\":\"/\"} /-->
		<!-- wp:navigation-submenu {\"label\":\"Auto's\",\"url\":\"/autos/\"} -->
			<!-- wp:navigation-submenu {\"label\":\"Nieuwe auto's\",\"url\":\"/autos/nieuwe-autos/\"} -->
				<!-- wp:navigation-link {\"label\":\"SUV\",\"url\":\"/autos/nieuwe-autos/suv/\"} /-->
			<!-- /wp:navigation-submenu -->
			<!-- wp:navigation-link {\"label\":\"Occasions\",\"url\":\"/autos/occasions/\"} /-->
		<!-- /wp:navigation-submenu -->
		<!-- wp:navigation-submenu {\"label\":\"Werkplaats\",\"url\":\"/werkplaats/\"} -->
			<!-- wp:navigation-link {\"label\":\"Banden en velgen\",\"url\":\"/werkplaats/banden-velgen/\"} /-->
		<!-- /wp:navigation-submenu -->
		<!-- /wp:navigation -->"
	);
}
