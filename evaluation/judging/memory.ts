import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Reply } from './judges.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/liftmark-verdicts');

/** What was said of files by the very code of now. */
export interface Memory {
  get(file: string): Reply | undefined;
  keep(judged: readonly (readonly [file: string, reply: Reply])[]): void;
}

export function openMemory(): Memory {
  const kept = join(CACHE, `${codeVersion()}.json.gz`);
  const known = new Map<string, Reply>(
    existsSync(kept) ? JSON.parse(gunzipSync(readFileSync(kept)).toString('utf8')) : [],
  );
  return {
    get: (file) => known.get(file),
    keep(judged) {
      for (const [file, reply] of judged) known.set(file, reply);
      mkdirSync(dirname(kept), { recursive: true });
      writeFileSync(kept, gzipSync(JSON.stringify([...known])));
    },
  };
}

function codeVersion(): string {
  const files = globSync(
    ['packages/{engine,contract}/{src,data}/**/*.{ts,json}', 'evaluation/judging/*.ts'],
    {
      cwd: ROOT,
      exclude: ['**/*.test.ts'],
    },
  );
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 12);
}
