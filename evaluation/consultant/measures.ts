import type { Place } from '@liftmark/contract/report';
import { bootstrappedShare, type Estimate } from '../statistics.ts';

export interface RecommendedPage {
  id: string;
  /** In the order of the report. */
  recommended: readonly { id: string; place: Place }[];
  /** Each reader's problems, worst first, by topic. */
  readers: readonly (readonly (readonly string[])[])[];
}

export interface ConsultantMeasure {
  name: string;
  ours: Estimate | null;
  /** The same with another reader's list in the place of the report’s. */
  readers: Estimate | null;
  goal: number | null;
  /** Whether more is better. */
  isGain: boolean;
}

const FIVE = 5;

/** How much of what readers call the worst problems the recommendations name, judged by topic. */
export function consultantMeasures(pages: readonly RecommendedPage[]): ConsultantMeasure[] {
  const read = pages.filter(({ readers }) => readers.length > 0);
  return [
    named('worst two among the first five', read, { worst: 2, among: FIVE, goal: 0.7 }),
    named('single worst among the first five', read, { worst: 1, among: FIVE, goal: 0.8 }),
    named('worst two anywhere', read, { worst: 2, among: Number.POSITIVE_INFINITY, goal: 0.85 }),
    {
      name: 'first five that a reader names, too',
      ours: bootstrappedShare(read.map(alsoNamed)),
      readers: bootstrappedShare(read.map(namedByAnother)),
      goal: null,
      isGain: true,
    },
    {
      name: 'housekeeping among the first five',
      ours: bootstrappedShare(pages.map(areHousekeeping)),
      readers: null,
      goal: 0.15,
      isGain: false,
    },
  ];
}

interface Asked {
  /** How many of a reader's problems, from the worst on. */
  worst: number;
  /** How many of the recommendations. */
  among: number;
  goal: number;
}

function named(
  name: string,
  pages: readonly RecommendedPage[],
  { worst, among, goal }: Asked,
): ConsultantMeasure {
  const ours = ({ recommended, readers }: RecommendedPage) => {
    const topics = new Set(recommended.slice(0, among).map(({ id }) => id));
    return readers.flatMap((problems) => hits(problems.slice(0, worst), topics));
  };
  const others = ({ readers }: RecommendedPage) =>
    readers.flatMap((problems, at) =>
      readers
        .filter((_, other) => other !== at)
        .flatMap((other) => hits(problems.slice(0, worst), new Set(other.flat()))),
    );
  return {
    name,
    ours: bootstrappedShare(pages.map(ours)),
    readers: bootstrappedShare(pages.map(others)),
    goal,
    isGain: true,
  };
}

function hits(problems: readonly (readonly string[])[], topics: ReadonlySet<string>): boolean[] {
  return problems.map((own) => own.some((topic) => topics.has(topic)));
}

function alsoNamed({ recommended, readers }: RecommendedPage): boolean[] {
  const topics = new Set(readers.flat(2));
  return recommended.slice(0, FIVE).map(({ id }) => topics.has(id));
}

function namedByAnother({ readers }: RecommendedPage): boolean[] {
  return readers.flatMap((problems, at) => {
    const others = readers.filter((_, other) => other !== at);
    return others.length === 0 ? [] : hits(problems, new Set(others.flat(2)));
  });
}

function areHousekeeping({ recommended }: RecommendedPage): boolean[] {
  return recommended.slice(0, FIVE).map(({ place }) => place === 'housekeeping');
}
