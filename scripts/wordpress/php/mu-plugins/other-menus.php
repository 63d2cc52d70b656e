<?php
/**
 * The other menus that WordPress can print, each in a dealer-mega-nav:
 *   ?theme=twentytwentyone      that theme, its own navigation, styles and script; likewise twentytwentythree
 *   ?menu=pages|page-list|block-hover|block-click   in our theme, instead of the main menu
 */
const DEALER_TEST_THEMES = array( 'twentytwentyone', 'twentytwentythree' );
const DEALER_TEST_NAVS   = '#<nav\b[^>]*(?:id="site-navigation"|wp-block-navigation).*?</nav>#s';

add_filter( 'template', 'dealer_test_theme' );
add_filter( 'stylesheet', 'dealer_test_theme' );
add_filter( 'theme_mod_nav_menu_locations', 'dealer_test_menu_locations' );
add_filter( 'pre_wp_nav_menu', 'dealer_test_menu', 10, 2 );
add_action( 'template_redirect', 'dealer_test_wrap_navigation' );

function dealer_test_asked( string $name, array $allowed ): string {
	$asked = $_GET[ $name ] ?? '';
	return in_array( $asked, $allowed, true ) ? $asked : '';
}

function dealer_test_theme( $theme ) {
	return dealer_test_asked( 'theme', DEALER_TEST_THEMES ) ?: $theme;
}

/** Assigns our theme's menu in the other themes as well. */
function dealer_test_menu_locations( $locations ) {
	$menu = wp_get_nav_menu_object( 'Hoofdmenu' );
	return $menu && dealer_test_asked( 'theme', DEALER_TEST_THEMES ) ? array( 'primary' => $menu->term_id ) : $locations;
}

function dealer_test_menu( $html, $args ) {
	if ( 'main' !== $args->theme_location ) {
		return $html;
	}
	switch ( dealer_test_asked( 'menu', array( 'pages', 'page-list', 'block-hover', 'block-click' ) ) ) {
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

/** Puts the tag around another theme's navigation, as its author would do; the plug-in adds the script. */
function dealer_test_wrap_navigation() {
	if ( '' === dealer_test_asked( 'theme', DEALER_TEST_THEMES ) || isset( $_GET['settings'] ) ) {
		return;
	}
	ob_start(
		function ( $html ) {
			return preg_replace( DEALER_TEST_NAVS, '<dealer-mega-nav>$0</dealer-mega-nav>', $html, 1 );
		}
	);
}
