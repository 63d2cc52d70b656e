<?php
/**
 * Answers for the services whose addresses WordPress embeds, because the site asks nothing of the network.
 */
add_filter( 'pre_oembed_result', 'dealer_test_embed', 10, 2 );

function dealer_test_embed( $html, $url ) {
	$frames = array(
		'https://www.youtube.com/watch?v=probe' => '<iframe width="500" height="281" src="https://www.youtube.com/embed/probe?feature=oembed&amp;a=b" title="Een &quot;ritje&quot;" allowfullscreen></iframe>',
		'https://elders.example/een-bericht/'   => '<blockquote class="wp-embedded-content"><a href="https://elders.example/een-bericht/">Een bericht</a></blockquote><iframe class="wp-embedded-content" sandbox="allow-scripts" style="position: absolute; visibility: hidden;" src="https://elders.example/een-bericht/embed/" width="500" height="282"></iframe>',
		home_url( '/contact/' )                 => '<iframe src="' . home_url( '/contact/embed/' ) . '" width="500" height="282"></iframe>',
	);
	return $frames[ $url ] ?? $html;
}

/** A video of which YouTube has a picture, of one pixel. */
add_filter( 'pre_http_request', 'dealer_test_still', 10, 3 );

function dealer_test_still( $answer, $arguments, $url ) {
	$pixel   = '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==';
	$answers = array(
		'#youtube\.com/oembed\?.*stilstaand#' => wp_json_encode( array( 'type' => 'video', 'thumbnail_url' => 'https://i.ytimg.example/stilstaand' ) ),
		'#i\.ytimg\.example/stilstaand#'      => base64_decode( $pixel ),
	);
	foreach ( $answers as $asked => $body ) {
		if ( preg_match( $asked, $url ) ) {
			return array(
				'headers'  => array(),
				'response' => array( 'code' => 200, 'message' => 'OK' ),
				'cookies'  => array(),
				'body'     => $body,
				'filename' => null,
			);
		}
	}
	return $answer;
}
