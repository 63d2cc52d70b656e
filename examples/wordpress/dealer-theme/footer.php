<footer class="site-footer">
	<p><?php echo esc_html( '© ' . wp_date( 'Y' ) . ' ' . get_bloginfo( 'name' ) ); ?></p>
</footer>

<dealer-to-top></dealer-to-top>

<?php wp_footer(); ?>
</body>
</html>
