import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { writeStored } from '../stored/archive.ts';
import type { BasePage } from './base-page.ts';
import type { Kind } from './kind.ts';
import { planned, type Series } from './plan.ts';
import type { Variant } from './store.ts';

/** Our own pages, whose snapshots may lie in the repository; those of others may not. */
const STORED_PAGES = [
  'app-budget',
  'article-sourdough',
  'category-rucksaecke',
  'checkout-cups',
  'course-bread',
  'course-fotografie',
  'event-harbor-talks',
  'insurance-tables',
  'nonprofit-rivers',
  'portfolio-night',
  'pricing-client-rendered',
  'product-kettle',
  'restaurant-quai',
  'saas-rota',
  'saas-vague',
  'service-plombier',
  'signup-long',
  'signup-planner',
];

/** Good ones, which have something to lose, and bad ones, which a trick or a repair can raise. */
const DAMAGED_PAGES = ['insurance-tables', 'product-kettle', 'saas-rota', 'service-plombier'];
const RAISED_PAGES = ['saas-vague', 'signup-long'];

export const isStored = ({ id }: BasePage) => STORED_PAGES.includes(id);

/** Each kind on the few pages of which one is stored so changed. */
export function storedSeries(pages: readonly BasePage[], kinds: readonly Kind[]): Series[] {
  const isRaising = ({ family }: Kind) => family === 'gaming' || family === 'repair';
  const among = (ids: readonly string[]) => pages.filter(({ id }) => ids.includes(id));
  return [
    ...planned(
      among(DAMAGED_PAGES),
      kinds.filter((kind) => !isRaising(kind)),
    ),
    ...planned(among(RAISED_PAGES), kinds.filter(isRaising)),
  ];
}

/**
 * Keeps the pages as they stand, and of each kind the first page on which it changes something.
 * @returns how many snapshots were stored
 */
export function storeVersions(
  series: readonly Series[],
  pages: readonly BasePage[],
  fileOf: (variant: Variant) => string | null,
): number {
  const versions = new Map(
    pages
      .filter(isStored)
      .map((page) => [
        page.id,
        [{ change: null, snapshot: snapshotIn(fileOf({ page, change: null })) }] as Version[],
      ]),
  );
  const done = new Set<string>();
  for (const { kind, page, changed } of series) {
    if (done.has(kind.id)) continue;
    const seen = changed.flatMap((variant) => {
      const file = fileOf(variant);
      const snapshot = file && snapshotIn(file);
      return snapshot === null || snapshot === 'unchanged' ? [] : [{ ...variant.change, snapshot }];
    });
    if (seen.length === 0) continue;
    done.add(kind.id);
    for (const { strength, devices, snapshot } of seen) {
      if (!strength || !devices) continue;
      const change = { kind: kind.id, strength, devices };
      versions.get(page.id)?.push({ change, snapshot: snapshot === 'not graded' ? null : snapshot });
    }
  }
  for (const [page, list] of versions) writeStored(page, list);
  return [...versions.values()].reduce((sum, list) => sum + list.length, 0);
}

type Version = Parameters<typeof writeStored>[1][number];

function snapshotIn(file: string | null): string {
  if (file === null) throw new Error('Something has not been captured yet.');
  const json = gunzipSync(readFileSync(file)).toString('utf8');
  if (json.length > 200) return json;
  return JSON.parse(json).failure === null ? 'unchanged' : 'not graded';
}
