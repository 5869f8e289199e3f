import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Files } from './files.ts';
import type { Keyring } from './keyring.ts';

/** A file store that encrypts one folder. Its files have a few megabytes at most, and are processed in memory. */
export function sealFolder(files: Files, folder: string, keyring: Keyring): Files {
  const isSealed = (key: string) => key.startsWith(`${folder}/`);
  const read = async (key: string) => {
    const bytes = await files.read(key);
    return isSealed(key) ? keyring.open(bytes, key) : bytes;
  };
  return {
    ...files,
    read,
    put: (key, bytes) => files.put(key, isSealed(key) ? keyring.seal(bytes, key) : bytes),
    putStream: async (key, bytes) =>
      isSealed(key) ? files.put(key, keyring.seal(await buffer(bytes), key)) : files.putStream(key, bytes),
    stream: async (key) => (isSealed(key) ? Readable.from([await read(key)]) : files.stream(key)),
  };
}
