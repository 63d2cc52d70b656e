<?php
/**
 * The page Instellingen → Dealer Elements. WordPress checks the permission and the nonce when it is saved.
 */

defined( 'ABSPATH' ) || exit;

const DEALER_ELEMENTS_PAGE = 'dealer-elements';

add_action( 'admin_menu', 'dealer_elements_add_page' );
add_action( 'admin_init', 'dealer_elements_add_fields' );

function dealer_elements_add_page() {
	add_options_page(
		__( 'Dealer Elements', 'dealer-elements' ),
		__( 'Dealer Elements', 'dealer-elements' ),
		'manage_options',
		DEALER_ELEMENTS_PAGE,
		'dealer_elements_print_page'
	);
}

function dealer_elements_add_fields() {
	register_setting( DEALER_ELEMENTS_PAGE, DEALER_ELEMENTS_OPTION, array( 'sanitize_callback' => 'dealer_elements_sanitize_settings' ) );
	add_settings_section( 'page', __( 'Op elke pagina', 'dealer-elements' ), 'dealer_elements_print_hint', DEALER_ELEMENTS_PAGE );
	dealer_elements_add_field( 'menu_location', __( 'Hoofdmenu', 'dealer-elements' ), 'dealer_elements_print_select' );
	dealer_elements_add_field( 'loader', __( 'Laadscherm', 'dealer-elements' ), 'dealer_elements_print_checkbox' );
	dealer_elements_add_field( 'to_top', __( 'Knop naar boven', 'dealer-elements' ), 'dealer_elements_print_checkbox' );
	dealer_elements_add_field( 'cookie_hint', __( 'Cookiemelding', 'dealer-elements' ), 'dealer_elements_print_checkbox' );
	dealer_elements_add_field( 'consent_gate', __( 'Video’s en kaarten pas na toestemming', 'dealer-elements' ), 'dealer_elements_print_checkbox' );
	dealer_elements_add_field( 'cookie_hint_text', __( 'Tekst van de cookiemelding', 'dealer-elements' ), 'dealer_elements_print_textarea' );
}

function dealer_elements_add_field( $key, $label, $callback ) {
	$field = array(
		'key'       => $key,
		'label_for' => "dealer-elements-$key",
		'name'      => DEALER_ELEMENTS_OPTION . "[$key]",
	);
	add_settings_field( $key, $label, $callback, DEALER_ELEMENTS_PAGE, 'page', $field );
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

function dealer_elements_print_hint() {
	printf( '<p>%s</p>', esc_html__( 'Zet alleen aan wat je thema niet al zelf heeft.', 'dealer-elements' ) );
}

function dealer_elements_print_select( $field ) {
	$chosen = dealer_elements_settings()[ $field['key'] ];
	printf( '<select id="%s" name="%s">', esc_attr( $field['label_for'] ), esc_attr( $field['name'] ) );
	foreach ( array( '' => __( '— Geen —', 'dealer-elements' ) ) + get_registered_nav_menus() as $location => $label ) {
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
		esc_html__( 'Zeg wie toestemming vraagt, waarvoor, en hoe je bezoeker die weer intrekt. De link naar je privacybeleid en de link Cookievoorkeuren komen er vanzelf bij.', 'dealer-elements' )
	);
}
