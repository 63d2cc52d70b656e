import { BANNER } from "../kernel/consent/consent-banner.ts";
import { onMutation } from "../kernel/markup/on-mutation.ts";
import { nextTask } from "../kernel/task/next-task.ts";
import { onAbort } from "../kernel/task/on-abort.ts";
import { onPageChange } from "./choice/page-change.ts";
import { onChoice, visitorAccepts } from "./choice/visitor-choice.ts";
import type { ConsentGateHost, ConsentGateState, Source } from "./consent-gate.host.ts";
import { serviceOf } from "./consent-gate.ts";
import { mayNeedAdvice } from "./content/may-need-advice.ts";
import { readContent } from "./content/read-content.ts";
import { hideContent, showContent, shownIn } from "./content/show-content.ts";
import { withLater } from "./on-demand.ts";

/** Shows the content while the visitor accepts, and follows the author's changes. */
export function connectConsentGate(host: ConsentGateHost): void {
  const { element, lifetime } = host;
  const update = () => updateContent(host);
  const readBanner = () => change(host, { hasBanner: banners().length > 0 });
  hideContent(element);
  readBanner();
  onPageChange(readBanner, lifetime);
  update();
  onMutation(element, { childList: true, subtree: true }, update, lifetime);
  onChoice(update, lifetime);
  onAbort(lifetime, () => forgetContent(host));
  if (document.readyState === "loading")
    document.addEventListener("DOMContentLoaded", () => readParsed(host), { signal: lifetime });
  else readParsed(host);
}

const change = ({ state }: ConsentGateHost, part: Partial<ConsentGateState>) =>
  state.set({ ...state.get(), ...part });

/** Live, so that the browser searches only after a change. */
const banners = () => document.getElementsByTagName(BANNER);

/** A template that a script has replaced is other content, so it is not shown because the earlier one was. */
function updateContent(host: ConsentGateHost): void {
  const before = host.state.get();
  const content = readContent(host.element);
  const isAccepted = visitorAccepts();
  const isSame = content?.template === before.content?.template;
  if (isSame && isAccepted === before.isAccepted) return void showAgain(host);
  const shown = isSame && isAccepted && before.shown;
  if (!shown) hideContent(host.element);
  change(host, { content, isAccepted, shown });
  if (isAccepted && !shown) show(host, "consent");
}

/**
 * A refresh that makes the markup the server's again takes away what we have added. In a task of its own, so that a script of
 * the page that keeps taking it away does not block it.
 */
async function showAgain({ element, options, state }: ConsentGateHost): Promise<void> {
  await nextTask();
  const { content, shown } = state.get();
  if (content && shown && !shownIn(element))
    showContent(element, content, serviceOf(options.get(), content).name);
}

function forgetContent(host: ConsentGateHost): void {
  hideContent(host.element);
  change(host, { content: undefined, shown: false });
}

/** Shows the content, unless a listener cancels it. */
export function show(host: ConsentGateHost, source: Source): void {
  const { content } = host.state.get();
  if (!content) return;
  const detail = { service: serviceOf(host.options.get(), content).name, source };
  if (!host.emit("dealer-consent-gate-show", detail)) return;
  const place = showContent(host.element, content, detail.service);
  change(host, { shown: true });
  if (source === "click") (place.querySelector("iframe") ?? place).focus();
  host.emit("dealer-consent-gate-shown", detail);
}

/** A parser adds the template after the tag, and what is in the template after that. */
function readParsed(host: ConsentGateHost): void {
  updateContent(host);
  if (mayNeedAdvice(host)) withLater(({ warnOfContent }) => warnOfContent(host));
}
