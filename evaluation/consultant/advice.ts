import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrappedShare, type Estimate } from '../statistics.ts';
import type { Recommended } from './recommended.ts';

/** What one reader says of one recommendation of a page. */
export interface AdviceJudgment {
  page: string;
  recommendation: string;
  reader: string;
  use: (typeof USES)[number];
  /** Whether what it says of the page is true; not every reader was asked. */
  holds?: (typeof TRUTHS)[number];
  /** Whether the report said it first before rules were changed because of such judgments, after it, or both. */
  said?: 'before' | 'after' | 'both';
}

/** The judgments of pages that were drawn and read together. */
export interface AdviceSet {
  name: string;
  judgments: readonly AdviceJudgment[];
}

const USES = ['useful', 'minor', 'silly'] as const;
const TRUTHS = ['true', 'arguable', 'false'] as const;

export const ADVICE_SHARES = [...USES, ...TRUTHS];

type AdviceShare = (typeof ADVICE_SHARES)[number];

/** How useful and true one reader calls what was recommended first on the pages of a set. */
export interface AdviceMeasure {
  set: string;
  reader: string;
  /** Before or after rules were changed because of such judgments, or what is placed first now; null where it was judged once. */
  said: 'before' | 'after' | 'now' | null;
  pages: number;
  judgments: number;
  shares: Partial<Record<AdviceShare, Estimate | null>>;
}

/** The judgments of one diagnosis, of all sets and readers together. */
export interface AdviceOfDiagnosis {
  diagnosis: string;
  judgments: number;
  useful: number;
  silly: number;
  /** How many readers were asked whether it is true. */
  asked: number;
  false: number;
}

export interface AdviceResults {
  measures: AdviceMeasure[];
  /** The most often judged first. */
  diagnoses: AdviceOfDiagnosis[];
}

/** The file of each set, and what its pages are called. */
const FILES: readonly [file: string, name: string][] = [
  ['advice.jsonl', 'of the first round'],
  ['advice-by-lot.jsonl', 'of the second round'],
  ['advice-placed.jsonl', 'of the third round'],
  ['advice-unseen.jsonl', 'of the fourth round'],
  ['advice-fresh.jsonl', 'of the fifth round'],
];

export function readAdvice(): AdviceSet[] {
  return FILES.flatMap(([file, name]) => {
    const path = join(import.meta.dirname, file);
    if (!existsSync(path)) return [];
    return [{ name, judgments: judgmentsIn(readFileSync(path, 'utf8'), file) }];
  });
}

/** @throws naming the line that says what no judgment can */
export function judgmentsIn(lines: string, file: string): AdviceJudgment[] {
  return lines
    .trim()
    .split('\n')
    .map((line, at) => {
      const judgment = JSON.parse(line) as AdviceJudgment;
      const { use, holds } = judgment;
      const isKnown = USES.includes(use) && (holds === undefined || TRUTHS.includes(holds));
      if (!isKnown) throw new Error(`${file}, line ${at + 1}: no judgment`);
      return judgment;
    });
}

/** @param recommended what the reports recommend now: only judgments of what they still say count by diagnosis */
export function adviceResults(sets: readonly AdviceSet[], recommended: Recommended): AdviceResults {
  return {
    measures: sets.flatMap(({ name, judgments }) =>
      [...Map.groupBy(judgments, ({ reader }) => reader)].flatMap(([reader, own]) =>
        toldApart(own, recommended).map(([said, told]) => measured(told, { set: name, reader, said })),
      ),
    ),
    diagnoses: byDiagnosis(
      sets.flatMap(({ judgments }) => judgments),
      recommended,
    ),
  };
}

/** What was said before the rules were changed, what after it, and what is still placed first. */
function toldApart(
  own: readonly AdviceJudgment[],
  recommended: Recommended,
): [AdviceMeasure['said'], AdviceJudgment[]][] {
  const at = (time: 'before' | 'after') => own.filter(({ said }) => said === time || said === 'both');
  const now = own.filter((judgment) => nowSaid(judgment, recommended)?.place === 'first');
  if (own.every(({ said }) => said === undefined))
    return [
      [null, [...own]],
      ['now', now],
    ];
  return [
    ['before', at('before')],
    ['after', at('after')],
    ['now', now],
  ];
}

/** The recommendation that a judgment is of, as the report gives it now; none where rules have changed it since. */
function nowSaid({ page, recommendation, said }: AdviceJudgment, recommended: Recommended) {
  return said === 'before' ? undefined : recommended[page]?.find(({ id }) => id === recommendation);
}

/** Pages are drawn again for the intervals, not judgments: those of one page are alike. */
function measured(
  judgments: readonly AdviceJudgment[],
  of: Pick<AdviceMeasure, 'set' | 'reader' | 'said'>,
): AdviceMeasure {
  const pages = [...Map.groupBy(judgments, ({ page }) => page).values()];
  const shares = [
    ...USES.map((use) => [use, shareIn(pages, (one) => one.use === use)] as const),
    ...TRUTHS.map((truth) => [truth, shareIn(asked(pages), ({ holds }) => holds === truth)] as const),
  ];
  return {
    ...of,
    pages: pages.length,
    judgments: judgments.length,
    shares: Object.fromEntries(shares),
  };
}

function asked(pages: readonly AdviceJudgment[][]): AdviceJudgment[][] {
  return pages
    .map((page) => page.filter(({ holds }) => holds !== undefined))
    .filter((page) => page.length > 0);
}

function shareIn(pages: readonly AdviceJudgment[][], is: (judgment: AdviceJudgment) => boolean) {
  return bootstrappedShare(pages.map((page) => page.map(is)));
}

function byDiagnosis(judgments: readonly AdviceJudgment[], recommended: Recommended): AdviceOfDiagnosis[] {
  const current = judgments.filter((judgment) => nowSaid(judgment, recommended) !== undefined);
  return [...Map.groupBy(current, ({ recommendation }) => recommendation)]
    .map(([diagnosis, own]) => ({
      diagnosis,
      judgments: own.length,
      useful: own.filter(({ use }) => use === 'useful').length,
      silly: own.filter(({ use }) => use === 'silly').length,
      asked: own.filter(({ holds }) => holds !== undefined).length,
      false: own.filter(({ holds }) => holds === 'false').length,
    }))
    .toSorted((a, b) => b.judgments - a.judgments || (a.diagnosis < b.diagnosis ? -1 : 1));
}

/** From so many judgments on, a diagnosis has to be true. */
const ENOUGH = 20;
const MOST_FALSE = 0.1;

/** The diagnoses that readers call false more than one time in ten. */
export function oftenFalse(diagnoses: readonly AdviceOfDiagnosis[]): string[] {
  return diagnoses
    .filter((one) => one.asked >= ENOUGH && one.false > MOST_FALSE * one.asked)
    .map((one) => `${one.diagnosis}: false in ${one.false} of ${one.asked}`);
}
