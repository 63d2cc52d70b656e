<?php
/**
 * Debian's themes, with their own navigation, styles and script, each navigation in a dealer-mega-nav:
 *   ?theme=twentytwentyone     the tag is around the theme's whole <nav>, as in a child theme's template
 *   &tag=plugin                the plug-in puts the tag around the list at the menu location, or around the navigation
 *                              block with the class dealer-mega-nav and without its own overlay menu
 *   &judge                     links before and after the header, where a visitor's keyboard comes from and goes to
 */
const DEALER_TEST_NAVS = '#<nav\b[^>]*(?:id="site-navigation"|wp-block-navigation).*?</nav>#s';

add_filter( 'template', 'dealer_test_theme' );
add_filter( 'stylesheet', 'dealer_test_theme' );
add_filter( 'theme_mod_nav_menu_locations', 'dealer_test_menu_locations' );
add_filter( 'option_dealer_elements', 'dealer_test_menu_setting' );
add_filter( 'default_option_dealer_elements', 'dealer_test_menu_setting' );
add_filter( 'pre_render_block', 'dealer_test_navigation_block_of_plugin', 10, 2 );
add_action( 'template_redirect', 'dealer_test_change_page' );

/** The other theme that this page is shown in, or nothing. */
function dealer_test_other_theme(): string {
	$asked = $_GET['theme'] ?? '';
	return is_string( $asked ) && preg_match( '/^twenty\w+$/', $asked ) ? $asked : '';
}

function dealer_test_plugin_has_tag(): bool {
	return '' !== dealer_test_other_theme() && 'plugin' === ( $_GET['tag'] ?? '' );
}

function dealer_test_theme( $theme ) {
	return dealer_test_other_theme() ?: $theme;
}

function dealer_test_menu_locations( $locations ) {
	$menu = wp_get_nav_menu_object( 'Themamenu' );
	return $menu && '' !== dealer_test_other_theme() ? array( 'primary' => $menu->term_id ) : $locations;
}

function dealer_test_menu_setting( $settings ) {
	return dealer_test_plugin_has_tag() ? array( 'menu_location' => 'primary' ) : $settings;
}

/** The settings that the plug-in's author gives the first navigation block of a page, which is the header's. */
function dealer_test_navigation_block_of_plugin( $html, $block ) {
	static $is_first = true;
	if ( 'core/navigation' !== $block['blockName'] || ! $is_first || ! dealer_test_plugin_has_tag() ) {
		return $html;
	}
	$is_first       = false;
	$block['attrs'] = array(
		'className'   => trim( ( $block['attrs']['className'] ?? '' ) . ' dealer-mega-nav' ),
		'overlayMenu' => 'never',
		'ref'         => dealer_test_navigation_menu(),
	) + $block['attrs'];
	return render_block( $block );
}

/** The published navigation menu; some themes print a list of pages until their author chooses it. */
function dealer_test_navigation_menu(): int {
	return get_posts( array( 'post_type' => 'wp_navigation', 'fields' => 'ids' ) )[0];
}

function dealer_test_change_page() {
	if ( '' !== dealer_test_other_theme() && ! isset( $_GET['settings'] ) ) {
		ob_start( 'dealer_test_changed_page' );
	}
}

function dealer_test_changed_page( string $html ): string {
	if ( ! dealer_test_plugin_has_tag() ) {
		$html = preg_replace( DEALER_TEST_NAVS, '<dealer-mega-nav>$0</dealer-mega-nav>', $html, 1 );
	}
	if ( isset( $_GET['judge'] ) ) {
		$html = preg_replace( '#<header\b#', '<a id="before" href="#after">Naar de inhoud</a>$0', $html, 1 );
		$html = preg_replace( '#</header>#', '$0<a id="after" href="#before">Naar boven</a>', $html, 1 );
	}
	return $html;
}
