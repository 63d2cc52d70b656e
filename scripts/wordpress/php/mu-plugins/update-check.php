<?php
/**
 * Answers for wordpress.org, which a test site cannot reach, that it knows of no newer plug-ins: WordPress asks other
 * addresses only after that.
 */

add_filter( 'pre_http_request', 'dealer_test_update_check', 10, 3 );

function dealer_test_update_check( $answer, $request, $url ) {
	if ( 0 !== strpos( $url, 'https://api.wordpress.org/plugins/update-check/' ) ) {
		return $answer;
	}
	return array(
		'response' => array( 'code' => 200 ),
		'body'     => '{"plugins":{},"translations":[],"no_update":{}}',
	);
}
