import { type ArchiveEntry, readArchive } from './archive.ts';

/** The entries of an archive in order, with a lookahead of one. */
export class Entries {
  readonly #source: AsyncGenerator<ArchiveEntry>;
  #next: ArchiveEntry | null = null;

  constructor(file: string, passphrase: string) {
    this.#source = readArchive(file, passphrase);
  }

  /** The next entry if its name fits, otherwise null. It must be read to its end before the one after it. */
  async takeIf(fits: (name: string) => boolean): Promise<ArchiveEntry | null> {
    this.#next ??= (await this.#source.next()).value ?? null;
    const entry = this.#next;
    if (entry === null || !fits(entry.name)) return null;
    this.#next = null;
    return entry;
  }

  async take(name: string): Promise<ArchiveEntry> {
    const entry = await this.takeIf((next) => next === name);
    if (entry === null) throw new Error(`The backup is damaged: ${name} is missing.`);
    return entry;
  }

  /** Skips all following entries whose names start with the prefix, and returns their number. */
  async skip(prefix: string): Promise<number> {
    for (let count = 0; ; count += 1) {
      const entry = await this.takeIf((name) => name.startsWith(prefix));
      if (entry === null) return count;
      for await (const _bytes of entry.bytes);
    }
  }

  /** Leaves the other entries unread. */
  async close(): Promise<void> {
    await this.#source.return(undefined);
  }
}
