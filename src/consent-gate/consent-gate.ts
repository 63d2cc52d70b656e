import type { Options } from "../kernel/element/contract-types.ts";
import type { consentGateContract } from "./consent-gate.contract.ts";
import type { ConsentGateHost } from "./consent-gate.host.ts";
import type { GateContent } from "./content/read-content.ts";
import { type Service, serviceAt, serviceNamed } from "./services.ts";

type GateOptions = Options<typeof consentGateContract>;

/** The service that the author names, else the one at the content's address, else one with the host's name. */
export const serviceOf = ({ service }: GateOptions, content: GateContent | undefined): Service =>
  service ? serviceNamed(service.trim()) : serviceAt(content?.address ?? "");

/** What the visitor reads. */
export function textsOf(options: GateOptions, service: Service, textOf: ConsentGateHost["text"]) {
  const { name, kind, owner, about } = service;
  const from = textOf(`${kind}-from`).replace("{service}", () => name || textOf("another-party"));
  const seen = textOf(about).replace("{owner}", () => owner || textOf("that-party"));
  return { text: options.text || `${from} ${seen}`, label: options.label || textOf(`${kind}-label`) };
}

/** Styles with the size of the content; empty for content of several parts, which has a height of its own. */
export function sizeOf({ ratio }: GateOptions, content: GateContent | undefined, shown: boolean): string {
  const { width = 0, height = 0 } = content?.frame ?? {};
  if (ratio === "none" || (!ratio && !content?.frame)) return "";
  const proportion = ratio || (width && height && `${width}/${height}`);
  const heightNow = proportion ? filled(proportion) : shown ? OWN_HEIGHT : expected(height);
  return `${AS_WIDE_AS_BEFORE}${ratio ? "" : widthOf(width)}${heightNow}`;
}

/** Where the element shrinks to its content, the placeholder decides. */
const AS_WIDE_AS_BEFORE = "::slotted([slot=shown]){contain:inline-size}";

const widthOf = (width: number) =>
  width ? `:host{max-inline-size:${width}px}section{contain-intrinsic-inline-size:${width}px}` : "";

/** The frame is as high as the element, unless its own style or the page's rules make it higher. */
const filled = (ratio: string) =>
  `:host{aspect-ratio:${ratio};--dealer-frame-ratio:${ratio};--dealer-frame-height:0px}`;

/** The element is as high as its frame; the placeholder keeps its width. */
const OWN_HEIGHT = "section{block-size:0}";

/** The height that the frame will probably have. */
const expected = (height: number) =>
  height ? `:host{min-block-size:${height}px}` : ":host{aspect-ratio:16/9}";
