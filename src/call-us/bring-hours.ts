import { follow } from "../kernel/element/follow.ts";
import { reportFile } from "../kernel/task/report.ts";
import type { CallUsHost } from "./call-us.host.ts";

/** Brings the code that says whether the dealer is open, where the author asks for it. */
export function bringHours(host: CallUsHost): void {
  const { element, options, lifetime } = host;
  let isComing = false;
  const bring = () => {
    if (isComing || !options.get().hours) return;
    isComing = true;
    import("./later/hours.ts").then(
      ({ followHours }) => lifetime.aborted || followHours(host),
      (error) => reportFile(element.localName, error),
    );
  };
  follow(options, bring, lifetime);
  bring();
}
