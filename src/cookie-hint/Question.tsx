import { useLayoutEffect, useRef } from "react";
import type { Options } from "../kernel/contract-types.ts";
import type { Host } from "../kernel/host.ts";
import { choose, setAsking } from "./choose.ts";
import type { cookieHintContract } from "./cookie-hint.contract.ts";
import type { CookieHintState } from "./cookie-hint.ts";

interface Props {
  readonly host: Host<typeof cookieHintContract, CookieHintState>;
  readonly isAsking: boolean;
  readonly options: Options<typeof cookieHintContract>;
}

/** Asks whether a refusal is meant; Escape and the cancelling button change nothing (SPEC §4.1). */
export function Question({ host, isAsking, options }: Props) {
  const { confirmText, confirmLabel, cancelLabel } = options;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (isAsking) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isAsking]);
  const cancel = () => setAsking(host, false);
  return (
    <dialog ref={dialog} part="dialog" aria-labelledby="question" onClose={cancel}>
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
