import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * Unpacks a WOFF 1.0 file into the OpenType font that it contains, as a data URL. Otherwise the renderer unpacks the
 * outlines of all letters again for each letter of a text.
 * @see https://www.w3.org/TR/WOFF/
 */
export function unpackedFont(path: string): string {
  return `data:font/ttf;base64,${unpack(readFileSync(path)).toString('base64')}`;
}

function unpack(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const selector = Math.floor(Math.log2(count));
  const range = 2 ** selector * SFNT_ENTRY;
  directory.writeUInt16BE(range, 6);
  directory.writeUInt16BE(selector, 8);
  directory.writeUInt16BE(count * SFNT_ENTRY - range, 10);
  const parts: Uint8Array[] = [directory];
  let end = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const packed = woff.subarray(offset, offset + packedLength);
    const table = packedLength < length ? inflateSync(packed) : packed;
    const to = SFNT_HEADER + index * SFNT_ENTRY;
    woff.copy(directory, to, entry, entry + 4);
    woff.copy(directory, to + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(end, to + 8);
    directory.writeUInt32BE(length, to + 12);
    parts.push(table, Buffer.alloc(-length & 3));
    end += length + (-length & 3);
  }
  return Buffer.concat(parts);
}
