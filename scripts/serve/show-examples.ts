import { type ServeOptions, serve } from "./serve.ts";

const ANY_PORT = 0;

/** Serves the examples, on any free port where the given one is taken, and prints their addresses. */
export async function showExamples(options: ServeOptions): Promise<void> {
  const { url } = await serve(options).catch(() => serve({ ...options, port: ANY_PORT }));
  console.log(`The example dealership is at ${url}/ (Ctrl+C to stop)`);
  console.log(`The museum is at ${url}/examples/museum/`);
  console.log(`The catalogue is at ${url}/examples/catalogue/`);
}
