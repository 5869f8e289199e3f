import { createHash } from 'node:crypto';
import { PAGE_TYPES, type PageType } from '@liftmark/contract/page-types';
import { type Choice, logisticWeights, type Prior, probabilities } from './logistic.ts';
import { BASES, PRIORS, PRIORS_OF_ALL } from './page-type-priors.ts';

/** A page with what readers call it and what its types are judged by. */
export interface TypedPage {
  id: string;
  /** Pages of one site are never split over training and test. */
  site: string;
  /** Of each reader, the types that are accepted, the best first. */
  labels: readonly (readonly string[])[];
  features: ReadonlyMap<PageType, Record<string, number>>;
}

/** How much a further type of a reader counts beside the first. */
const FURTHER = 0.35;
const HOLD = { ofAll: 8, own: 8, base: 1 };
const FOLDS = 5;
const CURVE_PARTS = 10;
/** Types of readers who chose from a shorter list, without that of pricing pages, and the type judged alike. */
const NEAREST: Record<string, PageType> = { local: 'service', agency: 'service', leadgen: 'service' };
/** How much a page counts whose readers all chose from that list. */
const OTHER_LIST = 0.35;
const isType = (label: string): label is PageType => PAGE_TYPES.some((type) => type === label);

const NAMES = new Map(
  PAGE_TYPES.map((type) => [
    type,
    [...(type === 'other' ? [] : Object.keys(PRIORS_OF_ALL)), ...Object.keys(PRIORS[type])],
  ]),
);

/** Fits what page types are recognized by to what readers call the pages. */
export function fitPageType(pages: readonly TypedPage[]) {
  const weights = logisticWeights(pages.map(choiceOf), priors());
  const tested = crossValidated(pages);
  const types = PAGE_TYPES.map((type, at) => {
    const [base = 0, ...own] = (weights[at] ?? []).map(thousandths);
    const named = (NAMES.get(type) ?? []).map((name, place): [string, number] => [name, own[place] ?? 0]);
    return [type, { base, weights: Object.fromEntries(named.filter(([, weight]) => weight !== 0)) }];
  });
  return {
    fitted: {
      on: new Date().toISOString().slice(0, 10),
      pages: pages.length,
      corpus: hashOf(pages),
      crossValidated: {
        first: share(tested, ({ page, type }) => page.labels.some(([first]) => first === type)),
        accepted: share(tested, isAccepted),
      },
    },
    certainty: curveOf(tested),
    types: Object.fromEntries(types),
  };
}

interface Tested {
  page: TypedPage;
  type: PageType;
  probability: number;
}

/** The likeliest type of each page, from the other sites. */
export function crossValidated(pages: readonly TypedPage[]): Tested[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const others = pages.filter((page) => foldOf(page) !== fold);
    const weights = logisticWeights(others.map(choiceOf), priors());
    return pages
      .filter((page) => foldOf(page) === fold)
      .map((page) => {
        const chances = probabilities(choiceOf(page).candidates, weights);
        const probability = Math.max(...chances);
        return { page, type: PAGE_TYPES[chances.indexOf(probability)] ?? 'other', probability };
      });
  }).flat();
}

export function isAccepted({ page, type }: Pick<Tested, 'page' | 'type'>): boolean {
  return page.labels.some((label) => label.includes(type));
}

function choiceOf({ labels, features }: TypedPage): Choice {
  const shares = PAGE_TYPES.map(() => 0);
  const ours = labels.filter((label) => label.every(isType));
  const counted = ours.length > 0 ? ours : labels;
  for (const label of counted) {
    const types = typesOf(label);
    const whole = 1 + FURTHER * (types.length - 1);
    for (const [place, type] of types.entries()) {
      const at = PAGE_TYPES.indexOf(type);
      shares[at] = (shares[at] ?? 0) + (place === 0 ? 1 : FURTHER) / whole / counted.length;
    }
  }
  const candidates = PAGE_TYPES.map((type) => [
    1,
    ...(NAMES.get(type) ?? []).map((name) => features.get(type)?.[name] ?? 0),
  ]);
  return { candidates, shares, weight: ours.length > 0 ? 1 : OTHER_LIST };
}

/** The reader's types that we have; at least `service`, which is what most pages are. */
function typesOf(label: readonly string[]): PageType[] {
  const types = [...new Set(label.flatMap((type) => (isType(type) ? type : (NEAREST[type] ?? []))))];
  return types.length > 0 ? types : ['service'];
}

function priors(): Prior[][] {
  return PAGE_TYPES.map((type) => [
    { weight: BASES[type] ?? 0, hold: HOLD.base },
    ...(NAMES.get(type) ?? []).map((name) => ({
      weight: PRIORS_OF_ALL[name] ?? PRIORS[type][name] ?? 0,
      hold: name in PRIORS_OF_ALL ? HOLD.ofAll : HOLD.own,
    })),
  ]);
}

/** How often the type is right that is so likely by the model: points of rising probability. */
function curveOf(tested: readonly Tested[]): number[][] {
  const sorted = tested.toSorted((a, b) => a.probability - b.probability);
  const size = sorted.length / CURVE_PARTS;
  const rate = (part: readonly Tested[]) => share(part, isAccepted);
  const parts: Tested[][] = [];
  for (let at = 0; at < CURVE_PARTS; at++) {
    let part = sorted.slice(Math.round(at * size), Math.round((at + 1) * size));
    // A likelier type is right as often at least.
    for (let last = parts.at(-1); last && rate(part) < rate(last); last = parts.at(-1)) {
      part = [...last, ...part];
      parts.pop();
    }
    parts.push(part);
  }
  const points = parts.map((part) => [
    thousandths(part.reduce((sum, { probability }) => sum + probability, 0) / part.length),
    rate(part),
  ]);
  return [[0, 0], ...points];
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return thousandths(items.filter(holds).length / Math.max(1, items.length));
}

function foldOf({ site }: TypedPage): number {
  return createHash('sha256').update(site).digest().readUInt8(0) % FOLDS;
}

function hashOf(pages: readonly TypedPage[]): string {
  const content = pages.map(({ id, labels }) => [id, labels]);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

function thousandths(value: number): number {
  return Math.round(1000 * value) / 1000;
}
