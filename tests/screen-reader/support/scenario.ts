export type Line = string | RegExp;

/** A key, or `type …`, and the lines that are then spoken. */
export type Step = readonly [action: string, ...lines: readonly Line[]];

export interface Scenario {
  readonly title: string;
  /** A page of the example dealership. */
  readonly page: string;
  /** Properties that elements of the page get, by their selectors. */
  readonly properties?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What gets the focus first; `>>>` goes into a shadow root. */
  readonly start: string;
  /** What is spoken last when it has the focus. */
  readonly heard: readonly string[];
  readonly steps: readonly Step[];
}
