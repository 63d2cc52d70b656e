/** Stated in the contract, for `open-on`. */
export const OPEN_DELAY_MS = 200;
export const CLOSE_DELAY_MS = 300;
/** A press this soon after hovering has opened an item was meant to open it, so it must not close it again. */
export const CLICK_GRACE_MS = 500;

interface Actions<T> {
  open(target: T): void;
  close(target: T): void;
  now(): number;
}

/** Decides from the moves of a mouse which item to open or close. */
export interface HoverIntent<T> {
  /** The pointer is over a target, or over no target. */
  over(target: T | undefined): void;
  /** The pointer is moving towards the open panel: the items that it crosses must not open. */
  passing(): void;
  /** Handles a press; returns whether it only confirms an item that hovering has just opened. */
  press(target: T): boolean;
  /** Cancels all waiting, and forgets what was opened. */
  stop(): void;
}

export function hoverIntent<T>({ open, close, now }: Actions<T>): HoverIntent<T> {
  let timer: ReturnType<typeof setTimeout>;
  let pending: T | undefined;
  let opened: { readonly target: T; readonly at: number } | undefined;

  const stopWaiting = () => {
    clearTimeout(timer);
    pending = undefined;
  };
  const waitToOpen = (target: T) => {
    pending = target;
    timer = setTimeout(() => {
      pending = undefined;
      opened = { target, at: now() };
      open(target);
    }, OPEN_DELAY_MS);
  };
  const waitToClose = ({ target }: { readonly target: T }) => {
    timer = setTimeout(() => {
      opened = undefined;
      close(target);
    }, CLOSE_DELAY_MS);
  };

  return {
    over(target) {
      stopWaiting();
      if (target === opened?.target) return;
      if (target !== undefined) waitToOpen(target);
      else if (opened) waitToClose(opened);
    },
    passing() {
      if (pending === undefined) return;
      const target = pending;
      stopWaiting();
      waitToOpen(target);
    },
    press(target) {
      const isConfirming = opened?.target === target && now() - opened.at < CLICK_GRACE_MS;
      stopWaiting();
      opened = undefined;
      return isConfirming;
    },
    stop() {
      stopWaiting();
      opened = undefined;
    },
  };
}
