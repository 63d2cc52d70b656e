import { type RefObject, useLayoutEffect, useRef } from "react";
import type { ViewProps } from "../kernel/element/react-element.tsx";
import { takeFocus } from "./banner/take-focus.ts";
import { choose, pressDecline } from "./choice/choose.ts";
import type { cookieHintContract } from "./cookie-hint.contract.ts";
import type { CookieHintState } from "./cookie-hint.host.ts";
import { isShown } from "./cookie-hint.ts";
import { useMissingMessage } from "./use-missing-message.ts";
import { usePlace } from "./use-place.ts";

type Props = ViewProps<typeof cookieHintContract, CookieHintState>;

/** A region of the page, or a modal dialog above one of the page's own. */
export function Banner({ host, state, options }: Props) {
  const banner = useRef<HTMLElement>(null);
  const message = useRef<HTMLSlotElement>(null);
  const shown = isShown(state, options);
  usePlace(host, banner, shown);
  const isMessageMissing = useMissingMessage(message, shown);
  useLayoutEffect(() => {
    if (state.takesFocus && banner.current) return takeFocus(host, banner.current);
  }, [host, state.takesFocus]);
  const Box = state.isModal ? "dialog" : "section";
  return (
    <Box
      ref={banner as RefObject<HTMLDialogElement | null>}
      part="banner"
      aria-label={options.label}
      tabIndex={-1}
      hidden={!shown}
      inert={state.banner === "fading"}
    >
      <div className="message">
        <slot ref={message} />
        {isMessageMissing && host.text("message")}
      </div>
      <button
        part="close"
        type="button"
        aria-label={options.closeLabel}
        hidden={!options.closeButton}
        onClick={() => pressDecline(host)}
      />
      <div className="choices">
        <button part="decline" type="button" onClick={() => pressDecline(host)}>
          {options.declineLabel}
        </button>
        <button part="accept" type="button" onClick={() => choose(host, "accepted")}>
          {options.acceptLabel}
        </button>
      </div>
    </Box>
  );
}
