<?php
/**
 * Menus, a widget area and the dealer-elements package.
 */

const DEALER_THEME_ELEMENTS = 'assets/dealer-elements/';

add_action( 'after_setup_theme', 'dealer_theme_setup' );
add_action( 'widgets_init', 'dealer_theme_register_left_column' );
add_action( 'wp_enqueue_scripts', 'dealer_theme_enqueue' );

// The plug-in adds its own script.
if ( ! function_exists( 'dealer_elements_print_module' ) ) {
	add_filter( 'script_loader_tag', 'dealer_theme_load_as_module', 10, 2 );
}

function dealer_theme_setup() {
	add_theme_support( 'title-tag' );
	add_theme_support( 'custom-logo', array( 'flex-width' => true, 'flex-height' => true ) );
	add_theme_support( 'html5', array( 'script', 'style', 'navigation-widgets' ) );
	register_nav_menus(
		array(
			'main'   => 'Hoofdmenu',
			'phones' => 'Telefoonnummers (links die met tel: beginnen)',
		)
	);
}

function dealer_theme_register_left_column() {
	register_sidebar(
		array(
			'id'            => 'left-column',
			'name'          => 'Linkerkolom van de voorpagina',
			'before_widget' => '<div id="%1$s" class="widget %2$s">',
			'after_widget'  => '</div>',
		)
	);
}

/**
 * The addresses have no version (null), because the package's files import each other without one,
 * and a browser treats one file under two addresses as two files.
 */
function dealer_theme_enqueue() {
	wp_enqueue_style( 'dealer-elements', get_theme_file_uri( DEALER_THEME_ELEMENTS . 'dealer-elements.css' ), array(), null );
	wp_enqueue_style( 'dealer-theme', get_stylesheet_uri(), array( 'dealer-elements' ), wp_get_theme()->get( 'Version' ) );
	$script = get_theme_file_uri( DEALER_THEME_ELEMENTS . 'dealer-elements.js' );
	// From 6.5 on WordPress prints modules itself, after its import map; a module before it would end WordPress's own blocks.
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		wp_enqueue_script_module( 'dealer-elements', $script, array(), null );
	} else {
		wp_enqueue_script( 'dealer-elements', $script, array(), null, false );
	}
}

/**
 * For WordPress before 6.5.
 */
function dealer_theme_load_as_module( $tag, $handle ) {
	if ( 'dealer-elements' !== $handle ) {
		return $tag;
	}
	return str_replace( '<script ', '<script type="module" ', $tag );
}
