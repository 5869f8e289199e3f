const HEADER = 12;
const ENTRY = 16;

/**
 * One font of a collection as a file of its own.
 * @param collection an OpenType collection (.ttc)
 * @param index of the font in it
 * @see https://learn.microsoft.com/typography/opentype/spec/otff#font-collections
 */
export function faceOfCollection(collection: Buffer, index: number): Buffer {
  const start = collection.readUInt32BE(HEADER + 4 * index);
  const count = collection.readUInt16BE(start + 4);
  const directory = Buffer.from(collection.subarray(start, start + HEADER + ENTRY * count));
  const parts: Uint8Array[] = [directory];
  let end = directory.length;
  for (let entry = HEADER; entry < directory.length; entry += ENTRY) {
    const offset = directory.readUInt32BE(entry + 8);
    const length = directory.readUInt32BE(entry + 12);
    const padding = -length & 3;
    directory.writeUInt32BE(end, entry + 8);
    parts.push(collection.subarray(offset, offset + length), Buffer.alloc(padding));
    end += length + padding;
  }
  return Buffer.concat(parts);
}
