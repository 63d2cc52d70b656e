<?php
/**
 * The page Instellingen → Dealer Elements. WordPress checks the permission and the nonce when it is saved.
 */

defined( 'ABSPATH' ) || exit;

const DEALER_ELEMENTS_PAGE = 'dealer-elements';

add_action( 'admin_menu', 'dealer_elements_add_page' );
add_action( 'admin_init', 'dealer_elements_add_fields' );
add_filter( 'plugin_action_links_' . plugin_basename( DEALER_ELEMENTS_FILE ), 'dealer_elements_link_to_page' );

function dealer_elements_add_page() {
	add_options_page(
		__( 'Dealer Elements', 'dealer-elements' ),
		__( 'Dealer Elements', 'dealer-elements' ),
		'manage_options',
		DEALER_ELEMENTS_PAGE,
		'dealer_elements_print_page'
	);
}

function dealer_elements_link_to_page( $links ) {
	$url = admin_url( 'options-general.php?page=' . DEALER_ELEMENTS_PAGE );
	array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Settings', 'dealer-elements' ) ) );
	return $links;
}

function dealer_elements_add_fields() {
	$switches = dealer_elements_switches();
	register_setting( DEALER_ELEMENTS_PAGE, DEALER_ELEMENTS_OPTION, array( 'sanitize_callback' => 'dealer_elements_sanitize_settings' ) );
	dealer_elements_add_section( 'page', __( 'On every page', 'dealer-elements' ), __( 'Switch on only what your theme does not have itself.', 'dealer-elements' ) );
	dealer_elements_add_field( 'page', 'menu_location', __( 'Main menu', 'dealer-elements' ), 'dealer_elements_print_select' );
	dealer_elements_add_field( 'page', 'loader', $switches['loader'], 'dealer_elements_print_checkbox' );
	dealer_elements_add_field( 'page', 'to_top', $switches['to_top'], 'dealer_elements_print_checkbox' );
	dealer_elements_add_field( 'page', 'tooltips', $switches['tooltips'], 'dealer_elements_print_checkbox' );
	dealer_elements_add_field( 'page', 'accent', __( 'Colour of buttons', 'dealer-elements' ), 'dealer_elements_print_colour', '#0b5fff' );
	dealer_elements_add_field( 'page', 'surface', __( 'Colour of what opens over the page', 'dealer-elements' ), 'dealer_elements_print_colour', '#ffffff' );

	dealer_elements_add_section( 'consent', __( 'Consent', 'dealer-elements' ), __( 'Do you measure visits, or show videos and maps of others? Then you need your visitors’ consent.', 'dealer-elements' ) );
	dealer_elements_add_field( 'consent', 'cookie_hint', $switches['cookie_hint'], 'dealer_elements_print_checkbox' );
	dealer_elements_add_field( 'consent', 'cookie_hint_text', __( 'Text of the cookie banner', 'dealer-elements' ), 'dealer_elements_print_textarea' );
	dealer_elements_add_field( 'consent', 'accept_days', __( 'Remember “yes” (days)', 'dealer-elements' ), 'dealer_elements_print_days' );
	dealer_elements_add_field( 'consent', 'decline_days', __( 'Remember “no” (days)', 'dealer-elements' ), 'dealer_elements_print_days' );
	dealer_elements_add_field( 'consent', 'gpc', __( 'Global Privacy Control of the browser counts as a “no”', 'dealer-elements' ), 'dealer_elements_print_checkbox' );
	dealer_elements_add_field( 'consent', 'consent_record', __( 'Keep a record of what visitors choose', 'dealer-elements' ), 'dealer_elements_print_record' );
	dealer_elements_add_field( 'consent', 'storage_guard', __( 'Store nothing before consent', 'dealer-elements' ), 'dealer_elements_print_checkbox' );
	dealer_elements_add_field( 'consent', 'consent_gate', __( 'Videos and maps only after consent', 'dealer-elements' ), 'dealer_elements_print_checkbox' );

	dealer_elements_add_section( 'tags', __( 'Statistics, only after consent', 'dealer-elements' ), __( 'Leave empty what you do not use.', 'dealer-elements' ) );
	dealer_elements_add_field( 'tags', 'gtm-id', __( 'Google Tag Manager', 'dealer-elements' ), 'dealer_elements_print_text', 'GTM-ABC123' );
	dealer_elements_add_field( 'tags', 'ga-id', __( 'Google Analytics', 'dealer-elements' ), 'dealer_elements_print_text', 'G-ABC123' );
	dealer_elements_add_field( 'tags', 'matomo-url', __( 'Address of Matomo', 'dealer-elements' ), 'dealer_elements_print_text', 'https://statistiek.example.nl/' );
	dealer_elements_add_field( 'tags', 'matomo-site', __( 'Number of the site in Matomo', 'dealer-elements' ), 'dealer_elements_print_text', '1' );
}

