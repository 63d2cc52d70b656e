// Names every test that failed in the last runs, by the suites' own reports: the last thing that the gate says.
import { existsSync, readFileSync } from "node:fs";

const report = (name) => {
  const path = `test-results/${name}.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
};

const fromVitest = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => ({ name: fullName, message: failureMessages[0] })),
  );

const fromPlaywright = ({ suites, errors }) => [
  ...errors.map(({ message }) => ({ name: "outside any test", message })),
  ...suites.flatMap(failuresIn),
];

const failuresIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${file}: ${title}`,
        message: results[0]?.error?.message,
      })),
  ),
  ...suites.flatMap(failuresIn),
];

const READERS = {
  unit: fromVitest,
  main: fromPlaywright,
  rest: fromPlaywright,
  "slim-chromium": fromPlaywright,
  "slim-webkit": fromPlaywright,
  wordpress: fromPlaywright,
  hosts: fromPlaywright,
};

for (const [name, read] of Object.entries(READERS)) {
  const found = report(name);
  for (const failure of found ? read(found) : [])
    console.log(`✗ ${failure.name}\n${failure.message ?? "(no message)"}\n`);
}
