import type { Place } from '@liftmark/contract/report';

export interface RecommendedPage {
  id: string;
  /** In the order of the report. */
  recommended: { id: string; place: Place }[];
  /** Each reader's problems, worst first, by topic. */
  readers: string[][][];
}

export interface ConsultantMeasure {
  name: string;
  ours: number | null;
  /** The same with another reader's five in the place of ours. */
  readers: number | null;
}

const FIVE = 5;

/** How much of what readers call the worst problems the recommendations name, judged by topic. */
export function consultantMeasures(pages: readonly RecommendedPage[]): ConsultantMeasure[] {
  const first = pages.flatMap(({ recommended }) =>
    recommended.filter(({ place }) => place !== 'housekeeping').slice(0, FIVE),
  );
  return [
    share('worst two among the first five', pages, 2, FIVE),
    share('the single worst among the first five', pages, 1, FIVE),
    share('worst two anywhere', pages, 2, Number.POSITIVE_INFINITY),
    {
      name: 'recommendations among the first five that a reader names',
      ours: precision(pages),
      readers: null,
    },
    {
      name: 'first five that are a diagnosis',
      ours: ratio(first.filter(({ place }) => place === 'first').length, first.length),
      readers: null,
    },
  ];
}

function share(
  name: string,
  pages: readonly RecommendedPage[],
  worst: number,
  among: number,
): ConsultantMeasure {
  const ours: boolean[] = [];
  const theirs: boolean[] = [];
  for (const { recommended, readers } of pages) {
    const own = new Set(recommended.slice(0, among).map(({ id }) => id));
    for (const [at, problems] of readers.entries()) {
      for (const topics of problems.slice(0, worst)) {
        ours.push(topics.some((topic) => own.has(topic)));
        for (const other of readers.filter((_, index) => index !== at)) {
          const five = new Set(other.flat());
          theirs.push(topics.some((topic) => five.has(topic)));
        }
      }
    }
  }
  return { name, ours: ratio(count(ours), ours.length), readers: ratio(count(theirs), theirs.length) };
}

function precision(pages: readonly RecommendedPage[]): number | null {
  const named = pages.flatMap(({ recommended, readers }) => {
    const topics = new Set(readers.flat(2));
    return readers.length === 0 ? [] : recommended.slice(0, FIVE).map(({ id }) => topics.has(id));
  });
  return ratio(count(named), named.length);
}

function count(values: readonly boolean[]): number {
  return values.filter(Boolean).length;
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
