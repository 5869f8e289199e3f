import {
  bootstrapped,
  type Estimate,
  mean,
  rankCorrelation,
  shareOf,
  standardDeviation,
} from '../statistics.ts';
import type { Corpus, CorpusPage, FactLabel, Label, PageFeatures } from './corpus.ts';
import { FACT_NAMES, type FactName, type FactValue, saysTheSame } from './facts.ts';

/** A row of the table: our figure, and the same with another reader in our place. */
export interface Measure {
  name: string;
  ours: Estimate | null;
  readers: Estimate | null;
  /** Whether more is better. */
  isGain: boolean;
  unit: 'share' | 'correlation' | 'points';
  goal?: number;
}

/** A page with the facts that readers and engine read from it. */
export interface FactRead {
  labels: readonly FactLabel[];
  features: Pick<PageFeatures, 'type' | 'facts'> | undefined;
}

/** A page with what readers and engine said of it. */
interface Read extends FactRead {
  page: CorpusPage;
  labels: Label[];
  features: PageFeatures | undefined;
}

/** Ratings up to this say that the page is bad; scores from that on say that it is good. */
const BAD_RATING = 35;
const GOOD_SCORE = 70;
const LEAST_SCORE_OF_THE_BEST = 60;
const FEWEST_PAGES = 8;

/** What readers rate by the screenshots alone. */
export const IMPRESSION_CHECKS = ['visual-order', 'visual-quality'] as const;

export function measuresOf({ pages, readers, features }: Corpus, split: CorpusPage['split']): Measure[] {
  const read: Read[] = pages
    .filter((page) => page.split === split)
    .map((page) => ({
      page,
      labels: [...readers.values()].flatMap((labels) => labels.get(page.id) ?? []),
      features: features?.pages[page.id],
    }))
    .filter(({ labels, features: ours }) => labels.length > 0 && ours !== undefined);
  return read.length < FEWEST_PAGES ? [] : [...scoreMeasures(read), ...factMeasures(read)];
}

const ratingOf = ({ labels }: Read) => mean(labels.map(({ rating }) => rating));

function scoreMeasures(read: readonly Read[]): Measure[] {
  const scored = read.flatMap((one) => {
    const percent = one.features?.percent ?? null;
    return percent === null ? [] : [{ ...one, percent }];
  });
  const bad = scored.filter((one) => ratingOf(one) <= BAD_RATING);
  const best = scored.toSorted((a, b) => ratingOf(b) - ratingOf(a)).slice(0, Math.round(scored.length / 5));
  const againstRating = (value: (one: Read) => number | null) =>
    bootstrapped(
      read.flatMap((one): [number, number][] => {
        const own = value(one);
        return own === null ? [] : [[own, ratingOf(one)]];
      }),
      rankCorrelation,
    );
  const points = { isGain: true, unit: 'points' } as const;
  return [
    {
      name: 'score and mean rating, rank correlation',
      ours: againstRating(({ features }) => features?.percent ?? null),
      readers: bootstrapped(
        readerPairs(read, ({ rating }) => rating),
        rankCorrelation,
      ),
      isGain: true,
      unit: 'correlation',
      goal: 0.75,
    },
    {
      name: `bad pages (rated ≤ ${BAD_RATING}) that score ≥ ${GOOD_SCORE}`,
      ours: shareOf(bad.filter(({ percent }) => percent >= GOOD_SCORE).length, bad.length),
      readers: null,
      isGain: false,
      unit: 'share',
      goal: 0,
    },
    {
      name: `best fifth that scores under ${LEAST_SCORE_OF_THE_BEST}`,
      ours: shareOf(best.filter(({ percent }) => percent < LEAST_SCORE_OF_THE_BEST).length, best.length),
      readers: null,
      isGain: false,
      unit: 'share',
      goal: 0,
    },
    {
      name: 'standard deviation of the scores',
      ours: bootstrapped(
        scored.map(({ percent }) => percent),
        standardDeviation,
      ),
      readers: bootstrapped(
        read.flatMap(({ labels }) => labels.map(({ rating }) => rating)),
        standardDeviation,
      ),
      ...points,
      goal: 15,
    },
    {
      name: 'pages with a score',
      ours: shareOf(scored.length, read.length),
      readers: null,
      isGain: true,
      unit: 'share',
    },
    {
      name: 'first impression, rank correlation',
      ours: bootstrapped(
        read.flatMap(({ labels, features }): [number, number][] => {
          const [seen, own] = [
            meanOf(labels.flatMap(({ impression }) => impression ?? [])),
            measuredImpression(features),
          ];
          return seen === null || own === null ? [] : [[own, seen]];
        }),
        rankCorrelation,
      ),
      readers: bootstrapped(
        readerPairs(
          read.map((one) => ({
            ...one,
            labels: one.labels.filter(({ impression }) => impression !== undefined),
          })),
          ({ impression }) => impression ?? 0,
        ),
        rankCorrelation,
      ),
      isGain: true,
      unit: 'correlation',
    },
  ];
}

