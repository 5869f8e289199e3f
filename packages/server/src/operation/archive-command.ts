import { resolve } from 'node:path';
import { readSettings } from '../settings.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

/**
 * `npm run backup -- <file>` and `npm run restore -- <file>`: the whole installation in one file, encrypted with the
 * passphrase in `BACKUP_PASSPHRASE`.
 */
const [action, file] = process.argv.slice(2);

async function run(): Promise<string> {
  if ((action !== 'backup' && action !== 'restore') || file === undefined) {
    throw new Error('Name a file: npm run backup -- liftmark.backup, or npm run restore -- liftmark.backup');
  }
  const settings = readSettings(process.env);
  if (settings.BACKUP_PASSPHRASE === undefined) {
    throw new Error('Set BACKUP_PASSPHRASE and keep it safe: without it, not even you can open the backup.');
  }
  const work = action === 'backup' ? backUp : restore;
  const startedMs = performance.now();
  const { files } = await work(settings, resolve(file), { passphrase: settings.BACKUP_PASSPHRASE });
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  return `${action === 'backup' ? 'Backed up' : 'Restored'} the database and ${files} ${files === 1 ? 'file' : 'files'} in ${seconds} s: ${file}`;
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
