<?php get_header(); ?>

<section id="slider" class="slider" aria-labelledby="slider-title">
	<h1 id="slider-title"><?php bloginfo( 'description' ); ?></h1>
	<p><?php bloginfo( 'name' ); ?></p>
</section>

<div class="columns">
	<?php if ( is_active_sidebar( 'left-column' ) ) : ?>
		<dealer-sticky-column after="#slider" offset-px="88">
			<aside class="left-column" aria-label="Praktisch"><?php dynamic_sidebar( 'left-column' ); ?></aside>
		</dealer-sticky-column>
	<?php endif; ?>

	<main id="inhoud" class="entry">
		<?php
		while ( have_posts() ) {
			the_post();
			the_content();
		}
		?>
	</main>
</div>

<?php get_footer(); ?>
