import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** A snapshot of one of our own pages, as it stands or changed. */
export interface Stored {
  page: string;
  /** Null for the page as it stands. */
  change: { kind: string; strength: 1 | 2 | 3; devices: 'both' | 'desktop' | 'mobile' } | null;
  /** As JSON; null where a page so changed is not graded. */
  snapshot: string | null;
}

/** Versions of a page differ little: told of all that came before, the packer keeps the differences alone. */
const PACKED = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 19,
    [constants.ZSTD_c_windowLog]: 27,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  },
};
const UNPACKED = { params: { [constants.ZSTD_d_windowLogMax]: 27 } };

/** All versions of all stored pages. */
export function readStored(): Stored[] {
  return globSync('pages/*.jsonl.zst', { cwd: import.meta.dirname })
    .sort()
    .flatMap((file) => {
      const lines = zstdDecompressSync(readFileSync(join(import.meta.dirname, file)), UNPACKED).toString(
        'utf8',
      );
      const page = basename(file, '.jsonl.zst');
      return lines
        .trimEnd()
        .split('\n')
        .map((line): Stored => {
          const tab = line.indexOf('\t');
          const snapshot = line.slice(tab + 1);
          return {
            page,
            change: JSON.parse(line.slice(0, tab)),
            snapshot: snapshot === 'null' ? null : snapshot,
          };
        });
    });
}

/** Keeps the versions of a page, in the place of those before. */
export function writeStored(page: string, versions: readonly Omit<Stored, 'page'>[]): void {
  const lines = versions.map(({ change, snapshot }) => `${JSON.stringify(change)}\t${snapshot}\n`);
  writeFileSync(
    join(import.meta.dirname, `pages/${page}.jsonl.zst`),
    zstdCompressSync(lines.join(''), PACKED),
  );
}
