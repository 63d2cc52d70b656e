/** A page's problems and its active listeners, timers and observers. */
export interface ProbeReport {
  messages: ProbeMessage[];
  /** Counts by kind, such as `window scroll`, `setTimeout` or `MutationObserver`, without zeros. */
  alive: Record<string, number>;
}

export interface ProbeMessage {
  kind: "warn" | "error" | "uncaught" | "rejection" | "csp";
  text: string;
}
