import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { mediaTypeOf } from './media-types.ts';
import { uploadError } from './upload-error.ts';

const inflate = promisify(inflateRaw);

const END = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const UTF8 = 1 << 11;
/** File types of Unix, in the upper half of the attributes. */
const TYPE_MASK = 0xf000;
const SYMLINK = 0xa000;

const MAX_ENTRIES = 2_000;
const MAX_UNPACKED = 80 * 1024 * 1024;

interface Entry {
  name: string;
  method: number;
  packedBytes: number;
  bytes: number;
  offset: number;
  isEncrypted: boolean;
  isLink: boolean;
}

/**
 * The files of a zip that a page can be made of, by their paths; nothing touches the disk. Entries are bounded before
 * any is unpacked, and none unpacks to more than it says.
 * @throws {CaptureError}
 */
export async function unzip(zip: Buffer): Promise<Map<string, Buffer>> {
  const entries = entriesOf(zip);
  const kept = entries.filter(({ name, isLink }) => !isLink && isWanted(name));
  const unpacked = kept.reduce((sum, { bytes }) => sum + bytes, 0);
  if (entries.length > MAX_ENTRIES || unpacked > MAX_UNPACKED) throw uploadError('unpacksTooLarge');
  const files = new Map<string, Buffer>();
  for (const entry of kept) files.set(entry.name, await contentOf(zip, entry));
  return files;
}

/** Hidden files and folders, and what systems add, are no part of a site. */
function isWanted(name: string): boolean {
  const parts = name.split('/');
  return mediaTypeOf(name) !== null && parts.every((part) => !part.startsWith('.') && part !== '__MACOSX');
}

function entriesOf(zip: Buffer): Entry[] {
  const end = endOf(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw uploadError('unpacksTooLarge', `${count} entries`);
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let place = 0; place < count; place += 1) {
    if (at + ENTRY_BYTES > zip.length || zip.readUInt32LE(at) !== ENTRY)
      throw uploadError('damaged', 'no entry');
    const [nameBytes, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const flags = zip.readUInt16LE(at + 8);
    const isUnix = zip.readUInt8(at + 5) === 3;
    const isLink = isUnix && ((zip.readUInt32LE(at + 38) >>> 16) & TYPE_MASK) === SYMLINK;
    entries.push({
      name: pathOf(zip.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes), (flags & UTF8) !== 0),
      method: zip.readUInt16LE(at + 10),
      packedBytes: zip.readUInt32LE(at + 20),
      bytes: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
      isEncrypted: (flags & ENCRYPTED) !== 0,
      isLink,
    });
    at += ENTRY_BYTES + nameBytes + extra + comment;
  }
  return entries;
}

/** Where the end record begins, behind which there's only a comment. */
function endOf(zip: Buffer): number {
  const first = Math.max(0, zip.length - END_BYTES - MAX_COMMENT);
  for (let at = zip.length - END_BYTES; at >= first; at -= 1) {
    if (zip.readUInt32LE(at) === END) return at;
  }
  throw uploadError('damaged', 'no end record');
}

/** With slashes. @throws {CaptureError} if it leads out of the folder */
function pathOf(bytes: Buffer, isUtf8: boolean): string {
  const name = (isUtf8 ? bytes.toString('utf8') : bytes.toString('latin1')).replaceAll('\\', '/');
  const isAbsolute = name.startsWith('/') || name[1] === ':';
  if (isAbsolute || name.includes('\0') || name.split('/').includes('..')) throw uploadError('outside');
  return name
    .split('/')
    .filter((part) => part !== '.')
    .join('/');
}

async function contentOf(zip: Buffer, entry: Entry): Promise<Buffer> {
  const { name, method, packedBytes, bytes, offset, isEncrypted } = entry;
  if (isEncrypted) throw uploadError('encrypted');
  if (offset + LOCAL_BYTES > zip.length || zip.readUInt32LE(offset) !== LOCAL)
    throw uploadError('damaged', `${name}: no local header`);
  const from = offset + LOCAL_BYTES + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const packed = zip.subarray(from, from + packedBytes);
  if (packed.length < packedBytes) throw uploadError('damaged', `${name}: cut off`);
  const content = method === STORED ? packed : method === DEFLATED ? await inflated(packed, bytes) : null;
  if (content?.length !== bytes) throw uploadError('damaged', `${name}: other size, or method ${method}`);
  return content;
}

async function inflated(packed: Buffer, bytes: number): Promise<Buffer> {
  if (bytes === 0) return Buffer.alloc(0);
  try {
    return await inflate(packed, { maxOutputLength: bytes });
  } catch (cause) {
    throw uploadError('damaged', String(cause));
  }
}
