import type { EngineName } from "../../../support/Host.ts";

/** One way to keep something on a device. */
export interface Way {
  readonly name: string;
  /** The global, or the path to a method, that the way goes by; a browser without it is not in danger. */
  readonly needs?: string;
  /** An engine in which the way leads nowhere, or past any guard, and why. */
  readonly except?: Readonly<Partial<Record<EngineName, string>>>;
  /** Runs on the page and leaves the mark, or tries to. It can use nothing but its arguments. */
  readonly leave: (mark: string, given: string) => unknown;
  readonly given?: string;
}

declare global {
  interface Window {
    newFrame(): HTMLIFrameElement;
    leaveMark(from: Window | null | undefined, mark: string): void;
  }
}
