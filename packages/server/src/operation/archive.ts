import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import tar from 'tar-stream';

/**
 * A compressed tar in the age format, encrypted with a passphrase. `age --decrypt backup | tar --gzip --extract`
 * opens one without Liftmark.
 */
export interface ArchiveWriter {
  add(name: string, bytes: Uint8Array): Promise<void>;
}

export interface ArchiveLock {
  passphrase: string;
  /** Work for each guess of the passphrase, as a power of two; by default about a second. */
  workFactor?: number;
}

export interface ArchiveEntry {
  name: string;
  /** Must be read to its end before the next entry. */
  bytes: AsyncIterable<Buffer>;
}

/** Bytes to read, pack and unpack at a time. Large, because each step waits for its turn. */
const CHUNK = 1024 * 1024;
/** Images are already compressed, so the fastest level is enough. */
const COMPRESSION = { level: 1, chunkSize: CHUNK };

/**
 * Writes an archive. The file appears once `fill` has finished; if it fails, no file is left.
 * @throws whatever `fill` throws, or the error of the disk
 */
export async function writeArchive(
  file: string,
  { passphrase, workFactor }: ArchiveLock,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  if (workFactor !== undefined) encrypter.setScryptWorkFactor(workFactor);
  const pack = tar.pack();
  const zip = createGzip(COMPRESSION);
  const zipped = pipeline(pack, zip);
  zipped.catch(() => undefined);
  const part = `${file}.part`;
  const encrypted = await encrypter.encrypt(Readable.toWeb(zip) as ReadableStream<Uint8Array>);
  const written = pipeline(Readable.fromWeb(encrypted), createWriteStream(part, { mode: 0o600 }));
  let broken: Error | null = null;
  written.catch((error: Error) => {
    broken = error;
    pack.destroy();
  });
  try {
    await fill({
      async add(name, bytes) {
        const entry = pack.entry({ name, size: bytes.length });
        entry.end(bytes);
        await finished(entry);
      },
    });
    pack.finalize();
    await zipped;
    await written;
    await rename(part, file);
  } catch (error) {
    const cause = broken ?? error;
    pack.destroy();
    await written.catch(() => undefined);
    await rm(part, { force: true });
    throw cause;
  }
}

/**
 * Reads an archive, entry by entry.
 * @throws if the passphrase is wrong, or the file isn't a complete, unchanged archive
 */
export async function* readArchive(file: string, passphrase: string): AsyncGenerator<ArchiveEntry> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const source = (await open(file)).createReadStream({ highWaterMark: CHUNK });
  const encrypted = Readable.toWeb(source) as ReadableStream<Uint8Array>;
  const decrypted = await decrypter.decrypt(encrypted).catch((error: unknown) => {
    throw new Error(`${file} can’t be opened: it isn’t a backup, or the passphrase is wrong.`, {
      cause: error,
    });
  });
  const extract = tar.extract();
  const read = pipeline(Readable.fromWeb(decrypted), createGunzip({ chunkSize: CHUNK }), extract);
  read.catch(() => undefined);
  const notWhole = (cause: unknown) =>
    new Error(`${file} is damaged: part of it is missing or was changed.`, { cause });
  try {
    for await (const entry of extract) {
      yield { name: entry.header.name, bytes: explained(entry as AsyncIterable<Buffer>, notWhole) };
    }
    await read;
  } catch (error) {
    throw notWhole(error);
  }
}

async function* explained(
  bytes: AsyncIterable<Buffer>,
  explain: (cause: unknown) => Error,
): AsyncGenerator<Buffer> {
  try {
    yield* bytes;
  } catch (error) {
    throw explain(error);
  }
}
