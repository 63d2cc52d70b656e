import { nextTask } from "../../../kernel/task/next-task.ts";

/**
 * Calls back when the page's own listeners have handled a click: before the browser follows the link, or in the next task
 * if one of them has stopped the event.
 */
export function afterPress(callback: () => void, lifetime: AbortSignal): void {
  const end = new AbortController();
  const finish = () => {
    if (!end.signal.aborted && !lifetime.aborted) callback();
    end.abort();
  };
  addEventListener("click", finish, { signal: end.signal });
  void nextTask().then(finish);
}
