import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildStaleWeb } from './web-build.ts';

/**
 * Everything that must hold, in one run: types, style, dead code, unit and integration tests, browser tests.
 * The last line counts them all: `N passed, N failed, N skipped`.
 */

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Reads how many tests ran; a step without it counts as one test that passes with exit code 0. */
  count?: () => Counts;
  /** Exit code of a step that found itself unable to check anything, which counts as skipped. */
  notChecked?: number;
}

const root = join(import.meta.dirname, '..');
const results = mkdtempSync(join(tmpdir(), 'liftmark-test-'));
const vitestResults = join(results, 'vitest.json');
const playwrightResults = join(results, 'playwright.json');
/** Tests start the product and the command line over and over; a start that finds its code compiled takes half the time. */
const compiled = join(root, 'node_modules/.cache/liftmark-compiled');

interface VitestJson {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    /** Both in milliseconds. */
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Named once more at the end: a log of thousands of lines is often cut. */
const named = {
  failed: [] as string[],
  /** Each is a race that somebody has to find. */
  flaky: [] as string[],
  /** With their seconds, longest first. */
  slow: [] as string[],
};

const SLOW_FILES = 15;

function countVitest(): Counts {
  const json: VitestJson = JSON.parse(readFileSync(vitestResults, 'utf8'));
  const files = json.testResults.map(({ name, startTime, endTime }) => ({
    name,
    seconds: Math.round((endTime - startTime) / 1000),
  }));
  named.slow = files
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOW_FILES)
    .map(({ name, seconds }) => `${seconds} s ${relative(root, name)}`);
  for (const { name, assertionResults } of json.testResults) {
    for (const { fullName, status, failureMessages } of assertionResults) {
      const line = `${relative(root, name)}: ${fullName}`;
      if (status === 'failed') named.failed.push(line);
      else if (failureMessages.length > 0) named.flaky.push(line);
    }
  }
  // A file that fails to load has no tests to fail, yet is a failure.
  const failed = json.numFailedTests > 0 ? json.numFailedTests : json.numFailedTestSuites;
  return { passed: json.numPassedTests, failed, skipped: json.numPendingTests + json.numTodoTests };
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightJson {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: unknown[];
}

function nameSpecs({ file, specs, suites = [] }: PlaywrightSuite): void {
  for (const { title, tests } of specs) {
    const line = `${file}: ${title}`;
    if (tests.some(({ status }) => status === 'unexpected')) named.failed.push(line);
    if (tests.some(({ status }) => status === 'flaky')) named.flaky.push(line);
  }
  suites.forEach(nameSpecs);
}

function countPlaywright(): Counts {
  const { stats, suites, errors }: PlaywrightJson = JSON.parse(readFileSync(playwrightResults, 'utf8'));
  suites.forEach(nameSpecs);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Rows run side by side where there are cores for both, the steps of a row one after the other. Browsers that share two
 * cores with other tests run out of time.
 */
const ROWS: Step[][] = [
  [
    {
      name: 'Unit and integration tests',
      command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestResults}`],
      count: countVitest,
    },
  ],
  [
    { name: 'Types', command: ['tsc', '-p', 'tsconfig.json'] },
    { name: 'Types of the evaluation', command: ['tsc', '-p', 'evaluation/tsconfig.json'] },
    {
      name: 'Types of the extension',
      command: ['npm', 'run', '--silent', 'typecheck', '-w', '@liftmark/extension'],
    },
    { name: 'Types of the web', command: ['npm', 'run', '--silent', 'typecheck', '-w', '@liftmark/web'] },
    { name: 'Style', command: ['biome', 'ci', '.'] },
    { name: 'Dead code', command: ['knip', '--no-progress'] },
    {
      name: 'Known flaws of dependencies',
      command: ['node', 'scripts/audit-dependencies.ts'],
      notChecked: 3,
    },
    {
      name: 'Browser tests',
      command: ['playwright', 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightResults },
      count: countPlaywright,
    },
  ],
];

/** Runs a step to its end; what it prints is kept, so that steps side by side don't mix theirs. */
function run(step: Step): Promise<{ exitCode: number; output: string }> {
  const [command = '', ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...step.env, FORCE_COLOR: '0' },
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ exitCode: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

function countsOf(step: Step, exitCode: number): Counts {
  const oneFailed = { passed: 0, failed: 1, skipped: 0 };
  if (step.notChecked === exitCode) return { passed: 0, failed: 0, skipped: 1 };
  if (!step.count) return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : oneFailed;
  try {
    const counts = step.count();
    // A runner that fails without a failed test (a crash, an unhandled rejection) has failed all the same.
    return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return oneFailed;
  }
}

async function check(step: Step): Promise<void> {
  const startedAt = performance.now();
  const { exitCode, output } = await run(step);
  const counts = countsOf(step, exitCode);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  if (counts.failed > 0) failedSteps.push(step.name);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const result = counts.failed > 0 ? 'FAILED' : counts.passed > 0 ? 'ok' : 'not checked';
  process.stdout.write(`\n── ${step.name}\n${output}   ${result} in ${seconds} s\n`);
}

async function checkRow(row: readonly Step[]): Promise<void> {
  for (const step of row) await check(step);
}

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const failedSteps: string[] = [];
buildStaleWeb();
if (availableParallelism() > 2) await Promise.all(ROWS.map(checkRow));
else for (const row of ROWS) await checkRow(row);
rmSync(results, { recursive: true });
console.log(`\nLongest files:\n  ${named.slow.join('\n  ')}`);
if (named.flaky.length > 0) console.log(`\nPassed only at a second try:\n  ${named.flaky.join('\n  ')}`);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
for (const line of named.failed) console.log(`  ${line}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;