/** What the checks of the first impression say together; null unless all of them were measured. */
function measuredImpression(features: PageFeatures | undefined): number | null {
  const outcomes = IMPRESSION_CHECKS.flatMap((check) => {
    const outcome = features?.outcomes[check];
    return typeof outcome === 'number' ? [outcome] : [];
  });
  return outcomes.length < IMPRESSION_CHECKS.length ? null : mean(outcomes);
}

const meanOf = (values: readonly number[]) => (values.length === 0 ? null : mean(values));

/** What each two readers said of a page. */
function readerPairs(read: readonly Read[], value: (label: Label) => number): [number, number][] {
  return read.flatMap(({ labels }) =>
    labels.flatMap((one, at) =>
      labels.slice(at + 1).map((other): [number, number] => [value(one), value(other)]),
    ),
  );
}

/** The page type and each fact: how often ours is one that a reader accepts. */
export function factMeasures(read: readonly FactRead[]): Measure[] {
  return [
    factMeasure(
      'type',
      read,
      ({ type }) => [type].flat(),
      ({ type }) => type,
    ),
    ...FACT_NAMES.map((name) =>
      factMeasure(
        name,
        read,
        (label) => readingsOf(label, name),
        ({ facts }) => facts[name],
      ),
    ),
  ];
}

/** The readings that a reader accepts; none where it could not be told. */
function readingsOf({ facts }: FactLabel, name: FactName): FactValue[] {
  const value = facts[name];
  // For these, "none" is an answer; of all others it says that the reader couldn't tell.
  const canBeNone = name === 'headline' || name === 'primaryAction';
  if (value === undefined || (value === null && !canBeNone)) return [];
  return Array.isArray(value) ? value : [value];
}

/**
 * Ours is right where any reader's readings hold it: of two that differ, both may be right. What was not measured
 * doesn't count. A reader in our place is held to the same.
 */
function factMeasure(
  name: FactName | 'type',
  read: readonly FactRead[],
  readings: (label: FactLabel) => FactValue[],
  own: (features: Pick<PageFeatures, 'type' | 'facts'>) => FactValue | undefined,
): Measure {
  const holds = (accepted: readonly FactValue[], value: FactValue) =>
    accepted.some((one) => saysTheSame(name, one, value));
  let [right, counted] = [0, 0];
  let [agreeing, compared] = [0, 0];
  for (const { labels, features } of read) {
    const accepted = labels.map(readings).filter((list) => list.length > 0);
    const value = features && own(features);
    if (accepted.length > 0 && value !== undefined) {
      counted++;
      if (holds(accepted.flat(), value)) right++;
    }
    for (const [at, one] of accepted.entries()) {
      for (const other of accepted.slice(at + 1)) {
        compared++;
        if (one.some((reading) => holds(other, reading))) agreeing++;
      }
    }
  }
  return {
    name,
    ours: shareOf(right, counted),
    readers: shareOf(agreeing, compared),
    isGain: true,
    unit: 'share',
  };
}
