/** What a search needs to know and whom it tells. */
export interface SearchParts<Answer> {
  /** An answer that there is already. */
  recall(text: string): Answer | undefined;
  /** The answer to come; undefined where nothing may be asked. */
  ask(text: string, dropped: AbortSignal): Promise<Answer> | undefined;
  answered(text: string, answer: Answer): void;
  failed(text: string, error: unknown): void;
}

export interface Search {
  /** Asks after the delay; whatever was asked before is dropped, and never told. */
  start(text: string, delayMs: number): void;
  stop(): void;
}

export function createSearch<Answer>({ recall, ask, answered, failed }: SearchParts<Answer>): Search {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current = new AbortController();

  const stop = () => {
    clearTimeout(timer);
    current.abort();
  };
  const run = (text: string) => {
    current = new AbortController();
    const { signal } = current;
    ask(text, signal)?.then(
      (answer) => signal.aborted || answered(text, answer),
      (error) => signal.aborted || failed(text, error),
    );
  };
  return {
    stop,
    start(text, delayMs) {
      stop();
      const known = recall(text);
      if (known) answered(text, known);
      else timer = setTimeout(run, delayMs, text);
    },
  };
}
