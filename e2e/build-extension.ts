import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const SCRIPTS = { chrome: 'build', firefox: 'build:firefox' } as const;

/** Builds the extension; the folder that a browser loads. */
export function buildExtension(browser: keyof typeof SCRIPTS): string {
  const command = ['run', SCRIPTS[browser], '-w', '@liftmark/extension'];
  const { status, stdout, stderr } = spawnSync('npm', command, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The extension could not be built.\n${stdout}\n${stderr}`);
  return join(root, 'packages/extension/build', browser);
}
