/** Nobody waits any longer for a suggestion. */
export const TIMEOUT_MS = 8_000;

/** A visitor who takes letters back finds what was there; a day of typing is not kept. */
const RECENT_ANSWERS = 20;

/** What a search needs to know and whom it tells. */
export interface SearchParts<Answer> {
  /** The answer to come; undefined where nothing may be asked. */
  ask(text: string, dropped: AbortSignal): Promise<Answer> | undefined;
  answered(text: string, answer: Answer): void;
  failed(text: string, error: Error): void;
}

export interface Search {
  /** Asks after the delay; whatever was asked before is dropped, and never told. */
  start(text: string, delayMs: number): void;
  stop(): void;
  /** Asks again for what it knows: the question is another one. */
  forget(): void;
}

export function createSearch<Answer>({ ask, answered, failed }: SearchParts<Answer>): Search {
  let known = new Map<string, Answer>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | undefined;

  const stop = () => {
    clearTimeout(timer);
    current?.abort();
    current = undefined;
  };
  const run = (text: string) => {
    const recent = known;
    const own = new AbortController();
    current = own;
    // Not by `AbortSignal.any` and `timeout`: in WebKitGTK 2.50 that time never comes.
    timer = setTimeout(() => own.abort(new Error("The server does not answer")), TIMEOUT_MS);
    const end = () => {
      const isLast = own === current;
      if (isLast) stop();
      return isLast;
    };
    const keep = (answer: Answer) => {
      if (recent.size === RECENT_ANSWERS) recent.clear();
      recent.set(text, answer);
      answered(text, answer);
    };
    ask(text, own.signal)?.then(
      (answer) => end() && keep(answer),
      (error) => end() && failed(text, error),
    );
  };
  return {
    stop,
    forget() {
      known = new Map();
    },
    start(text, delayMs) {
      stop();
      const answer = known.get(text);
      if (answer) answered(text, answer);
      else timer = setTimeout(() => run(text), delayMs);
    },
  };
}
