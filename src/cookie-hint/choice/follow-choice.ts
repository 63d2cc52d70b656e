import { clearWhenLeft } from "../../kernel/consent/clearing/clear-when-left.ts";
import { countingChoice } from "../../kernel/consent/reask.ts";
import { follow } from "../../kernel/element/follow.ts";
import type { CookieHintHost } from "../cookie-hint.host.ts";
import { decided, isOpen, recalled, signalled } from "../cookie-hint.ts";
import { reportChoice } from "./choose.ts";
import { renewChoice } from "./keep-choice.ts";
import { onOtherTabs } from "./other-tabs.ts";

/** Reads the choice and follows its changes: by other tabs, by another banner on the page, by the browser's signal. */
export function followChoice(host: CookieHintHost): void {
  const { lifetime: signal } = host;
  readChoice(host);
  onOtherTabs(() => rereadChoice(host), signal);
  document.addEventListener("dealer-cookie-hint-decided", (event) => followBanner(host, event), { signal });
  follow(host.options, () => readSignal(host), signal);
}

function readChoice(host: CookieHintHost): void {
  const stored = countingChoice();
  if (stored && !host.state.get().choice) {
    renewChoice(host);
    host.state.set(recalled(host.state.get(), stored));
    reportChoice(host, stored, "stored", true);
  }
  readSignal(host);
}

function rereadChoice(host: CookieHintHost): void {
  const stored = countingChoice();
  const { choice } = host.state.get();
  if (!stored || stored === choice) return;
  if (choice === "accepted") clearWhenLeft();
  host.state.set(decided(host.state.get(), stored, host.options.get()));
  reportChoice(host, stored, "other-tab", true);
}

function readSignal(host: CookieHintHost): void {
  const before = host.state.get();
  const after = signalled(before, host.options.get().gpc === "deny" && hasPrivacyControl());
  if (after === before) return;
  host.state.set(after);
  if (after.isSignalled) reportChoice(host, "declined", "gpc", false);
}

/** Whether the browser sends Global Privacy Control (https://w3c.github.io/gpc/); a getter that throws is none. */
function hasPrivacyControl(): boolean {
  try {
    return Reflect.get(navigator, "globalPrivacyControl") === true;
  } catch {
    return false;
  }
}

/** A choice in one banner also closes the others on the page. */
function followBanner(
  { state, options, element }: CookieHintHost,
  { target, detail }: HTMLElementEventMap["dealer-cookie-hint-decided"],
): void {
  if (target === element || !isOpen(state.get(), options.get())) return;
  state.set(decided(state.get(), detail.choice, options.get()));
}
