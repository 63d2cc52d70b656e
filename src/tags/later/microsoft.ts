import type { Choice } from "../../kernel/consent/consent.ts";
import { reportScript } from "../../kernel/task/report.ts";
import { tagsContract } from "../tags.contract.ts";
import type { TagsOptions } from "../tags.host.ts";
import { SIGNAL_VALUES } from "../tags.ts";

type Tell = (kind: "default" | "update", choice: Choice) => void;

interface Clarity {
  (...command: readonly unknown[]): void;
  q?: unknown[];
}

const page = globalThis as { uetq?: Pick<unknown[], "push">; clarity?: Clarity };

/** Microsoft Advertising's script reads a command as three entries. */
const tellUet: Tell = (kind, choice) => {
  page.uetq ??= [];
  page.uetq.push("consent", kind, { ad_storage: SIGNAL_VALUES[choice] });
};

/** Clarity has one command for the default and an update. */
const tellClarity: Tell = (_, choice) => {
  page.clarity ??= queueClarity;
  const value = SIGNAL_VALUES[choice];
  page.clarity("consentv2", { ad_Storage: value, analytics_Storage: value });
};

/** As in Clarity's snippet: its script reads `Arguments` objects. */
const queueClarity: Clarity = function (..._command) {
  queueClarity.q ??= [];
  // biome-ignore lint/complexity/noArguments: Clarity's script ignores an array
  queueClarity.q.push(arguments);
};

/** The last choice that each has received; undefined after the default. */
const told = new Map<Tell, Choice | undefined>();

/** Gives Microsoft's queues the default once, and each new choice. */
export function tellMicrosoft({ uetConsent, clarityConsent }: TagsOptions, choice: Choice | undefined): void {
  if (uetConsent) tellOnce(tellUet, choice);
  if (clarityConsent) tellOnce(tellClarity, choice);
}

function tellOnce(tell: Tell, choice: Choice | undefined): void {
  const isFirst = !told.has(tell);
  const isNews = choice && choice !== told.get(tell);
  told.set(tell, choice ?? told.get(tell));
  try {
    if (isFirst) tell("default", "declined");
    if (isNews) tell("update", choice);
  } catch (error) {
    reportScript(tagsContract.tag, error);
  }
}
