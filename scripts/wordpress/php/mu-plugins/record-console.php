<?php
// Records the page's console messages and errors in the page itself, so that every engine reports them in the same way.
add_action( 'wp_head', 'dealer_test_record_console', -1 );

function dealer_test_record_console() {
	echo '<script>' . file_get_contents( __DIR__ . '/record-console.js' ) . '</script>';
}
