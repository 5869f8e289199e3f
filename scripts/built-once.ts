import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export interface Build {
  /** "The web". */
  name: string;
  /** A script of a package, as npm runs it. */
  command: readonly [script: string, workspace: string];
  /** Everything that it depends on; a changed byte in any of it makes it stale. */
  sources: readonly string[];
  /** A folder of its own. */
  folder: string;
}

/**
 * Builds what its sources made stale since the last build.
 * @throws Error when the build fails, with its output
 */
export function buildIfStale({ name, command: [script, workspace], sources, folder }: Build): void {
  const stamp = join(root, folder, '.source-hash');
  const current = sourceHash(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  console.error(`Building ${name} …`);
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script, '-w', workspace], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`Building ${name} failed.\n${stdout}\n${stderr}`);
  writeFileSync(stamp, current);
}

function sourceHash(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
