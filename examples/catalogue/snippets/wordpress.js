import { htmlOf, withStyle } from "./markup.js";

/** The addresses have no version, because the package's files import each other without one. */
export const wordpress = (markup, _element, css) =>
  withStyle(
    `// In your theme's functions.php
add_action( 'wp_enqueue_scripts', function () {
	$folder = get_theme_file_uri( 'dealer-elements/' );
	wp_enqueue_style( 'dealer-elements', $folder . 'dealer-elements.css', array(), null );
	wp_enqueue_script_module( 'dealer-elements', $folder . 'dealer-elements.js', array(), null );
} );

<!-- In a template, or in a page's code editor -->
<!-- wp:html -->
${htmlOf(markup)}
<!-- /wp:html -->`,
    css,
    "/* In your theme's style.css */",
  );
