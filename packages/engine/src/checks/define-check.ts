import { perLanguage } from '@liftmark/contract/translated';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { type Case, decide, printed, type Rows, rowsOf } from './cases.ts';
import type { Check, ContextFacts } from './check.ts';

type Facts<Needs extends keyof PageFacts> = Pick<PageFacts, Needs | ContextFacts>;

/** A check that is a table: its outcome and its measure both come from its rows. */
interface Table<Needs extends keyof PageFacts> extends Omit<Check<Needs>, 'measure' | 'evaluate'> {
  /** @param cases the scores with their conditions */
  measure(cases: string): string;
  cases(rows: Rows<Facts<Needs>>): Case<Facts<Needs>>[];
}

/** @param make the check in the language that texts are in when it is called */
export function defineCheck<const Needs extends keyof PageFacts>(
  make: () => Check<Needs> | Table<Needs>,
): Check<Needs> {
  return perLanguage(() => {
    const check = make();
    if (!('cases' in check)) return check;
    const { cases: rows, measure, ...rest } = check;
    const cases = rows(rowsOf());
    return { ...rest, measure: measure(printed(cases)), evaluate: (facts) => decide(cases, facts) };
  });
}
