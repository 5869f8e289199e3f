import model from '../../../../data/models/invention.json' with { type: 'json' };

const WEIGHTS: ReadonlyMap<string, number> = new Map(Object.entries(model.weights));
const LONGEST_RUN = 3;

/**
 * How likely a sentence was written to deceive, 0 to 1, by its runs of up to three words: a linear model of labeled
 * statements about pages, honest ones and those of a model that obeys a hostile page.
 * @param sentence comparable, with `""` for each quotation
 */
export function inventionIn(sentence: string): number {
  const runs = runsOf(sentence);
  const sum = runs.reduce((total, run) => total + (WEIGHTS.get(run) ?? 0), 0);
  return 1 / (1 + Math.exp(-(model.base + sum / Math.sqrt(Math.max(1, runs.length)))));
}

const TOKENS = /""|\d+(?:[.,]\d+)*|[\p{L}']+|[^\s\p{L}\d]/gu;

function isFigure(token: string): boolean {
  return Number.parseInt(token, 10) >= 0;
}

/** Each run once; figures are alike. */
export function runsOf(sentence: string): string[] {
  const tokens = [
    '^',
    ...(sentence.match(TOKENS) ?? []).map((token) => (isFigure(token) ? '#' : token)),
    '$',
  ];
  const runs = tokens.flatMap((_, start) =>
    Array.from({ length: LONGEST_RUN }, (_, more) => tokens.slice(start, start + more + 1)).filter(
      ({ length }, more) => length === more + 1,
    ),
  );
  return [...new Set(runs.map((run) => run.join(' ')))];
}
