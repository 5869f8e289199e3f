import type { PageType } from '@liftmark/contract/page-types';
import type { PageFacts } from './facts.ts';
import { addNamed } from './page-type/address-signals.ts';
import { doubts, namesPrices, pricesLow } from './page-type/doubts.ts';
import { addLayout, type TypeSignals } from './page-type/layout-signals.ts';
import { addNamesake } from './page-type/namesake-signals.ts';
import { addDeclared } from './page-type/structured-signals.ts';
import { addWords, headingOf } from './page-type/word-signals.ts';
import type { Reading } from './reading.ts';

/** Fewer points mean nothing. */
const LEAST_POINTS = 1;
/** From this share of the best type's points on, another type is likely too. */
const NEARLY = 0.5;
const MOST_ALTERNATIVES = 3;

/** The page type by structured data, layout, address and words, with a confidence of 0 to 1. */
export function pageTypeOf(reading: Reading, signals: TypeSignals): PageFacts['pageType'] {
  const scores = new Map<PageType, number>();
  const add = (type: PageType, points: number): void => {
    scores.set(type, (scores.get(type) ?? 0) + points);
  };
  addDeclared(reading.structured, add);
  const path = URL.parse(reading.model.snapshot.finalUrl)?.pathname ?? '';
  addNamed(path, add);
  addNamesake(reading, add);
  if (signals.plans >= 2 && namesPrices(reading, signals) && !pricesLow(signals)) add('pricing', 4);
  addLayout(reading, signals, add);
  addWords(reading, signals, add);
  for (const [type, factor] of doubts(reading, signals, path))
    scores.set(type, (scores.get(type) ?? 0) * factor);
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const [best, second] = ranked;
  if (!best || best[1] < LEAST_POINTS)
    return { type: 'other', confidence: best ? 0.4 : 0.3, evidence: [], chosen: false, alternatives: [] };
  const lead = best[1] / (best[1] + (second?.[1] ?? 0) * 0.8 + 0.8);
  const confidence = Math.round(Math.min(0.98, lead * Math.min(1, 0.62 + best[1] / 14) + 0.16) * 100) / 100;
  const alternatives = ranked
    .slice(1, 1 + MOST_ALTERNATIVES)
    .flatMap(([type, points]) => (points >= NEARLY * best[1] ? [type] : []));
  return {
    type: best[0],
    confidence,
    evidence: headingOf(best[0], reading, signals),
    chosen: false,
    alternatives,
  };
}
