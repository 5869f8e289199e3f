import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, unlinkSync, writeFileSync } from 'node:fs';

/**
 * Makes a file for its owner alone, unless it's there. It's there with all of its content or not at all, for another
 * process that starts at the same time, too.
 */
export function writeOnce(file: string, content: string): void {
  if (existsSync(file)) return;
  const draft = `${file}-${randomUUID()}`;
  writeFileSync(draft, content, { flag: 'wx', mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}
