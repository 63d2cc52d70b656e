<?php
// Every visitor has accepted cookies, so that no banner covers the page; with ?undecided no visitor has.
add_filter( 'template_include', 'dealer_test_answer_banner' );

function dealer_test_answer_banner( $template ) {
	if ( ! isset( $_GET['undecided'] ) ) {
		header( 'Set-Cookie: reDimCookieHint=1; path=/', false );
	}
	return $template;
}
