<?php
/**
 * A picture of each video behind consent: fetched once, when its page is saved, so that visitors ask nobody for it.
 */

defined( 'ABSPATH' ) || exit;

const DEALER_ELEMENTS_STILLS = 'dealer-elements-stills';

const DEALER_ELEMENTS_VIDEO = '#https?://(?:[\w-]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)/[^\s"\'<>\\\\]+#';

/** The address of a frame or a page, and the page by which the service knows the video. */
const DEALER_ELEMENTS_VIDEO_PAGES = array(
	'#.*//(?:[\w-]+\.)?youtube(?:-nocookie)?\.com/(?:embed/|shorts/|watch\?(?:.*&)?v=)([\w-]+).*#' => 'https://www.youtube.com/watch?v=$1',
	'#.*//youtu\.be/([\w-]+).*#'                       => 'https://www.youtube.com/watch?v=$1',
	'#.*//(?:[\w-]+\.)?vimeo\.com/(?:video/)?(\d+).*#' => 'https://vimeo.com/$1',
);

/** In seconds: an author waits for it. */
const DEALER_ELEMENTS_STILL_TIMEOUT = 5;

add_action( 'save_post', 'dealer_elements_fetch_stills', 20, 2 );

function dealer_elements_fetch_stills( $id, $post ) {
	$is_gated  = dealer_elements_settings()['consent_gate'] || false !== strpos( $post->post_content, DEALER_ELEMENTS_GATE );
	$is_import = defined( 'WP_IMPORTING' ) && WP_IMPORTING;
	if ( ! $is_gated || $is_import || wp_is_post_revision( $id ) || 'publish' !== $post->post_status ) {
		return;
	}
	preg_match_all( DEALER_ELEMENTS_VIDEO, $post->post_content, $found );
	foreach ( array_unique( array_map( 'dealer_elements_video_page', $found[0] ) ) as $video ) {
		if ( ! is_readable( dealer_elements_still_path( $video ) ) ) {
			dealer_elements_fetch_still( $video );
		}
	}
}

function dealer_elements_video_page( $url ) {
	return preg_replace( array_keys( DEALER_ELEMENTS_VIDEO_PAGES ), DEALER_ELEMENTS_VIDEO_PAGES, html_entity_decode( $url ) );
}

/** Nothing where the service does not answer, or has no picture. */
function dealer_elements_fetch_still( $video ) {
	$about   = _wp_oembed_get_object()->get_data( $video );
	$address = $about->thumbnail_url ?? '';
	$answer  = $address ? wp_safe_remote_get( $address, array( 'timeout' => DEALER_ELEMENTS_STILL_TIMEOUT ) ) : null;
	$picture = $answer ? wp_remote_retrieve_body( $answer ) : '';
	if ( $picture && 'image/jpeg' === ( getimagesizefromstring( $picture )['mime'] ?? '' ) ) {
		$path = dealer_elements_still_path( $video );
		wp_mkdir_p( dirname( $path ) );
		file_put_contents( $path, $picture ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- in the folder for uploads.
	}
}

function dealer_elements_still_path( $video ) {
	return wp_get_upload_dir()['basedir'] . '/' . DEALER_ELEMENTS_STILLS . '/' . md5( $video ) . '.jpg';
}

/** For the gate around a video; empty where there is no picture of it. */
function dealer_elements_still( $url ) {
	$path = dealer_elements_still_path( dealer_elements_video_page( $url ) );
	if ( '' === $url || ! is_readable( $path ) ) {
		return '';
	}
	$address = wp_get_upload_dir()['baseurl'] . '/' . DEALER_ELEMENTS_STILLS . '/' . basename( $path );
	return sprintf( '<img slot="poster" src="%s" alt="" loading="lazy">', esc_url( $address ) );
}
