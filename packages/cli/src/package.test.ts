import { execFile, execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type FixtureServer, startFixtureServer } from '@liftmark/engine/fixtures/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const PACKAGE = join(import.meta.dirname, '..');
const ROOT = join(PACKAGE, '../..');
/** A busy machine takes longer than a page may take by default. */
const PATIENCE_S = '240';
const MAX_BYTES = 15 * 1024 * 1024;

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

const manifestOf = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

/** The oldest Node of this machine that the package works with. */
function oldestNode(): string {
  const version = (node: string) => {
    try {
      const [major = 0, minor = 0] = execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' })
        .split('.')
        .map(Number);
      return major + minor / 1_000;
    } catch {
      return 0;
    }
  };
  const found = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  const fitting = [process.execPath, ...found].filter((node) => version(node) >= 20.011);
  return fitting.toSorted((a, b) => version(a) - version(b))[0] ?? process.execPath;
}

const node = oldestNode();
let folder: string;
let server: FixtureServer;
let packed: { filename: string; size: number; files: { path: string }[] };

/** Packs the command line, and installs it into an empty folder with the dependencies of this repository. */
beforeAll(async () => {
  server = await startFixtureServer();
  folder = await mkdtemp(join(tmpdir(), 'liftmark-package-'));
  const arguments_ = ['pack', '--json', '--loglevel=error', '--pack-destination', folder];
  const { stdout } = await promisify(execFile)('npm', arguments_, { cwd: PACKAGE });
  // npm's own output may follow that of the build.
  [packed] = JSON.parse(stdout.slice(stdout.indexOf('[\n')));
  const modules = join(folder, 'node_modules');
  const installed = join(modules, 'liftmark');
  await mkdir(installed, { recursive: true });
  await promisify(execFile)('tar', [
    'xzf',
    join(folder, packed.filename),
    '-C',
    installed,
    '--strip-components=1',
  ]);
  for (const name of Object.keys((await manifestOf(installed)).dependencies)) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(ROOT, 'node_modules', name), join(modules, name));
  }
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function liftmark(args: string[], { input = '', env = {} } = {}) {
  const running = promisify(execFile)(node, [join(folder, 'node_modules/liftmark/build/cli.js'), ...args], {
    cwd: folder,
    maxBuffer: MAX_BYTES,
    env: { ...process.env, ...env },
  });
  running.child.stdin?.end(input);
  return running.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

it('is small, and has the versions of the engine', async () => {
  expect(packed.size).toBeLessThan(MAX_BYTES);
  expect(packed.files.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'build/cli.js',
      'build/thread.js',
      'build/keeper.js',
      'build/enter.sh',
      'config.schema.json',
    ]),
  );
  const [own, engine] = [await manifestOf(PACKAGE), await manifestOf(join(ROOT, 'packages/engine'))];
  expect(own.version).toBe(engine.version);
  expect(engine.dependencies).toMatchObject({ ...own.dependencies, ...own.optionalDependencies });
});

it('says its version and refuses unknown commands', async () => {
  const { version } = await manifestOf(PACKAGE);
  expect(await liftmark(['--version'])).toMatchObject({ code: 0, stdout: `${version}\n` });
  expect(await liftmark(['nothing'])).toMatchObject({ code: 2 });
});

it('gives the report of the repository', async () => {
  const args = ['audit', server.page('saas-rota'), '--static', '--json', '--budget', PATIENCE_S];
  const own = await liftmark(args);
  const source = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'packages/engine/src/cli.ts'), ...args],
    {
      maxBuffer: MAX_BYTES,
    },
  );
  const lasting = (json: string) => {
    const { timings, capturedAt, facts, ...report } = JSON.parse(json);
    return { ...report, facts: { ...facts, document: { ...facts.document, capturedAt: null } } };
  };
  expect(own).toMatchObject({ code: 0, stderr: '' });
  expect(lasting(own.stdout)).toEqual(lasting(source.stdout));
});

it('opens pages in a browser, where the machine has one', async () => {
  const { code, stdout } = await liftmark([
    'audit',
    server.page('saas-rota'),
    '--json',
    '--budget',
    PATIENCE_S,
  ]);
  const { mode, overall, warnings } = JSON.parse(stdout);
  expect(code).toBe(0);
  expect(overall.percent).toBeGreaterThan(0);
  if (mode === 'static') expect(warnings).toEqual([expect.stringContaining('browser')]);
});

it('checks pages', async () => {
  await writeFile(
    join(folder, 'liftmark.config.json'),
    JSON.stringify({ pages: [server.page('saas-vague')], minScore: 100, budgetSeconds: Number(PATIENCE_S) }),
  );
  const { code, stdout } = await liftmark(['ci'], { env: { CHROME_PATH: 'none' } });
  expect({ code, stdout }).toEqual({ code: 1, stdout: expect.stringContaining('(needs 100)') });
  expect(await readFile(join(folder, 'liftmark-results/junit.xml'), 'utf8')).toContain('failures="1"');
});

it('serves assistants', async () => {
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  };
  const { stdout } = await liftmark(['mcp', '--data', join(folder, 'reports')], {
    input: `${JSON.stringify(initialize)}\n`,
    env: { CHROME_PATH: 'none' },
  });
  expect(JSON.parse(stdout.split('\n')[0] ?? '')).toMatchObject({
    id: 1,
    result: { serverInfo: { name: expect.stringMatching(/liftmark/i) } },
  });
});
