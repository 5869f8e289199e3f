import { figureAsIs } from '@liftmark/contract/figures';
import type { Evidence } from '@liftmark/contract/report';
import { measured, notApplicable, notMeasured, type Outcome } from './check.ts';
import { text } from './scale.text.ts';

/** One row of a check that is a table; the first that applies decides. */
export interface Case<Facts> {
  /** What the methodology prints of it; null for a row that doesn't score. */
  printed: { score: number; how: string } | null;
  /** Null if the row doesn't apply. */
  outcome(facts: Facts): Outcome | null;
}

/** What a condition finds: nothing, or what the sentence is about. Its `evidence`, if any, becomes the outcome's. */
type Find<Facts, Found> = (facts: Facts) => Found | false | null | undefined;
type Say<Facts, Found> = string | ((found: Found, facts: Facts) => string);

interface Details<Facts> {
  evidence?: Evidence[];
  searched?: string[] | ((facts: Facts) => string[]);
  certain?: boolean | ((facts: Facts) => boolean);
}

/** Makes the rows of a table. `how` says when the row applies, as in "1 near the main button". */
export interface Rows<Facts> {
  when<Found>(
    score: number,
    how: string,
    find: Find<Facts, Found>,
    say: Say<Facts, Found>,
    details?: Details<Facts>,
  ): Case<Facts>;
  /** A score that what was found computes; the measure says how. */
  graded<Found>(
    score: (found: Found) => number,
    find: Find<Facts, Found>,
    say: Say<Facts, Found>,
  ): Case<Facts>;
  otherwise(score: number, how: string, say: Say<Facts, true>, details?: Details<Facts>): Case<Facts>;
  notApplicable<Found>(find: Find<Facts, Found>, reason: Say<Facts, Found>): Case<Facts>;
  notMeasured<Found>(find: Find<Facts, Found>, reason: Say<Facts, Found>): Case<Facts>;
}

export function rowsOf<Facts>(): Rows<Facts> {
  const when: Rows<Facts>['when'] = (score, how, find, say, details = {}) => ({
    printed: { score, how },
    outcome: (facts) => {
      const found = find(facts);
      if (!isFound(found)) return null;
      const { evidence = evidenceOf(found), searched, certain } = details;
      return measured(score, said(say, found, facts), evidence, {
        ...(searched && { searched: typeof searched === 'function' ? searched(facts) : searched }),
        ...(certain !== undefined && { certain: typeof certain === 'function' ? certain(facts) : certain }),
      });
    },
  });
  const without =
    (outcome: (reason: string) => Outcome): Rows<Facts>['notApplicable'] =>
    (find, reason) => ({
      printed: null,
      outcome: (facts) => {
        const found = find(facts);
        return isFound(found) ? outcome(said(reason, found, facts)) : null;
      },
    });
  return {
    when,
    graded: (score, find, say) => ({
      printed: null,
      outcome: (facts) => {
        const found = find(facts);
        return isFound(found) ? measured(score(found), said(say, found, facts), evidenceOf(found)) : null;
      },
    }),
    otherwise: (score, how, say, details) => when(score, how, () => true as const, say, details),
    notApplicable: without(notApplicable),
    notMeasured: without(notMeasured),
  };
}

/** The first row that applies. */
export function decide<Facts>(cases: readonly Case<Facts>[], facts: Facts): Outcome {
  for (const row of cases) {
    const outcome = row.outcome(facts);
    if (outcome) return outcome;
  }
  throw new RangeError('No row of the table applies.');
}

/** The scores in the order of the rows: "1 near the main button, 0.8 elsewhere or behind a link, 0.3 if there’s none". */
export function printed(cases: readonly Pick<Case<never>, 'printed'>[]): string {
  const lines: { score: number; hows: string[] }[] = [];
  for (const { printed: row } of cases) {
    if (row === null) continue;
    const last = lines.at(-1);
    if (last?.score === row.score) last.hows.push(row.how);
    else lines.push({ score: row.score, hows: [row.how] });
  }
  return lines
    .map(({ score, hows }) => {
      const how = [...new Set(hows)].reduce((first, second) => text.or({ first, second }));
      return `${figureAsIs(score)} ${how}`;
    })
    .join(text.separator);
}

/** What a sentence quotes, with its evidence. */
export function seen(evidence: Evidence | null | undefined): { said: string; evidence: Evidence } | null {
  return evidence ? { said: evidence.text, evidence } : null;
}

/** What each of them says, with its evidence. */
export function seenIn({
  evidence,
}: {
  evidence: readonly Evidence[];
}): { said: string; evidence: Evidence }[] {
  return evidence.flatMap((one) => seen(one) ?? []);
}

/** Several things, each with its evidence; null if there are none. */
export function some<Item extends { evidence: Evidence }>(
  items: readonly Item[],
): { items: readonly Item[]; evidence: Evidence[] } | null {
  return items.length > 0 ? { items, evidence: items.map(({ evidence }) => evidence) } : null;
}

function isFound<Found>(found: Found | false | null | undefined): found is Found {
  return found !== false && found !== null && found !== undefined;
}

function said<Facts, Found>(say: Say<Facts, Found>, found: Found, facts: Facts): string {
  return typeof say === 'function' ? say(found, facts) : say;
}

function evidenceOf(found: unknown): Evidence[] {
  const holds = (value: unknown): value is { evidence: Evidence | Evidence[] } =>
    typeof value === 'object' && value !== null && 'evidence' in value;
  return holds(found) ? [found.evidence].flat() : [];
}
