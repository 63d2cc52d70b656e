<?php
// Records in the page what it logs and what fails in it: a way to ask that is the same in every browser engine.
add_action( 'wp_head', 'dealer_test_record_console', -1 );

function dealer_test_record_console() {
	echo '<script>' . file_get_contents( __DIR__ . '/record-console.js' ) . '</script>';
}
