import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stampFile = join(root, 'packages/web/build/.source-hash');

/** Everything that the built web depends on; a changed byte in any of it makes the build stale. */
const SOURCES = [
  'package-lock.json',
  'packages/web/package.json',
  'packages/web/*.config.ts',
  'packages/web/{app,public}/**/*',
  'packages/{contract,presentation}/src/**/*.ts',
];

function sourceHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Builds the web where its sources changed since the last build.
 * @throws Error when the build fails; its output went to standard error
 */
export function buildStaleWeb(): void {
  const current = sourceHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === current) return;
  console.error('Building the web …');
  const result = spawnSync('npm', ['run', '--silent', 'build', '-w', '@liftmark/web'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    throw new Error(`The web could not be built.\n${result.stdout}\n${result.stderr}`);
  }
  writeFileSync(stampFile, current);
}
