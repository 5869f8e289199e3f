import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { ATTACHMENT_TYPES, type AttachmentType } from '@liftmark/contract/feedback-limits';

/** Enough for every file signature. */
const HEAD_BYTES = 512;
/** Where PDF readers look for the end of a document. */
const TAIL_BYTES = 1024;

/** The type of a file by its content; null if it isn't an accepted one. Its name and declared type don't count. */
export async function typeOfContent(path: string): Promise<AttachmentType | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await readAt(file, 0, HEAD_BYTES);
    const picture = pictureType(head);
    if (picture !== null) return picture;
    if (head.toString('latin1', 0, 5) === '%PDF-') {
      const tail = await readAt(file, Math.max(0, size - TAIL_BYTES), TAIL_BYTES);
      // Nothing may follow the end: it could be an archive or a program.
      return /%%EOF[\s\0]*$/.test(tail.toString('latin1')) ? 'application/pdf' : null;
    }
  } finally {
    await file.close();
  }
  return (await isPlainText(path)) ? 'text/plain' : null;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function pictureType(head: Buffer): AttachmentType | null {
  const begins = head.toString('latin1', 0, 12);
  if (begins.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (begins.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(begins)) return 'image/gif';
  if (/^RIFF[\s\S]{4}WEBP$/.test(begins)) return 'image/webp';
  return null;
}

/** Text that a browser would treat as a page or an image, or a system as a script. */
const ACTIVE = /^\s*(?:<(?:!doctype|!--|\?xml|\/?[a-z])|#!|%!PS)/i;
const CONTROL = /[^\P{Cc}\t\n\f\r]/u;

/** True if a file is UTF-8 without control characters, and can't be run or drawn. */
async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(path)) {
      const text = decoder.decode(chunk, { stream: true });
      if (CONTROL.test(text) || (isFirst && ACTIVE.test(text))) return false;
      isFirst = false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

const KNOWN_ENDINGS = new Set<string>(Object.values(ATTACHMENT_TYPES).flat());

/** True if the name doesn't claim a type that isn't accepted. Without an extension, only the content counts. */
export function isNameAllowed(name: string): boolean {
  const ending = /\.([^./\\]*)$/.exec(name.trim())?.[1]?.trim().toLowerCase();
  return ending === undefined || KNOWN_ENDINGS.has(ending);
}

const NAME_CHARACTERS = 80;

/**
 * A name for display and download, derived from the sender's: no path, nothing invisible, nothing that is special in
 * file systems or headers, and the extension of the actual type.
 */
export function cleanName(name: string, type: AttachmentType): string {
  const stem = (name.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    // Browsers encode quotes and line breaks in forms this way.
    .replace(/%(?:22|0D|0A)/g, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*;%]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. -]+|[. ]+$/g, '');
  const short = [...stem].slice(0, NAME_CHARACTERS).join('').trim();
  return `${short || 'attachment'}.${ATTACHMENT_TYPES[type][0]}`;
}
