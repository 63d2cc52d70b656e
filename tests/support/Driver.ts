export interface Cookie {
  name: string;
  value: string;
  path: string;
  /** Seconds since 1970; undefined for a session cookie. */
  expires: number | undefined;
  sameSite: string;
}

export interface GotoOptions {
  /** `load` waits for the page's load event; `start` returns as soon as the new document exists. */
  until?: "load" | "start";
}

/** The operations of every engine's driver. Selectors step into a shadow root with `>>>`. */
export interface Driver {
  goto(path: string, options?: GotoOptions): Promise<void>;
  /** The address of the current page. */
  url(): Promise<string>;
  /** Evaluates an expression on the page, also where its policy allows no scripts, and waits for a promise. */
  run(expression: string): Promise<unknown>;
  viewport(width: number, height: number): Promise<void>;
  hover(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  moveTo(x: number, y: number): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
  /** Turns the wheel over a point; the page scrolls a moment later. */
  wheel(x: number, y: number, deltaY: number): Promise<void>;
  /** Presses a key or chord, such as `Tab`, `Shift+Tab` or `a`. */
  press(chord: string): Promise<void>;
  type(text: string): Promise<void>;
  cookies(): Promise<Cookie[]>;
  setCookie(name: string, value: string): Promise<void>;
  clearCookies(): Promise<void>;
  /** The viewport, or one element of it, as PNG. */
  screenshot(selector?: string): Promise<Buffer>;
}
