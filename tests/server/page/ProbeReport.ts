/** What went wrong on a page and what is still alive on it. */
export interface ProbeReport {
  messages: ProbeMessage[];
  /** Counts by kind, such as `window scroll`, `setTimeout` or `MutationObserver`; what is not alive is absent. */
  alive: Record<string, number>;
}

export interface ProbeMessage {
  kind: "warn" | "error" | "uncaught" | "rejection" | "csp";
  text: string;
}
