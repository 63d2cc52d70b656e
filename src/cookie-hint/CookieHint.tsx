import { useLayoutEffect, useRef } from "react";
import type { ViewProps } from "../kernel/element/react-element.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { choose, pressDecline } from "./choice/choose.ts";
import type { cookieHintContract } from "./cookie-hint.contract.ts";
import type { CookieHintState } from "./cookie-hint.host.ts";
import { isShown } from "./cookie-hint.ts";

type Props = ViewProps<typeof cookieHintContract, CookieHintState>;

export function CookieHint({ host, state, options }: Props) {
  const banner = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (state.takesFocus) banner.current?.focus();
  }, [state.takesFocus]);
  return (
    <>
      <section
        ref={banner}
        part="banner"
        aria-label={options.label}
        tabIndex={-1}
        hidden={!isShown(state, options)}
        inert={state.phase === "fading"}
      >
        <div className="message">
          <slot>Deze website gebruikt cookies. Jij bepaalt of dat mag.</slot>
        </div>
        <div className="choices">
          <button part="decline" type="button" onClick={() => pressDecline(host)}>
            {options.declineLabel}
          </button>
          <button part="accept" type="button" onClick={() => choose(host, "accepted")}>
            {options.acceptLabel}
          </button>
        </div>
      </section>
      <ConfirmDialog host={host} isOpen={state.isConfirming} options={options} />
    </>
  );
}
