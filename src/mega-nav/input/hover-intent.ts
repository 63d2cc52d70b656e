/** CONTRACT's hover: open after resting, close after being away. */
export const OPEN_DELAY_MS = 200;
export const CLOSE_DELAY_MS = 300;
/** A press that meets what hovering has just opened was meant to open it. */
export const CLICK_GRACE_MS = 500;

interface Acts<T> {
  open(target: T): void;
  close(target: T): void;
  now(): number;
}

/** What a mouse that comes and goes means. */
export interface HoverIntent<T> {
  /** The pointer is over a target, or over none. */
  over(target: T | undefined): void;
  /** The pointer still moves, on its way to what is open: nothing is meant by what it crosses. */
  passing(): void;
  /** A press; whether it only confirms what hovering has just opened. */
  press(target: T): boolean;
  /** Forgets what is going on. */
  stop(): void;
}

export function hoverIntent<T>({ open, close, now }: Acts<T>): HoverIntent<T> {
  let timer: ReturnType<typeof setTimeout>;
  let wanted: T | undefined;
  let opened: { readonly target: T; readonly at: number } | undefined;

  const stopWaiting = () => {
    clearTimeout(timer);
    wanted = undefined;
  };
  const waitToOpen = (target: T) => {
    wanted = target;
    timer = setTimeout(() => {
      wanted = undefined;
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
      if (wanted === undefined) return;
      const target = wanted;
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
