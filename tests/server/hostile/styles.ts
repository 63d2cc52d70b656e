import { contracts } from "../../../src/contracts.ts";
import { type Change, css } from "./change.ts";

const TAGS = contracts.map(({ tag }) => tag).join();

/** Strangers' style sheets for the whole page. */
export const STYLES: Readonly<Record<string, Change>> = {
  "unset-all": css("* { all: unset }"),
  "unset-all-but-dialogs": css("*:not(dialog, dialog *) { all: initial }"),
  "reset-important": css(
    "*, *::before, *::after { margin: 0 !important; padding: 0 !important; border: 0 !important; outline: 0 !important; box-shadow: none !important; box-sizing: content-box !important }",
  ),
  "tags-important": css(
    `${TAGS} { display: inline !important; position: static !important; margin: 0 !important; padding: 4px !important; border: 5px solid red !important; transform: none !important; font: 9px / 1 fantasy !important; color: #777 !important; max-width: 100% !important; }`,
  ),
  "tags-clipped": css(`${TAGS} { overflow: hidden !important; max-width: 100% !important }`),
  "buttons-important": css(
    "button { width: 100% !important; height: auto !important; min-width: 0 !important; min-height: 0 !important; padding: 0 !important; font-size: 10px !important; line-height: 1 !important; text-transform: uppercase !important; background: none !important; outline: none !important }",
  ),
  "buttons-tiny": css(
    "button { width: 10px !important; height: 10px !important; overflow: hidden !important; position: static !important }",
  ),
  "buttons-faded": css("button { opacity: 0 !important; visibility: hidden !important }"),
  "display-block": css("body * { display: block !important }"),
  "hidden-shows": css("[hidden] { display: block !important } :not(:defined) { display: none }"),
  "pieces-gone": css(
    "::before, ::after, ::marker { content: none !important } svg { display: none !important }",
  ),
  "moving-all": css(
    "* { transition: all 0.8s ease 0.1s !important; animation-duration: 0.8s !important; scroll-behavior: smooth !important }",
  ),
  "still-all": css("* { transition: none !important; animation: none !important }"),
  "inherited-text": css(
    "html { text-indent: 40px; letter-spacing: 0.6em; word-spacing: 3em; line-height: 0; text-transform: uppercase; white-space: nowrap; text-align: justify; cursor: none; user-select: none; font-size: 0; font-variant: small-caps; word-break: break-all; text-shadow: 0 0 4px red; list-style: square }",
  ),
  "small-rem": css("html { font-size: 62.5% } body { font-size: 1.6rem }"),
  "text-400": css("html { font-size: 400% }"),
  "zoomed-in": css("html { zoom: 1.6 }"),
  "zoomed-body": css("body { zoom: 1.6 }"),
  "zoomed-out": css("body { zoom: 0.75 }"),
  "moved-body": css("body { transform: translateZ(0); filter: grayscale(1); position: relative }"),
  "scrolling-body": css("html, body { height: 100%; overflow-x: hidden } body { overflow-y: auto }"),
  contained: css("header, main { contain: content; isolation: isolate; z-index: 1 }"),
  "flex-body": css(
    "body { display: flex; flex-direction: column; align-items: center } body > * { flex: 1 1 0 }",
  ),
  "above-all": css("header, main { position: relative; z-index: 99999 }"),
};
