import type { consumerFolder } from "./consumer.ts";

/** Two versions of TypeScript, by their names in package.json. */
export const COMPILERS = ["typescript", "typescript-7"] as const;

/** What TypeScript complains of in a file with this code; nothing when it compiles. */
export function complaints(
  { write, run }: ReturnType<typeof consumerFolder>,
  file: string,
  code: string,
  options: object = {},
  compiler: (typeof COMPILERS)[number] = "typescript",
): string {
  const strict = { strict: true, skipLibCheck: false, noEmit: true, types: [], target: "ES2022" };
  const modules = { module: "ESNext", moduleResolution: "bundler", lib: ["ES2023", "DOM", "DOM.Iterable"] };
  const compilerOptions = { ...strict, ...modules, ...options };
  write(file, code);
  write("tsconfig.json", JSON.stringify({ compilerOptions, files: [file] }));
  try {
    run(`${compiler}/bin/tsc`, "-p", ".");
    return "";
  } catch (error) {
    return String((error as { stdout: string }).stdout);
  }
}
