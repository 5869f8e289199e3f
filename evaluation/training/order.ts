import { createHash } from 'node:crypto';
import type { PageType } from '@liftmark/contract/page-types';
import { type Choice, logisticWeights, type Prior } from './logistic.ts';

/** What was diagnosed on a page, and what its readers wrote of it. */
export interface OrderedPage {
  id: string;
  type: PageType;
  diagnosed: readonly { id: string; severity: number }[];
  /** Each reader's problems, worst first, by topic. */
  readers: readonly (readonly (readonly string[])[])[];
}

interface FittedDiagnosis {
  base: number;
  perSeverity: number;
  types: Partial<Record<PageType, number>>;
}

interface Counts {
  named: number;
  pages: number;
}

export interface OrderModel {
  /** When and on what, and the share of the readers' worst two among the first five on pages left out of the fit. */
  fitted: { on: string; pages: number; corpus: string; crossValidated: { worstTwo: number } };
  diagnoses: Record<string, FittedDiagnosis>;
  /** On how many pages a reader named it among the two worst, by type. */
  counts: Record<string, Partial<Record<PageType | 'all', Counts>>>;
}

const WORST = 2;
const FIRST = 5;
const FOLDS = 5;
const BASE: Prior = { weight: -1.5, hold: 2 };
/** A graver problem never comes later. */
const SEVERITY: Prior = { weight: 0.5, hold: 6 };
const TYPE: Prior = { weight: 0, hold: 6 };

/** How likely readers name each diagnosis among the two worst problems, by page type and severity. */
export function fitOrder(pages: readonly OrderedPage[]): OrderModel {
  const read = pages.filter(({ readers }) => readers.length > 0);
  const content = read.map(({ id, readers }) => [id, readers]);
  const corpus = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  const ids = idsOf(read);
  return {
    fitted: {
      on: new Date().toISOString().slice(0, 10),
      pages: read.length,
      corpus,
      crossValidated: { worstTwo: rounded(worstTwoLeftOut(read)) },
    },
    diagnoses: fitAll(read),
    counts: Object.fromEntries(ids.map((id) => [id, countsOf(id, read)])),
  };
}

function fitAll(pages: readonly OrderedPage[]): OrderModel['diagnoses'] {
  return Object.fromEntries(idsOf(pages).map((id) => [id, fitOne(id, pages)]));
}

function idsOf(pages: readonly OrderedPage[]): string[] {
  return [...new Set(pages.flatMap(({ diagnosed }) => diagnosed.map(({ id }) => id)))].sort();
}

/** Share of the readers' two worst problems among the first five, each page ordered by a fit to the others. */
function worstTwoLeftOut(pages: readonly OrderedPage[]): number {
  const named: boolean[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = fitAll(pages.filter((page) => foldOf(page) !== fold));
    for (const { type, diagnosed, readers } of pages.filter((page) => foldOf(page) === fold)) {
      const first = diagnosed
        .toSorted(
          (a, b) => likelihood(model, b.id, type, b.severity) - likelihood(model, a.id, type, a.severity),
        )
        .slice(0, FIRST)
        .map(({ id }) => id);
      const worst = readers.flatMap((problems) => problems.slice(0, WORST));
      named.push(...worst.map((topics) => topics.some((topic) => first.includes(topic))));
    }
  }
  return named.filter(Boolean).length / named.length;
}

/** The same parts at every run. */
function foldOf({ id }: OrderedPage): number {
  return createHash('sha256').update(id).digest().readUInt8(0) % FOLDS;
}

/** How likely one reader names it among the two worst, 0 to 1. */
function likelihood(model: OrderModel['diagnoses'], id: string, type: PageType, severity: number): number {
  const fitted = model[id] ?? { base: BASE.weight, perSeverity: SEVERITY.weight, types: {} };
  return 1 / (1 + Math.exp(-(fitted.base + (fitted.types[type] ?? 0) + fitted.perSeverity * severity)));
}

function fitOne(id: string, pages: readonly OrderedPage[]): FittedDiagnosis {
  const made = pages.flatMap((page) => {
    const own = page.diagnosed.find((one) => one.id === id);
    return own ? [{ page, severity: own.severity }] : [];
  });
  const types = [...new Set(made.map(({ page }) => page.type))].sort();
  const choices = made.map(({ page, severity }): Choice => {
    const named = shareNaming(id, page);
    const values = [1, severity, ...types.map((type) => Number(type === page.type))];
    return { candidates: [[], values], shares: [1 - named, named], weight: 1 };
  });
  const [, weights = []] = logisticWeights(choices, [[], [BASE, SEVERITY, ...types.map(() => TYPE)]]);
  const [base = BASE.weight, perSeverity = SEVERITY.weight, ...ofTypes] = weights.map(rounded);
  return {
    base,
    perSeverity,
    types: Object.fromEntries(types.map((type, at) => [type, ofTypes[at] ?? 0])),
  };
}

/** Share of the page's readers who name it among the two worst. */
function shareNaming(id: string, { readers }: OrderedPage): number {
  const naming = readers.filter((problems) => problems.slice(0, WORST).some((topics) => topics.includes(id)));
  return naming.length / readers.length;
}

function countsOf(id: string, pages: readonly OrderedPage[]): OrderModel['counts'][string] {
  const counted = (among: readonly OrderedPage[]): Counts => ({
    named: among.filter((page) => shareNaming(id, page) > 0).length,
    pages: among.length,
  });
  const types = [...new Set(pages.map(({ type }) => type))].sort();
  return {
    all: counted(pages),
    ...Object.fromEntries(types.map((type) => [type, counted(pages.filter((page) => page.type === type))])),
  };
}

function rounded(value: number): number {
  return Math.round(1000 * value) / 1000;
}
