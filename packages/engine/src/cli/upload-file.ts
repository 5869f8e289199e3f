import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { MAX_UPLOAD_BYTES, UPLOAD_EXTENSIONS } from '@liftmark/contract/uploads';
import { uploadError } from '../capture/upload/upload-error.ts';
import type { Upload } from '../capture/upload/uploaded-site.ts';

/** The file that an argument names; null for the address of a page. */
export async function readUploadFile(argument: string): Promise<Upload | null> {
  if (!isFileName(argument)) return null;
  const found = await stat(argument).catch(() => null);
  if (!found?.isFile()) return null;
  if (found.size > MAX_UPLOAD_BYTES) throw uploadError('tooLarge');
  return { name: basename(argument), bytes: await readFile(argument) };
}

/** A page on the web can end in `.html`, too, but then it has a scheme or isn't there as a file. */
export function isFileName(argument: string): boolean {
  const extensions: readonly string[] = UPLOAD_EXTENSIONS;
  return !argument.includes('://') && extensions.includes(extname(argument).toLowerCase());
}
