import { text } from '../ci.text.ts';
import { isAnalyzed, type PageRun, problemsOf, type Run } from '../run.ts';

/** A suite for each page and a test for each rule, as test reports of CI systems read them. */
export function junitOf({ pages }: Run): string {
  const suites = pages.map(suiteOf);
  const total = (count: (suite: Suite) => number) => suites.reduce((sum, suite) => sum + count(suite), 0);
  const tests = total(({ cases }) => cases.length);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="liftmark" tests="${tests}" failures="${total(failuresOf)}" errors="${total(errorsOf)}">`,
    ...suites.flatMap(suiteLines),
    '</testsuites>',
    '',
  ].join('\n');
}

interface Suite {
  name: string;
  seconds: number;
  cases: { name: string; failures: string[]; error: string | null }[];
}

function suiteOf(page: PageRun): Suite {
  const { name } = page.target;
  const isMissing = !isAnalyzed(page);
  const analyzed = {
    name: text.rule.analyzed,
    failures: [],
    error: isMissing ? problemsOf(page).join(' ') : null,
  };
  if (isMissing) return { name, seconds: 0, cases: [analyzed] };
  const rules = page.outcomes.map(({ title, problems }) => ({
    name: title,
    failures: problems.map(({ message }) => message),
    error: null,
  }));
  return { name, seconds: page.report.timings.totalMs / 1_000, cases: [analyzed, ...rules] };
}

function failuresOf({ cases }: Suite): number {
  return cases.filter(({ failures }) => failures.length > 0).length;
}

function errorsOf({ cases }: Suite): number {
  return cases.filter(({ error }) => error !== null).length;
}

function suiteLines(suite: Suite): string[] {
  const { name, seconds, cases } = suite;
  return [
    `  <testsuite name="${xml(name)}" tests="${cases.length}" failures="${failuresOf(suite)}" errors="${errorsOf(suite)}" time="${seconds.toFixed(3)}">`,
    ...cases.flatMap(({ name: test, failures, error }) => [
      `    <testcase classname="${xml(name)}" name="${xml(test)}">`,
      ...failures.slice(0, 1).map(() => faultLine('failure', failures.join('\n'))),
      ...(error === null ? [] : [faultLine('error', error)]),
      '    </testcase>',
    ]),
    '  </testsuite>',
  ];
}

function faultLine(kind: 'failure' | 'error', message: string): string {
  const [first = ''] = message.split('\n');
  return `      <${kind} message="${xml(first)}">${xml(message)}</${kind}>`;
}

/** Pages may say anything, also characters that XML can't have. */
function xml(value: string): string {
  const allowed = value.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
  return allowed
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
