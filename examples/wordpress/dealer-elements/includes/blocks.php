<?php
/**
 * A block for each element, a switch on the navigation block, and tips as a format. What an author makes with it is stored as the plain tag, which stays when the plug-in is gone.
 */

defined( 'ABSPATH' ) || exit;

const DEALER_ELEMENTS_EDITOR         = 'dealer-elements-editor';
const DEALER_ELEMENTS_PREVIEW        = 'dealer-elements-preview';
const DEALER_ELEMENTS_EDITOR_SCRIPTS = array(
	'preview'    => DEALER_ELEMENTS_PREVIEW,
	'editor'     => DEALER_ELEMENTS_EDITOR,
	'navigation' => 'dealer-elements-navigation',
	'tooltip'    => 'dealer-elements-tooltip',
);
const DEALER_ELEMENTS_SEARCH         = 'dealer-elements/autocomplete';

add_action( 'init', 'dealer_elements_register_blocks' );
add_action( 'enqueue_block_editor_assets', 'dealer_elements_enqueue_editor' );
add_filter( 'block_categories_all', 'dealer_elements_add_block_category' );
add_filter( 'block_type_metadata', 'dealer_elements_suggest_pages' );
add_filter( 'block_type_metadata', 'dealer_elements_translate_hints' );

/** The release makes the files of the blocks, from what the elements say of their attributes. */
function dealer_elements_register_blocks() {
	$folder = plugin_dir_path( DEALER_ELEMENTS_FILE ) . 'blocks/';
	if ( ! is_readable( "{$folder}blocks.json" ) ) {
		return;
	}
	dealer_elements_register_editor( $folder );
	foreach ( glob( "$folder*/block.json" ) as $file ) {
		if ( 'tags' !== basename( dirname( $file ) ) || current_user_can( 'unfiltered_html' ) ) {
			register_block_type( dirname( $file ) );
		}
	}
}

function dealer_elements_register_editor( $folder ) {
	foreach ( DEALER_ELEMENTS_EDITOR_SCRIPTS as $name => $handle ) {
		$asset = require "$folder$name.asset.php";
		wp_register_script( $handle, plugins_url( "blocks/$name.js", DEALER_ELEMENTS_FILE ), $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( $handle, 'dealer-elements', plugin_dir_path( DEALER_ELEMENTS_FILE ) . 'languages' );
	}
	dealer_elements_tell_editor( DEALER_ELEMENTS_EDITOR, 'dealerElementsBlocks', wp_json_file_decode( "{$folder}blocks.json" ) );
	wp_register_style( DEALER_ELEMENTS_EDITOR, plugins_url( 'blocks/editor.css', DEALER_ELEMENTS_FILE ), array(), (string) filemtime( "{$folder}editor.css" ) );
}

function dealer_elements_tell_editor( $handle, $name, $value ) {
	wp_add_inline_script( $handle, "var $name = " . wp_json_encode( $value ) . ';', 'before' );
}

function dealer_elements_enqueue_editor() {
	dealer_elements_tell_editor( DEALER_ELEMENTS_PREVIEW, 'dealerElementsFrame', dealer_elements_frame() );
	array_map( 'wp_enqueue_script', array_values( DEALER_ELEMENTS_EDITOR_SCRIPTS ) );
}

function dealer_elements_add_block_category( $categories ) {
	$own = array(
		'slug'  => 'dealer-elements',
		'title' => __( 'Dealer Elements', 'dealer-elements' ),
	);
	return array_merge( $categories, array( $own ) );
}

/** A new search field suggests the site's own pages. */
function dealer_elements_suggest_pages( $metadata ) {
	if ( DEALER_ELEMENTS_SEARCH === ( $metadata['name'] ?? '' ) ) {
		$metadata['variations'][0]['attributes']['url'] = wp_make_link_relative( rest_url( 'wp/v2/search' ) );
	}
	return $metadata;
}

/** What a new block says in its empty places. WordPress translates only a block's own texts. */
function dealer_elements_translate_hints( $metadata ) {
	if ( 0 === strpos( $metadata['name'] ?? '', 'dealer-elements/' ) ) {
		array_walk_recursive(
			$metadata['variations'][0]['innerBlocks'],
			function ( &$value, $key ) {
				// phpcs:ignore WordPress.WP.I18n.NonSingularStringLiteralText -- the release makes block.json and its translation.
				$value = 'placeholder' === $key ? __( $value, 'dealer-elements' ) : $value;
			}
		);
	}
	return $metadata;
}
