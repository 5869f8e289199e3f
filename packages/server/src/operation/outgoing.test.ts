import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { OUTGOING } from './outgoing.ts';

const root = join(import.meta.dirname, '../../../..');

/** Code that can open connections: the runtime's own functions and libraries. Type imports don't count. */
const DIALS = [
  /import (?!type)[^;]*\b(?:connect|createConnection|Socket|request|Resolver|lookup)\b[^;]* from 'node:(?:net|tls|http|https|http2|dgram|dns|dns\/promises)'/,
  /import (?!type)(?![^;]*\{ type [^,]*\} )[^;]* from '(?:undici|playwright-core|nodemailer|stripe|pg|pg-boss|openid-client|ws|ai|@ai-sdk\/[\w-]+)'/,
  /import\('(?:undici|playwright-core|nodemailer|stripe|ai|@ai-sdk\/[\w-]+|@opentelemetry\/exporter[\w-]+)'\)/,
  /from 'flydrive\/drivers\/s3'/,
  /(?<![\w.'"`/])fetch\(/,
  /https:\/\/(?:\*\.)?(?:[\w-]+\.)*(?:googleusercontent|googletagmanager|google-analytics)\.com/,
];

it('names every file that can dial, save those of the command line, which no server runs', () => {
  const dialing = globSync('packages/{engine,server}/src/**/*.ts', { cwd: root })
    .filter(
      (file) =>
        !/\.(?:test|fault)\.ts$|\/(?:testing|faults)\/|\/test-[\w-]+\.ts$|operation\/outgoing|engine\/src\/cli\//.test(
          file,
        ),
    )
    .filter((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      return DIALS.some((pattern) => pattern.test(code));
    });
  expect(dialing.length).toBeGreaterThan(10);
  const listed = OUTGOING.flatMap(({ files }) => files);
  expect(dialing.filter((file) => !listed.some((known) => file.startsWith(known)))).toEqual([]);
});

it('opens nothing to strangers that no setting opens', () => {
  const open = OUTGOING.filter(({ isOpen }) => isOpen(readSettings({})));
  expect(open.map(({ openedBy }) => openedBy.split(',')[0])).toEqual([
    'the worker role',
    'the worker role',
    'the worker role',
    'the worker role',
    'the worker role',
    'always',
  ]);
});