function dealer_elements_add_section( $id, $title, $hint ) {
	add_settings_section( $id, $title, fn() => printf( '<p>%s</p>', esc_html( $hint ) ), DEALER_ELEMENTS_PAGE );
}

function dealer_elements_add_field( $section, $key, $label, $callback, $example = '' ) {
	$field = array(
		'key'       => $key,
		'label_for' => "dealer-elements-$key",
		'name'      => DEALER_ELEMENTS_OPTION . "[$key]",
		'example'   => $example,
	);
	add_settings_field( $key, $label, $callback, DEALER_ELEMENTS_PAGE, $section, $field );
}

function dealer_elements_print_page() {
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form action="options.php" method="post">
			<?php
			settings_fields( DEALER_ELEMENTS_PAGE );
			do_settings_sections( DEALER_ELEMENTS_PAGE );
			submit_button();
			?>
		</form>
	</div>
	<?php
}

function dealer_elements_print_select( $field ) {
	$chosen = dealer_elements_settings()[ $field['key'] ];
	printf( '<select id="%s" name="%s">', esc_attr( $field['label_for'] ), esc_attr( $field['name'] ) );
	foreach ( array( '' => __( '— None —', 'dealer-elements' ) ) + get_registered_nav_menus() as $location => $label ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $location ), selected( $chosen, $location, false ), esc_html( $label ) );
	}
	echo '</select>';
}

function dealer_elements_print_checkbox( $field ) {
	printf(
		'<input type="checkbox" id="%s" name="%s" value="1"%s>',
		esc_attr( $field['label_for'] ),
		esc_attr( $field['name'] ),
		checked( dealer_elements_settings()[ $field['key'] ], true, false )
	);
}

function dealer_elements_print_textarea( $field ) {
	printf(
		'<textarea id="%s" name="%s" class="large-text" rows="3">%s</textarea><p class="description">%s</p>',
		esc_attr( $field['label_for'] ),
		esc_attr( $field['name'] ),
		esc_textarea( dealer_elements_settings()[ $field['key'] ] ),
		esc_html__( 'Say who asks, for what, and how visitors withdraw. The link to your privacy policy and the link Cookie preferences are added by themselves.', 'dealer-elements' )
	);
}

function dealer_elements_print_text( $field ) {
	printf(
		'<input type="text" id="%s" name="%s" class="regular-text" value="%s" placeholder="%s">',
		esc_attr( $field['label_for'] ),
		esc_attr( $field['name'] ),
		esc_attr( dealer_elements_settings()[ $field['key'] ] ),
		esc_attr( $field['example'] )
	);
}

function dealer_elements_print_days( $field ) {
	printf(
		'<input type="number" id="%s" name="%s" class="small-text" min="0" max="%d" value="%d">',
		esc_attr( $field['label_for'] ),
		esc_attr( $field['name'] ),
		(int) DEALER_ELEMENTS_MAX_DAYS,
		(int) dealer_elements_settings()[ $field['key'] ]
	);
}

function dealer_elements_print_record( $field ) {
	dealer_elements_print_checkbox( $field );
	printf( '<p class="description">%s', esc_html__( 'The time, the choice, your text and a random number, without the visitor’s address.', 'dealer-elements' ) );
	if ( dealer_elements_keeps_record() ) {
		$url = wp_nonce_url( admin_url( 'admin-post.php?action=' . DEALER_ELEMENTS_RECORD ), DEALER_ELEMENTS_RECORD );
		printf( ' <a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Download the record', 'dealer-elements' ) );
	}
	echo '</p>';
}

function dealer_elements_print_colour( $field ) {
	printf(
		'<input type="text" class="dealer-elements-colour" id="%s" name="%s" value="%s" placeholder="%s" pattern="#[0-9A-Fa-f]{3}([0-9A-Fa-f]{3})?"><p class="description">%s</p>',
		esc_attr( $field['label_for'] ),
		esc_attr( $field['name'] ),
		esc_attr( dealer_elements_settings()[ $field['key'] ] ),
		esc_attr( $field['example'] ),
		'accent' === $field['key']
			? esc_html__( 'Empty: blue. What is written on a button is black or white, whichever can be read.', 'dealer-elements' )
			: esc_html__( 'The cookie banner, submenus, the calendar. Empty: the colours of the page.', 'dealer-elements' )
	);
}
