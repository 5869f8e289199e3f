import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import type { PageSnapshot } from '@liftmark/engine/capture/snapshot';
import type { BasePage } from './base-page.ts';
import { type Devices, type Kind, type Strength, scriptOf } from './kind.ts';

const ENGINE = join(import.meta.dirname, '../../packages/engine/src');
const DEFAULT_FOLDER = join(import.meta.dirname, '../../node_modules/.cache/liftmark-ordering');

/** A page with one change of one strength, or as it stands. */
export interface Variant {
  page: BasePage;
  change: { kind: Kind; strength: Strength; devices: Devices } | null;
}

/** What came of a capture that gave no snapshot. */
export interface Unseen {
  /** Code of the capture's failure: such a page gets no grade. Null where there was nothing to change. */
  failure: string | null;
}

/** Captures by the code that made them, the page, and the change. Grows with every run. */
export interface Store {
  /** The version of the capture's code now. */
  version: string;
  /** File of the variant as captured by that code; null where there is none yet. */
  find(variant: Variant, version: string): string | null;
  save(
    variant: Variant,
    captured: PageSnapshot | Unseen,
    publicText: (json: string) => string,
  ): Promise<void>;
  /** The variant as captured by the code of now, where it was seen. */
  read(variant: Variant): PageSnapshot | null;
  /** Whether the change found nothing to change there. */
  isUnchanged(file: string): boolean;
  /** The versions that there are captures of, the newest first. */
  versions(): string[];
}

export function openStore(corpus: string | undefined): Store {
  const root = corpus ? join(corpus, 'ordering') : DEFAULT_FOLDER;
  const version = captureVersion();
  const fileOf = ({ page, change }: Variant, of: string) =>
    join(root, of, page.id, change === null ? `base.${page.version}.json.gz` : changeName(page, change));

  return {
    version,
    find(variant, of) {
      const file = fileOf(variant, of);
      return existsSync(file) ? file : null;
    },
    async save(variant, captured, publicText) {
      const file = fileOf(variant, version);
      mkdirSync(join(file, '..'), { recursive: true });
      const bytes = await promisify(gzip)(publicText(JSON.stringify(captured)));
      const whole = `${file}.${process.pid}`;
      await writeFile(whole, bytes);
      await rename(whole, file);
    },
    read(variant) {
      const file = fileOf(variant, version);
      const captured = existsSync(file) ? unpacked(file) : { failure: null };
      return 'failure' in captured ? null : captured;
    },
    isUnchanged(file) {
      if (statSync(file).size > 200) return false;
      const captured = unpacked(file);
      return 'failure' in captured && captured.failure === null;
    },
    versions() {
      if (!existsSync(root)) return [];
      const changedAt = (name: string) => statSync(join(root, name)).mtimeMs;
      const others = readdirSync(root).filter((name) => name !== version && /^[0-9a-f]{10}$/.test(name));
      return [version, ...others.sort((a, b) => changedAt(b) - changedAt(a))];
    },
  };
}

function unpacked(file: string): PageSnapshot | Unseen {
  return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));
}

/** Changes with what is done to the page. */
function changeName(page: BasePage, { kind, strength, devices }: NonNullable<Variant['change']>): string {
  const script = scriptOf(kind, strength, { seed: page.id, devices, frameAddress: '' });
  const hash = createHash('sha256').update(`${page.version}\n${script}`).digest('hex').slice(0, 12);
  return `${kind.id}.${strength}.${hash}.json.gz`;
}

/** Changes with the code that captures. */
function captureVersion(): string {
  const files = globSync('capture/**/*.{ts,js}', { cwd: ENGINE, exclude: ['**/*.test.ts'] }).sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(ENGINE, file)));
  return hash.digest('hex').slice(0, 10);
}
