<footer class="site-footer">
	<p><?php echo esc_html( '© ' . wp_date( 'Y' ) . ' ' . get_bloginfo( 'name' ) ); ?></p>
	<?php if ( get_privacy_policy_url() ) : ?>
		<p><a href="<?php echo esc_url( get_privacy_policy_url() ); ?>" data-dealer-cookie-hint-open>Cookievoorkeuren</a></p>
	<?php endif; ?>
</footer>

<dealer-to-top></dealer-to-top>
<dealer-cookie-hint>
	<p>Wij gebruiken cookies om te zien welke auto's je bekijkt. <?php the_privacy_policy_link(); ?></p>
</dealer-cookie-hint>

<?php wp_footer(); ?>
</body>
</html>
