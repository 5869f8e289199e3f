import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate file system with little room. */
export interface SmallDisk {
  folder: string;
  /** Fills the remaining room. */
  fill(): void;
  /** Frees it again. */
  free(): void;
  close(): void;
}

/** Null if this user isn't allowed to mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'liftmark-disk-'));
  // So that the database server's account can enter it when the tests run as root.
  chmodSync(folder, 0o755);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmdirSync(folder);
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => fill(filler),
    free: () => rmSync(filler, { force: true }),
    close() {
      execFileSync('umount', [folder]);
      rmdirSync(folder);
    },
  };
}

/** In smaller and smaller pieces, until not a single page fits. */
function fill(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (const bytes of [1024 * 1024, 4096]) {
      const piece = Buffer.alloc(bytes, 1);
      while (hasTaken(descriptor, piece));
    }
  } finally {
    closeSync(descriptor);
  }
}

function hasTaken(descriptor: number, piece: Buffer): boolean {
  try {
    return writeSync(descriptor, piece) > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
