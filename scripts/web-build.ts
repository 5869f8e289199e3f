import { buildIfStale } from './built-once.ts';

/** Builds the web where its sources changed since the last build. */
export function buildStaleWeb(): void {
  buildIfStale({
    name: 'the web',
    command: ['build', '@liftmark/web'],
    sources: [
      'package-lock.json',
      'packages/web/package.json',
      'packages/web/*.config.ts',
      'packages/web/{app,public}/**/*',
      'packages/{contract,presentation}/src/**/*.ts',
    ],
    folder: 'packages/web/build',
  });
}
