import type { Options } from "../kernel/element/contract-types.ts";
import type { consentGateContract } from "./consent-gate.contract.ts";
import type { GateContent } from "./content/read-content.ts";
import { type Service, serviceNamed, serviceOn } from "./services.ts";

type GateOptions = Options<typeof consentGateContract>;

/** The service that the author names, else the one on the content's host, else one with the host's name. */
export const serviceOf = ({ service }: GateOptions, content: GateContent | undefined): Service =>
  service ? serviceNamed(service.trim()) : serviceOn(content?.host ?? "");

/** What the visitor reads. */
export function textsOf(options: GateOptions, { name, kind, about }: Service) {
  return {
    text: options.text || `Deze ${kind} komt van ${name || "een andere partij"}. ${about}`,
    label: options.label || `Toon ${kind}`,
  };
}

/** Styles with the size of the content before it shows; empty for content with a height of its own. */
export function sizeOf({ ratio }: GateOptions, content: GateContent | undefined): string {
  const { width, height } = content?.frame ?? {};
  if (ratio === "none" || (!ratio && width === undefined)) return "";
  if (ratio) return `:host{aspect-ratio:${ratio}}`;
  if (height && !width) return `:host{min-block-size:${height}px}`;
  const proportion = `:host{aspect-ratio:${width && height ? `${width}/${height}` : "16/9"}}`;
  if (!width) return proportion;
  return `:host{max-inline-size:${width}px}section{contain-intrinsic-inline-size:${width}px}${proportion}`;
}
