<footer class="site-footer">
	<p><?php echo esc_html( '© ' . wp_date( 'Y' ) . ' ' . get_bloginfo( 'name' ) ); ?></p>
	<p><a href="<?php echo esc_url( get_privacy_policy_url() ? get_privacy_policy_url() : home_url() ); ?>" data-dealer-cookie-hint-open>Cookievoorkeuren</a></p>
</footer>

<dealer-to-top></dealer-to-top>
<dealer-cookie-hint decline-days="180">
	<p><?php echo esc_html( get_bloginfo( 'name' ) ); ?> vraagt toestemming voor cookies, om te meten welke auto’s je bekijkt. Intrekken kan altijd, bij Cookievoorkeuren onder aan elke pagina. <?php the_privacy_policy_link(); ?></p>
</dealer-cookie-hint>

<?php wp_footer(); ?>
</body>
</html>
