<!doctype html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<dealer-loader><?php bloginfo( 'name' ); ?></dealer-loader>

<a class="skip-link" href="#inhoud">Naar de inhoud</a>

<header class="site-header">
	<dealer-logo class="brand">
		<?php if ( has_custom_logo() ) : ?>
			<?php the_custom_logo(); ?>
		<?php else : ?>
			<a href="<?php echo esc_url( home_url( '/' ) ); ?>" rel="home"><?php bloginfo( 'name' ); ?></a>
		<?php endif; ?>
	</dealer-logo>

	<dealer-mega-nav>
		<?php
		wp_nav_menu(
			array(
				'theme_location'       => 'main',
				'container'            => 'nav',
				'container_aria_label' => 'Hoofdmenu',
			)
		);
		?>
	</dealer-mega-nav>

	<?php if ( has_nav_menu( 'phones' ) ) : ?>
		<dealer-call-us label="Bel ons">
			<?php
			wp_nav_menu(
				array(
					'theme_location' => 'phones',
					'container'      => false,
					'depth'          => 1,
				)
			);
			?>
		</dealer-call-us>
	<?php endif; ?>
</header>

<form class="site-search" role="search" action="<?php echo esc_url( home_url( '/' ) ); ?>">
	<label for="zoek">Zoek op deze site</label>
	<dealer-autocomplete url="<?php echo esc_url( rest_url( 'wp/v2/search' ) ); ?>" param="search" empty-text="Niets gevonden">
		<input type="search" id="zoek" name="s" value="<?php echo get_search_query(); ?>">
	</dealer-autocomplete>
	<button>Zoek</button>
</form>
