// TinyMCE drops what is in a template. Joomla's options for it are JSON, which has no regular expressions.
const TEMPLATE = /<template[\s>].*?<\/template>/gis;

window.tinymce.overrideDefaults({ ...window.tinymce.defaultOptions, protect: [TEMPLATE] });
