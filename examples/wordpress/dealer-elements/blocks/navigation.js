/**
 * A switch on WordPress's navigation block. The plug-in puts a block with this class in a dealer-mega-nav, which has a menu for
 * phones of its own.
 */
(() => {
  const { createElement: el, Fragment } = wp.element;
  const { InspectorControls } = wp.blockEditor;
  const { PanelBody, ToggleControl } = wp.components;
  const { __ } = wp.i18n;

  const MENU = "dealer-mega-nav";

  const withSwitch = wp.compose.createHigherOrderComponent(
    (Edit) => (props) =>
      props.name === "core/navigation"
        ? el(Fragment, null, el(Edit, props), el(InspectorControls, null, panel(props)))
        : el(Edit, props),
    "withDealerMenu",
  );
  wp.hooks.addFilter("editor.BlockEdit", "dealer-elements/menu", withSwitch);

  function panel({ attributes, setAttributes }) {
    const classes = (attributes.className ?? "").split(" ").filter(Boolean);
    const others = classes.filter((name) => name !== MENU);
    return el(
      PanelBody,
      { title: __("Dealer Elements", "dealer-elements") },
      el(ToggleControl, {
        __nextHasNoMarginBottom: true,
        label: __("Menu of Dealer Elements", "dealer-elements"),
        help: __(
          "Submenus open by a press or by the keyboard. On a phone there is a button Menu, in place of WordPress’s own.",
          "dealer-elements",
        ),
        checked: classes.includes(MENU),
        onChange: (isOn) =>
          setAttributes({
            className: [...others, ...(isOn ? [MENU] : [])].join(" ") || undefined,
            overlayMenu: isOn ? "never" : "mobile",
          }),
      }),
    );
  }
})();
