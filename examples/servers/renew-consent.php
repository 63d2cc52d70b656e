<?php
/**
 * Renews an acceptance of cookies for a year, before the page prints anything: require __DIR__ . '/renew-consent.php';
 *
 * Safari ends a cookie of a script after seven days, and one of a server when it says. A refusal and a page that is
 * fetched ahead are not renewed.
 */

function dealer_renew_consent() {
	$cookies = preg_split( '/;\s?/', $_SERVER['HTTP_COOKIE'] ?? '' );
	$is_visit = 'document' === ( $_SERVER['HTTP_SEC_FETCH_DEST'] ?? '' ) && ! isset( $_SERVER['HTTP_SEC_PURPOSE'] );
	if ( ! $is_visit || ! in_array( 'reDimCookieHint=1', $cookies, true ) || in_array( 'reDimCookieHint=-1', $cookies, true ) ) {
		return;
	}
	$day   = preg_grep( '/^reDimCookieDate=\d{4}-\d\d-\d\d$/', $cookies );
	$year  = 'Max-Age=31536000; Path=/; SameSite=Lax' . ( empty( $_SERVER['HTTPS'] ) ? '' : '; Secure' );
	foreach ( array( 'reDimCookieHint=1', ...array_slice( $day, 0, 1 ) ) as $cookie ) {
		header( "Set-Cookie: $cookie; $year", false );
	}
}

dealer_renew_consent();
