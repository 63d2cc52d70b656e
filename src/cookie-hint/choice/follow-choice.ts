import { clearWhenLeft } from "../../kernel/consent/clearing/clear-when-left.ts";
import type { Choice } from "../../kernel/consent/consent.ts";
import { onOtherWindows } from "../../kernel/consent/other-windows.ts";
import { countingChoice, isReasked, reaskDay } from "../../kernel/consent/reask.ts";
import { follow } from "../../kernel/element/follow.ts";
import type { CookieHintHost } from "../cookie-hint.host.ts";
import { decided, isOpen, recalled, signalled } from "../cookie-hint.ts";
import { reportChoice } from "./choose.ts";
import { keepChoice, renewChoice } from "./keep-choice.ts";
import { isRefusedIn } from "./refused-elsewhere.ts";

/** Reads the choice and follows its changes: in other windows, by another banner on the page, by the browser's signal. */
export function followChoice(host: CookieHintHost): void {
  const { lifetime: signal } = host;
  readChoice(host);
  onOtherWindows((choice = countingChoice()) => followOther(host, choice), signal);
  document.addEventListener("dealer-cookie-hint-decided", (event) => followBanner(host, event), { signal });
  follow(host.options, () => readSignal(host), signal);
}

function readChoice(host: CookieHintHost): void {
  const stored = countingChoice();
  if (!stored && !host.state.get().choice) takeOverRefusal(host);
  if (stored && !host.state.get().choice) {
    renewChoice(host);
    host.state.set(recalled(host.state.get(), stored));
    reportChoice(host, stored, "stored", true);
  }
  readSignal(host);
}

/** As if refused here: a visitor who has refused in the site's former banner is not asked again. */
function takeOverRefusal(host: CookieHintHost): void {
  if (isReasked("", reaskDay()) || !isRefusedIn(document.cookie)) return;
  const stored = keepChoice(host, "declined");
  host.state.set(recalled(host.state.get(), "declined"));
  reportChoice(host, "declined", "stored", stored);
}

function followOther(host: CookieHintHost, choice: Choice | undefined): void {
  const before = host.state.get().choice;
  if (!choice || choice === before) return;
  if (before === "accepted") clearWhenLeft();
  host.state.set(decided(host.state.get(), choice, host.options.get()));
  reportChoice(host, choice, "other-tab", true);
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
