import { htmlOf, withStyle } from "./markup.js";

/** The addresses have no version, because the package's files import each other without one. */
export const joomla = (markup, _element, css) =>
  withStyle(
    `// In your template's index.php; the package in media/dealer-elements/
$assets = $this->getWebAssetManager();
$assets->registerAndUseStyle('dealer-elements', 'media/dealer-elements/dealer-elements.css', ['version' => false]);
$assets->registerAndUseScript('dealer-elements', 'media/dealer-elements/dealer-elements.js', ['version' => false], ['type' => 'module']);

<!-- In the template, or in a Custom module with the editor and the text filters off -->
${htmlOf(markup)}`,
    css,
    "/* In your template's style sheet */",
  );
