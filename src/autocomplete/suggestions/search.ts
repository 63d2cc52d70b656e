/** A visitor does not wait longer for suggestions. */
export const TIMEOUT_MS = 8_000;

/** Enough for a visitor who deletes some letters again; a full cache is emptied. */
const CACHE_SIZE = 20;

/** How a search requests answers, and what it calls with them. */
export interface SearchParts<Answer> {
  /** The answer; undefined when the page has cancelled the request. */
  request(text: string, dropped: AbortSignal): Promise<Answer> | undefined;
  answered(text: string, answer: Answer): void;
  failed(text: string, error: Error): void;
}

export interface Search {
  /** Requests after the delay; earlier requests are aborted, and their answers never reported. */
  start(text: string, delayMs: number): void;
  stop(): void;
  /** Forgets the cached answers: the options have changed. */
  forget(): void;
}

export function createSearch<Answer>({ request, answered, failed }: SearchParts<Answer>): Search {
  let cache = new Map<string, Answer>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | undefined;

  const stop = () => {
    clearTimeout(timer);
    current?.abort();
    current = undefined;
  };
  const run = (text: string) => {
    const cacheAtStart = cache;
    const own = new AbortController();
    current = own;
    // Not by `AbortSignal.any` and `timeout`: in WebKitGTK 2.50 that timeout never fires.
    timer = setTimeout(() => own.abort(new Error("The server does not answer")), TIMEOUT_MS);
    const end = () => {
      const isLast = own === current;
      if (isLast) stop();
      return isLast;
    };
    const keep = (answer: Answer) => {
      if (cacheAtStart.size === CACHE_SIZE) cacheAtStart.clear();
      cacheAtStart.set(text, answer);
      answered(text, answer);
    };
    request(text, own.signal)?.then(
      (answer) => end() && keep(answer),
      (error) => end() && failed(text, error),
    );
  };
  return {
    stop,
    forget() {
      cache = new Map();
    },
    start(text, delayMs) {
      stop();
      const answer = cache.get(text);
      if (answer) answered(text, answer);
      else timer = setTimeout(() => run(text), delayMs);
    },
  };
}
