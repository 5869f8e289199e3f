import { join } from 'node:path';
import { buildIfStale, root } from '../scripts/built-once.ts';

const SCRIPTS = { chrome: 'build', firefox: 'build:firefox' } as const;

/** Builds the extension where its sources changed since the last build; the folder that a browser loads. */
export function buildExtension(browser: keyof typeof SCRIPTS): string {
  const folder = `packages/extension/build/${browser}`;
  buildIfStale({
    name: 'the extension',
    command: [SCRIPTS[browser], '@liftmark/extension'],
    sources: [
      'package-lock.json',
      'packages/extension/package.json',
      'packages/extension/*.config.ts',
      'packages/extension/{src,public}/**/*',
      'packages/{contract,engine}/src/**/*.{ts,js}',
      'packages/web/app/ui/*.css',
    ],
    folder,
  });
  return join(root, folder);
}
