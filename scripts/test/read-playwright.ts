import { type Finding, type Outcome, readReport, type TimedFile, UNEXPLAINED } from "./outcome.ts";

interface PlaywrightReport {
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly PlaywrightSpec[];
}

interface PlaywrightSpec {
  readonly file: string;
  readonly title: string;
  readonly tests: readonly PlaywrightTest[];
}

interface PlaywrightTest {
  readonly projectName: string;
  readonly status: "expected" | "unexpected" | "flaky" | "skipped";
  readonly expectedStatus: string;
  readonly annotations: readonly { readonly type: string; readonly description?: string }[];
  readonly results: readonly {
    readonly duration: number;
    readonly error?: { readonly message?: string };
  }[];
}

export const readPlaywright = (path: string) =>
  readReport(path, ({ suites, errors }: PlaywrightReport): Outcome => {
    const tests = suites.flatMap(testsIn);
    const having = (isOne: (test: NamedTest) => boolean) => tests.filter(isOne);
    const known = having((test) => test.status === "expected" && test.expectedStatus === "failed");
    return {
      passed: having(({ status }) => status === "expected" || status === "flaky").length - known.length,
      skipped: having(({ status }) => status === "skipped").length,
      failures: [
        ...errors.map(({ message = UNEXPLAINED }) => ({ test: "outside any test", why: message })),
        ...having(({ status }) => status === "unexpected").map(withError),
      ],
      flaky: having(({ status }) => status === "flaky").map(withError),
      known: known.map(withIssue),
      files: timesOf(tests),
    };
  });

type NamedTest = PlaywrightTest & { readonly name: string; readonly file: string };

const testsIn = ({ suites = [], specs = [] }: PlaywrightSuite): NamedTest[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map((test) => ({ ...test, file, name: `[${test.projectName}] ${file}: ${title}` })),
  ),
  ...suites.flatMap(testsIn),
];

/** A test that must fail has no error when it passes. */
const withError = ({ name, results }: NamedTest): Finding => ({
  test: name,
  why: results.find(({ error }) => error)?.error?.message ?? "It passes: the fault is mended.",
});

const withIssue = ({ name, annotations }: NamedTest): Finding => ({
  test: name,
  why: annotations.find(({ type }) => type === "fail")?.description ?? UNEXPLAINED,
});

function timesOf(tests: readonly NamedTest[]): TimedFile[] {
  const milliseconds = new Map<string, number>();
  for (const { file, results } of tests)
    for (const { duration } of results) milliseconds.set(file, (milliseconds.get(file) ?? 0) + duration);
  return [...milliseconds].map(([file, ms]) => ({ file, seconds: Math.round(ms / 1000) }));
}
