import { useLayoutEffect, useRef } from "react";
import type { Options } from "../kernel/element/contract-types.ts";
import { colourSurface } from "../kernel/styles/surface/colour-surface.ts";
import { keepKeys } from "./banner/keep-keys.ts";
import { choose, setConfirming } from "./choice/choose.ts";
import type { cookieHintContract } from "./cookie-hint.contract.ts";
import type { CookieHintHost } from "./cookie-hint.host.ts";

interface Props {
  readonly host: CookieHintHost;
  readonly isOpen: boolean;
  readonly options: Options<typeof cookieHintContract>;
}

/** Asks the visitor to confirm a refusal; Escape and the cancel button change nothing (spec §4.1). */
export function ConfirmDialog({ host, isOpen, options }: Props) {
  const { confirmText, confirmLabel, cancelLabel } = options;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!isOpen) return current?.close();
    if (!current) return;
    colourSurface(current, host.element);
    const end = new AbortController();
    keepKeys(end.signal);
    current.showModal();
    // Not the first button: Orca would say that alone, without the question.
    current.focus();
    return () => end.abort();
  }, [host, isOpen]);
  const cancel = () => setConfirming(host, false);
  return (
    <dialog
      ref={dialog}
      part="dialog"
      role="alertdialog"
      aria-labelledby="question"
      tabIndex={-1}
      onClose={cancel}
    >
      <p id="question">{confirmText}</p>
      <div className="choices">
        <button type="button" onClick={cancel}>
          {cancelLabel}
        </button>
        <button type="button" onClick={() => choose(host, "declined")}>
          {confirmLabel}
        </button>
      </div>
    </dialog>
  );
}
