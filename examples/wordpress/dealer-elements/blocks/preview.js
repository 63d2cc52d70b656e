/**
 * What a block is on the page, in a frame of its own: the element runs there as for a visitor who has not chosen anything, and
 * nothing in it can be pressed. The frame's policy lets only the plug-in's own scripts run, and lets nothing be loaded from
 * other sites.
 */
(() => {
  const { createElement: el, useEffect, useMemo, useState } = wp.element;
  const { serialize } = wp.blocks;
  const { store, transformStyles } = wp.blockEditor;
  const { Disabled } = wp.components;
  const { useSelect } = wp.data;
  const { __, sprintf } = wp.i18n;

  const ROUTE = "/dealer-elements/v1/preview";
  const TYPING_MS = 300;
  const MAX_HEIGHT_PX = 640;

  window.dealerElements = { preview: { usePreview, Preview } };

  /** The page of a block; undefined until the site has answered. */
  function usePreview(clientId) {
    const block = useSelect((select) => select(store).getBlock(clientId), [clientId]);
    const styles = useSelect((select) => select(store).getSettings().styles, []);
    const content = useMemo(() => (block ? serialize(block) : ""), [block]);
    const sheet = useMemo(() => transformStyles(styles ?? []).join("\n"), [styles]);
    const [printed, setPrinted] = useState();

    useEffect(() => {
      const newer = new AbortController();
      const request = { path: ROUTE, method: "POST", data: { content }, signal: newer.signal };
      // Without an answer the editor goes on as it is.
      const ask = () => wp.apiFetch(request).then(setPrinted, () => {});
      const timer = setTimeout(ask, TYPING_MS);
      return () => {
        clearTimeout(timer);
        newer.abort();
      };
    }, [content]);

    return useMemo(() => printed && pageOf(printed, sheet), [printed, sheet]);
  }

  function Preview({ title, page, height, setHeight }) {
    const follow = ({ currentTarget: frame }) => {
      const { ResizeObserver, document } = frame.contentWindow;
      const { documentElement: root, body } = document;
      const { font, color } = getComputedStyle(frame);
      Object.assign(body.style, { font, color, background: "none" });
      new ResizeObserver(() => setHeight(Math.min(root.offsetHeight, MAX_HEIGHT_PX))).observe(root);
    };
    return el(
      Disabled,
      null,
      el("iframe", {
        className: "dealer-elements-preview",
        title: sprintf(/* translators: %s: a block. */ __("Preview: %s", "dealer-elements"), title),
        srcDoc: page,
        style: { height },
        onLoad: follow,
      }),
    );
  }

  function pageOf({ html, css }, sheet) {
    const { policy, sheets, script, starter } = dealerElementsFrame;
    const page = document.implementation.createHTMLDocument();
    const add = (name, properties) => page.head.append(Object.assign(page.createElement(name), properties));
    add("meta", { httpEquiv: "Content-Security-Policy", content: policy });
    add("script", { src: script });
    for (const href of sheets) add("link", { rel: "stylesheet", href });
    for (const textContent of [sheet, css]) add("style", { textContent });
    add("script", { type: "module", src: starter });
    page.documentElement.lang = document.documentElement.lang;
    page.body.innerHTML = html;
    // A policy does not keep a page from going elsewhere by itself.
    for (const meta of page.body.querySelectorAll("meta")) meta.remove();
    page.body.inert = true;
    return `<!doctype html>${page.documentElement.outerHTML}`;
  }
})();
