/** An entry for a queue of the page; `queue` is the name of the global variable. */
export type PushStep = { readonly queue: string } & (
  | { readonly to: "gtag" | "matomo"; readonly command: readonly unknown[] }
  | { readonly to: "dataLayer"; readonly entry: Readonly<Record<string, unknown>> }
);

export const gtag = (queue: string, ...command: unknown[]): PushStep => ({ to: "gtag", queue, command });

export const toLayer = (queue: string, entry: Readonly<Record<string, unknown>>): PushStep => ({
  to: "dataLayer",
  queue,
  entry,
});

export const matomo = (...command: unknown[]): PushStep => ({ to: "matomo", queue: "_paq", command });
