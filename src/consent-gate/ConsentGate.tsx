import { useLayoutEffect, useRef } from "react";
import type { ViewProps } from "../kernel/element/react-element.tsx";
import { setOwnSheet } from "../kernel/styles/own-sheet.ts";
import { followColours } from "../kernel/styles/surface/follow-colours.ts";
import { show } from "./consent-gate.behaviour.ts";
import type { consentGateContract } from "./consent-gate.contract.ts";
import type { ConsentGateState } from "./consent-gate.host.ts";
import { serviceOf, sizeOf, textsOf } from "./consent-gate.ts";

type Props = ViewProps<typeof consentGateContract, ConsentGateState>;

export function ConsentGate({ host, state, options }: Props) {
  const { content, shown, hasBanner } = state;
  const size = sizeOf(options, content, shown);
  useLayoutEffect(() => setOwnSheet(host.element, size), [host, size]);
  const placeholder = useRef<HTMLElement>(null);
  const isHeld = content !== undefined && !shown;
  useLayoutEffect(() => {
    const { current } = placeholder;
    if (!current || !isHeld) return;
    const end = new AbortController();
    followColours(current, host.element, end.signal);
    return () => end.abort();
  }, [host, isHeld]);
  if (!content) return <slot />;
  const service = serviceOf(options, content);
  const { text, label } = textsOf(options, service, host.text);
  return (
    <div>
      <section
        ref={placeholder}
        part="placeholder"
        aria-label={service.name || label}
        inert={shown}
        hidden={shown && !size}
      >
        <slot name="poster" />
        <div>
          <p part="text">{text}</p>
          <button part="button" type="button" onClick={() => show(host, "click")}>
            {label}
          </button>
          <div>
            <button part="settings" type="button" data-dealer-cookie-hint-open="" hidden={!hasBanner}>
              {options.settingsLabel}
            </button>
            <slot />
          </div>
        </div>
      </section>
      <slot name="shown" />
    </div>
  );
}
