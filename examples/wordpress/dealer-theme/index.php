<?php get_header(); ?>

<main id="inhoud" class="entry single">
	<?php if ( ! have_posts() ) : ?>
		<h1>Niets gevonden</h1>
		<p>Deze pagina bestaat niet (meer). Het menu brengt je verder.</p>
	<?php endif; ?>

	<?php
	while ( have_posts() ) :
		the_post();
		?>
		<article <?php post_class(); ?>>
			<h2><a href="<?php the_permalink(); ?>"><?php the_title(); ?></a></h2>
			<?php the_excerpt(); ?>
		</article>
	<?php endwhile; ?>
</main>

<?php get_footer(); ?>
