import type { PageType } from '@liftmark/contract/page-types';
import model from '../../data/models/order.json' with { type: 'json' };
import type { Diagnosis, Problem } from './diagnosis.ts';
import { text } from './reason.text.ts';

/** Fewer pages say nothing of a type, and a problem that hardly anyone named is no reason. */
const ENOUGH = { pages: 15, named: 3, share: 0.15 };
/** So serious that nothing else counts until it is fixed. */
const BLOCKING = 2.5;

interface Counts {
  /** Pages of the type on which a reader named it among the two worst problems. */
  named: number;
  pages: number;
}

const COUNTS: Partial<Record<string, Partial<Record<PageType | 'all', Counts>>>> =
  (model as { counts?: typeof COUNTS }).counts ?? {};

/** Why a problem comes among the first, in one sentence; null if nothing is known. */
export function reasonFor(diagnosis: Diagnosis, problem: Problem, type: PageType): string | null {
  if (diagnosis.question === 'works' && problem.severity >= BLOCKING) return text.blocking;
  const counts = COUNTS[diagnosis.id];
  const isEnough = (one: Counts | undefined): one is Counts =>
    one !== undefined &&
    one.pages >= ENOUGH.pages &&
    one.named >= Math.max(ENOUGH.named, ENOUGH.share * one.pages);
  const own = counts?.[type];
  if (isEnough(own)) return text.named({ ...own, type });
  return isEnough(counts?.all) ? text.named({ ...counts.all, type: null }) : null;
}
