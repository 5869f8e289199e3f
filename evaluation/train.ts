import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitImpression } from './training/impression.ts';
import { fitInvention } from './training/invention.ts';
import { fitOrder } from './training/order.ts';
import { orderedPages } from './training/ordered-pages.ts';
import { fitPageType } from './training/page-type.ts';
import { trainingPages, typedPages } from './training/pages.ts';
import { fitScore } from './training/score.ts';
import { measureStanding } from './training/standing.ts';

/**
 * `npm run train`: fits the engine's models to the readers' labels of the captured corpus (LIFTMARK_CORPUS) and to labeled
 * statements, without their held-out parts, and writes them to `packages/engine/data/models`. Each part builds on the model
 * before it, so each is a process of its own.
 */

const MODELS = join(import.meta.dirname, '../packages/engine/data/models');
const PARTS = ['page-type', 'impression', 'score', 'standing', 'order', 'invention'] as const;

const [part] = process.argv.slice(2);
const folder = process.env.LIFTMARK_CORPUS;
if (!folder) throw new Error('Set LIFTMARK_CORPUS to the folder of the captured corpus.');

if (part === undefined) {
  for (const each of PARTS) {
    const { status } = spawnSync(process.execPath, [import.meta.filename, each], { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
} else if (part === 'page-type') {
  write('page-type', fitPageType(typedPages(folder)));
} else if (part === 'invention') {
  write('invention', fitInvention());
} else if (part === 'order') {
  write('order', fitOrder(orderedPages(folder)));
} else {
  const pages = trainingPages(folder);
  if (part === 'impression') write('impression', fitImpression(pages));
  if (part === 'score') {
    const { weights, usual, scale } = fitScore(pages);
    write('weights', weights);
    write('usual', usual);
    write('scale', scale);
  }
  if (part === 'standing') write('standing', measureStanding(pages));
}

function write(name: string, model: object): void {
  writeFileSync(join(MODELS, `${name}.json`), `${JSON.stringify(model, null, 2)}\n`);
  const { fitted } = model as { fitted?: object };
  console.log(`${name}: ${JSON.stringify(fitted ?? '')}`);
}
