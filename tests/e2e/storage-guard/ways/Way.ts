import type { EngineName } from "../../../support/Host.ts";

/** One way to store data on a device. */
export interface Way {
  readonly name: string;
  /** The global or the path to a method that the way uses; a browser without it is safe. */
  readonly needs?: string;
  /** An engine in which the way does not work or cannot be guarded, and why. */
  readonly except?: Readonly<Partial<Record<EngineName, string>>>;
  /** Runs on the page and tries to store the mark. It can use only its arguments. */
  readonly leave: (mark: string, given: string) => unknown;
  readonly given?: string;
}

declare global {
  interface Window {
    newFrame(): HTMLIFrameElement;
    leaveMark(from: Window | null | undefined, mark: string): void;
  }
}
