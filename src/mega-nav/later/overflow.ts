import { follow } from "../../kernel/element/follow.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import { reportScript } from "../../kernel/task/report.ts";
import type { MenuController } from "../control/menu-controller.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";

/** Loads the code for `overflow="more"`. */
export function watchOverflow(host: MegaNavHost, controller: MenuController): void {
  const { tag, options, lifetime } = host;
  let watching: AbortController | undefined;
  const end = () => watching?.abort();
  const watch = () => {
    const isMore = options.get().overflow === "more";
    if (isMore === (watching !== undefined)) return;
    end();
    watching = isMore ? new AbortController() : undefined;
    const { signal } = watching ?? {};
    if (!signal) return;
    import("./more/watch-more.ts").then(
      ({ watchMore }) => signal.aborted || watchMore(host, controller, signal),
      (error) => reportScript(tag.localName, error),
    );
  };
  watch();
  follow(options, watch, lifetime);
  onAbort(lifetime, end);
}
