<?php
// php seed.php SITE_FOLDER SEED_FOLDER THEME: installs WordPress and fills it with the site.json of the seed folder.
$_SERVER['HTTP_HOST']       = '127.0.0.1';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';

define( 'WP_INSTALLING', true );
require "$argv[1]/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/nav-menu.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require __DIR__ . '/seed-pages.php';
require __DIR__ . '/seed-menu.php';
require __DIR__ . '/seed-navigation.php';

dealer_seed_site( $argv[2], $argv[3] );

// In a function, because WordPress has global variables with names like $theme.
function dealer_seed_site( string $folder, string $theme ) {
	$seed = json_decode( file_get_contents( "$folder/site.json" ), true, 512, JSON_THROW_ON_ERROR );
	dealer_seed_install( $seed );
	switch_theme( $theme );
	// Otherwise the first visit, perhaps in another theme, would assign the menus again.
	delete_option( 'theme_switched' );

	$pages = dealer_seed_pages( $seed['pages'], "$folder/pages" );
	update_option( 'show_on_front', 'page' );
	update_option( 'page_on_front', $pages[ $seed['frontPage'] ] );
	update_option( 'wp_page_for_privacy_policy', $pages[ $seed['privacyPage'] ] );
	dealer_seed_left_column( file_get_contents( "$folder/pages/left-column.html" ) );

	$menus = array(
		'main'   => dealer_seed_menu( 'Hoofdmenu', $seed['menu'], $pages ),
		'phones' => dealer_seed_menu( 'Telefoonnummers', $seed['phones'], $pages ),
	);
	set_theme_mod( 'nav_menu_locations', $menus );

	// The same menu for other themes: for their menu location, and for their navigation block.
	dealer_seed_menu( 'Themamenu', $seed['themeMenu'], $pages );
	dealer_seed_navigation( $seed['themeMenu'], $pages );

	activate_plugin( 'dealer-elements/dealer-elements.php' );
	// May not write unfiltered HTML.
	dealer_seed_user( 'auteur', 'author' );
	dealer_seed_user( 'english', 'administrator', 'en_US' );
}

/** A user whose password is the name, and who reads the site's language or another one. */
function dealer_seed_user( string $name, string $role, string $locale = '' ) {
	dealer_seed_result(
		wp_insert_user(
			array(
				'user_login' => $name,
				'user_pass'  => $name,
				'user_email' => "$name@delinde.example",
				'role'       => $role,
				'locale'     => $locale,
			)
		)
	);
}

function dealer_seed_install( array $seed ) {
	wp_install( $seed['name'], 'admin', 'admin@delinde.example', true, '', 'admin', 'nl_NL' );
	wp_delete_post( 1, true );
	wp_delete_post( 2, true );
	wp_set_current_user( 1 );
	kses_remove_filters();

	update_option( 'blogdescription', $seed['tagline'] );
	update_option( 'permalink_structure', '/%postname%/' );
	$GLOBALS['wp_rewrite']->init();
	flush_rewrite_rules( false );
}
