import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MIGRATIONS_FOLDER } from '../database/migrate.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export interface FormerVersion {
  /** The program to start instead of `main.ts`. */
  main: string;
  close(): void;
}

/** The program as it was before the newest migration, with today's libraries; null without a repository history. */
export function checkOutFormerVersion(): FormerVersion | null {
  const commit = beforeNewestMigration();
  if (commit === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'liftmark-former-'));
  const archive = git('archive', commit, 'packages');
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive });
  borrowLibraries(folder);
  return {
    main: join(folder, 'packages/server/src/main.ts'),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function beforeNewestMigration(): string | null {
  const newest = readdirSync(MIGRATIONS_FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1);
  const path = relative(ROOT, join(MIGRATIONS_FOLDER, newest ?? ''));
  try {
    const [added] = git('log', '--first-parent', '-m', '--diff-filter=A', '--format=%H', '--', path)
      .toString()
      .split('\n');
    return git('rev-parse', '--verify', '--quiet', added ? `${added}^` : 'HEAD')
      .toString()
      .trim();
  } catch {
    return null;
  }
}

function git(...args: string[]): Buffer {
  return execFileSync('git', args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 512 * 1024 * 1024,
  });
}

/** All installed packages, but its own packages instead of today's. */
function borrowLibraries(folder: string): void {
  const own = join(folder, 'node_modules');
  mkdirSync(join(own, '@liftmark'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@liftmark') symlinkSync(join(ROOT, 'node_modules', name), join(own, name));
  }
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(own, '@liftmark', name));
    const nested = join('packages', name, 'node_modules');
    if (existsSync(join(ROOT, nested))) symlinkSync(join(ROOT, nested), join(folder, nested));
  }
}
