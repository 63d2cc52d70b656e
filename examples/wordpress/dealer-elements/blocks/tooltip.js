/** A tip for selected words, as a format beside bold and italic. */
(() => {
  const { createElement: el, Fragment, useState } = wp.element;
  const { RichTextToolbarButton } = wp.blockEditor;
  const { Button, Modal, TextControl } = wp.components;
  const { applyFormat, registerFormatType, removeFormat } = wp.richText;
  const { __ } = wp.i18n;

  const NAME = "dealer-elements/tooltip";
  const TITLE = __("Tip", "dealer-elements");

  registerFormatType(NAME, {
    title: TITLE,
    tagName: "span",
    // WordPress finds a format by its class where more formats have the same tag.
    className: "has-dealer-tooltip",
    attributes: { text: "data-dealer-tooltip" },
    edit: Edit,
  });

  function Edit({ isActive, activeAttributes, value, onChange }) {
    const [isOpen, setOpen] = useState(false);
    const close = () => setOpen(false);
    const choose = (text) => {
      onChange(text ? applyFormat(value, { type: NAME, attributes: { text } }) : removeFormat(value, NAME));
      close();
    };
    return el(
      Fragment,
      null,
      el(RichTextToolbarButton, {
        icon: "info-outline",
        title: TITLE,
        isActive,
        onClick: () => setOpen(true),
      }),
      isOpen && el(Question, { text: activeAttributes.text ?? "", choose, close }),
    );
  }

  function Question({ text, choose, close }) {
    const [written, write] = useState(text);
    const submit = (event) => {
      event.preventDefault();
      choose(written.trim());
    };
    return el(
      Modal,
      { title: TITLE, onRequestClose: close, focusOnMount: "firstContentElement" },
      el(
        "form",
        { onSubmit: submit },
        el(TextControl, {
          __nextHasNoMarginBottom: true,
          __next40pxDefaultSize: true,
          label: __("Explanation of these words", "dealer-elements"),
          help: __("Empty: no tip. Switch tips on under Settings → Dealer Elements.", "dealer-elements"),
          value: written,
          onChange: write,
        }),
        el(
          Button,
          { variant: "primary", type: "submit", style: { marginBlockStart: 16 } },
          __("Apply", "dealer-elements"),
        ),
      ),
    );
  }
})();
