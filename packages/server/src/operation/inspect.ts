import { buffer, json } from 'node:stream/consumers';
import { Entries } from './entries.ts';
import {
  CONTENTS,
  type Contents,
  contentsSchema,
  FILES,
  MANIFEST,
  type Manifest,
  manifestSchema,
  SECRET,
  TABLES,
} from './manifest.ts';

/** A backup that was read to its end and is complete. */
export interface Inspected {
  manifest: Manifest;
  /** The installation's secret, if it was generated. */
  secret: string | null;
  contents: Contents;
}

/**
 * Reads a backup to its end, which proves that nothing is missing or changed.
 * @throws if it is damaged, or the passphrase is wrong
 */
export async function inspectBackup(file: string, passphrase: string): Promise<Inspected> {
  const entries = new Entries(file, passphrase);
  const manifest = manifestSchema.parse(await json((await entries.take(MANIFEST)).bytes));
  const secret = await entries.takeIf((name) => name === SECRET);
  const generated = secret && (await buffer(secret.bytes)).toString();
  const found: Contents = { tableParts: await entries.skip(TABLES), files: await entries.skip(FILES) };
  const contents = contentsSchema.parse(await json((await entries.take(CONTENTS)).bytes));
  const isMore = (await entries.takeIf(() => true)) !== null;
  if (isMore || contents.tableParts !== found.tableParts || contents.files !== found.files) {
    throw new Error(`${file} is damaged: its parts don’t match its table of contents.`);
  }
  return { manifest, secret: generated, contents };
}
