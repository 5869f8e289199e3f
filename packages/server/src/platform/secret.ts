import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { writeOnce } from './write-once.ts';

/** Signs cookies and links, and encrypts secrets at rest. */
export function secretOf(settings: Pick<Settings, 'APP_SECRET' | 'LIFTMARK_DATA'>): string {
  return settings.APP_SECRET ?? installationSecret(settings.LIFTMARK_DATA);
}

/** The secret of `secretOf`, followed by the former ones. */
export function secretsOf(
  settings: Pick<Settings, 'APP_SECRET' | 'APP_SECRET_PREVIOUS' | 'LIFTMARK_DATA'>,
): [string, ...string[]] {
  return [secretOf(settings), ...settings.APP_SECRET_PREVIOUS];
}

/** The installation's secret: generated in the data folder at the first start, the same ever after. */
function installationSecret(dataFolder: string): string {
  const file = fileIn(dataFolder);
  mkdirSync(dataFolder, { recursive: true });
  writeOnce(file, randomBytes(32).toString('base64url'));
  const secret = storedSecret(dataFolder) ?? '';
  if (secret.length < 32)
    throw new Error(`${file} has no usable secret. Set APP_SECRET, or remove the file.`);
  return secret;
}

/** The generated secret of a data folder; null without one. */
export function storedSecret(dataFolder: string): string | null {
  const file = fileIn(dataFolder);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

function fileIn(dataFolder: string): string {
  return join(dataFolder, 'secret');
}
