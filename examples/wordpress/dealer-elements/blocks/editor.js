/**
 * The blocks in the editor. A block is shown as on the page. While it is selected, or has nothing to show, an author edits its
 * content in a plain box below, and the tag's attributes in the sidebar. What the blocks are called, their attributes and the fields come from the
 * release (block.json, blocks.json).
 */
(() => {
  const { createElement: el, Fragment, useState } = wp.element;
  const { createBlock, getBlockAttributes, getBlockType, parse, registerBlockType, serialize } = wp.blocks;
  const { InspectorControls, store, useBlockProps, useInnerBlocksProps } = wp.blockEditor;
  const { PanelBody, SelectControl, TextControl, ToggleControl } = wp.components;
  const { useSelect } = wp.data;
  const { __, sprintf } = wp.i18n;
  const { Preview, usePreview } = dealerElements.preview;

  const CAROUSEL = "dealer-carousel";
  const SIZES = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };

  for (const block of dealerElementsBlocks) {
    registerBlockType(block.name, {
      edit: (props) =>
        el(Fragment, null, sidebar(block, props), el(block.hasContent ? Container : Void, props)),
      transforms: { from: [fromHtml(block), ...(block.tag === CAROUSEL ? [fromGallery(block)] : [])] },
      save: ({ attributes }) => saved(block, attributes),
    });
  }

  const titleOf = (name) => getBlockType(name).title;

  function Container({ name, clientId, isSelected }) {
    const page = usePreview(clientId);
    const [height, setHeight] = useState(0);
    const isInside = useSelect((select) => select(store).hasSelectedInnerBlock(clientId, true), [clientId]);
    return el(
      "div",
      useBlockProps(),
      page && el(Preview, { title: titleOf(name), page, height, setHeight }),
      (isSelected || isInside || height === 0) && el(Content, { name }),
    );
  }

  function Content({ name }) {
    const title = sprintf(
      /* translators: %s: a block. */ __("%s: content", "dealer-elements"),
      titleOf(name),
    );
    return el("div", useInnerBlocksProps(boxOf(title)));
  }

  function Void({ name }) {
    return el(
      "div",
      useBlockProps(boxOf(titleOf(name))),
      __(
        "Nothing is visible here on the page. In the editor nothing is loaded and nothing is measured.",
        "dealer-elements",
      ),
    );
  }

  const boxOf = (title) => ({ className: "dealer-elements-box", "data-title": title });

  /** The plain tag, with only the attributes that the author has chosen. */
  function saved({ tag, hasContent }, attributes) {
    const props = { ...useBlockProps.save(), ...writtenOf(tag, attributes) };
    return el(tag, hasContent ? useInnerBlocksProps.save(props) : props);
  }

  const nameOf = (tag) => tag.replace("-", "-elements/");

  /** In the order of the contract, and without the attributes that WordPress adds itself, such as an id. */
  function writtenOf(tag, attributes) {
    const written = {};
    for (const [name, { selector }] of Object.entries(getBlockType(nameOf(tag)).attributes)) {
      const value = attributes[name];
      if (selector === tag && value !== undefined && value !== false)
        written[name] = value === true ? "" : value;
    }
    return written;
  }

  /** A block of HTML that is one tag of ours becomes its block; what is in the tag stays as it is written. */
  function fromHtml(block) {
    return {
      type: "block",
      blocks: ["core/html"],
      isMatch: (_attributes, html) => tagIn(html, block) !== undefined,
      __experimentalConvert: (html) => {
        const tag = tagIn(html, block);
        const inner = tag.innerHTML.trim();
        const inside = block.hasContent && inner ? parse(`<!-- wp:html -->${inner}<!-- /wp:html -->`) : [];
        const attributes = getBlockAttributes(block.name, tag.cloneNode().outerHTML);
        const common = { className: tag.className || undefined, anchor: tag.id || undefined };
        return createBlock(block.name, { ...attributes, ...common }, inside);
      },
    };
  }

  /** Our tag, if a block of HTML has nothing else, and the tag no attribute that would be lost. */
  function tagIn(html, { name, tag }) {
    const page = new DOMParser().parseFromString(
      serialize(html).replace(/<!-- \/?wp:html.*?-->/g, ""),
      "text/html",
    );
    const [first, second] = page.body.children;
    if (second || first?.localName !== tag || page.body.textContent.trim() !== first.textContent.trim())
      return undefined;
    const known = ["id", "class", ...Object.keys(getBlockType(name).attributes)];
    return first.getAttributeNames().every((attribute) => known.includes(attribute)) ? first : undefined;
  }

  /** Each picture of a gallery becomes a slide. */
  function fromGallery({ name }) {
    return {
      type: "block",
      blocks: ["core/gallery"],
      isMatch: (_attributes, { innerBlocks }) => innerBlocks.length > 0,
      transform: (_attributes, pictures) => createBlock(name, {}, pictures),
    };
  }

  function sidebar({ controls }, { attributes, setAttributes }) {
    const fields = controls.map((control) =>
      field(control, attributes[control.name], (value) => setAttributes({ [control.name]: value })),
    );
    return el(
      InspectorControls,
      null,
      el(PanelBody, { title: __("Settings", "dealer-elements") }, ...fields),
    );
  }

  /** An empty field is no attribute. */
  function field({ name, type, label, help, ...limits }, value, change) {
    const common = { key: name, label: translated(label), help: translated(help), ...SIZES };
    if (type === "toggle") {
      return el(ToggleControl, { ...common, checked: value === true, onChange: change });
    }
    const text = {
      ...common,
      value: value ?? "",
      onChange: (chosen) => change(chosen === "" ? undefined : chosen),
    };
    return type === "select"
      ? el(SelectControl, { ...text, options: limits.options.map(translatedOption) })
      : el(TextControl, { ...text, ...limits, type });
  }

  /** A text of blocks.json, which is English. */
  const translated = (text) => __(text, "dealer-elements");

  const translatedOption = ({ value, label }) => ({ value, label: translated(label) });
})();
