import type { ProbeMessage } from "./ProbeReport.ts";

/** Records the page's warnings, errors and uncaught exceptions. */
export function watchMessages(): readonly ProbeMessage[] {
  const messages: ProbeMessage[] = [];
  const keep = (kind: ProbeMessage["kind"], text: string) => messages.push({ kind, text });
  for (const kind of ["warn", "error"] as const) {
    const native = console[kind].bind(console);
    console[kind] = (...parts: unknown[]) => {
      keep(kind, parts.map(String).join(" "));
      native(...parts);
    };
  }
  addEventListener("error", (event) => keep("uncaught", event.message));
  addEventListener("unhandledrejection", (event) => keep("rejection", String(event.reason)));
  addEventListener("securitypolicyviolation", (event) =>
    keep("csp", `${event.effectiveDirective} ${event.blockedURI}`),
  );
  return messages;
}
