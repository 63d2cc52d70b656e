import { partsOf } from "../../kernel/element/attribute-value.ts";
import { follow } from "../../kernel/element/follow.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import { warnAttribute } from "../../kernel/task/report.ts";
import { callUsContract } from "../call-us.contract.ts";
import { type CallUsHost, type CallUsState, initialState } from "../call-us.host.ts";
import type { Entry } from "./hours/entries.ts";
import { pageHours } from "./hours/page-hours.ts";
import { statusAt } from "./hours/status.ts";
import { inWords, momentOf } from "./hours/words.ts";
import { writtenHours } from "./hours/written-hours.ts";

const MINUTE_MS = 60_000;
const PAGE = "page";

/** Says whether the dealer is open, for as long as the page is seen: it may be left open for hours. */
export function followHours(host: CallUsHost): void {
  const { element, options, state, lifetime } = host;
  let entries: readonly Entry[] | undefined;
  let timer = 0;

  const show = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    state.set(said(entries));
    timer = window.setTimeout(show, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  const said = (known: readonly Entry[] | undefined): CallUsState => {
    const { closedDates } = options.get();
    const periods = partsOf(closedDates).map((part) => part.split("/"));
    const isClosed = (day: string) => periods.some(([from = "", to = from]) => from <= day && day <= to);
    const now = momentOf(new Date());
    const status = known && statusAt(now, known, isClosed);
    if (!status) return initialState();
    return {
      hours: inWords(status, now, options.get(), host.language),
      now: status.isOpen ? "open" : "closed",
    };
  };
  const read = () => {
    const { hours } = options.get();
    const isPage = hours.trim().toLowerCase() === PAGE;
    entries = isPage ? pageHours() : writtenHours(hours);
    if (hours && !entries) warnAttribute(element.localName, "hours", hours, isPage ? MISSING : WRONG, "");
    show();
  };

  follow(options, (after, before) => (after.hours === before.hours ? show() : read()), lifetime);
  document.addEventListener("visibilitychange", show, { signal: lifetime });
  onAbort(lifetime, () => clearTimeout(timer));
  if (document.readyState === "loading")
    document.addEventListener("DOMContentLoaded", read, { signal: lifetime, once: true });
  else read();
}

const MISSING = "finds no opening hours of one dealer in the page's JSON-LD, or cannot read them";
const WRONG = `is not of the form ${callUsContract.attributes.hours.form}, or page`;
