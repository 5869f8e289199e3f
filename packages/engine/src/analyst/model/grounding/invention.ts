import model from '../../../../data/models/invention.json' with { type: 'json' };

const WEIGHTS: ReadonlyMap<string, number> = new Map(Object.entries(model.weights));
/** Of a run, in words. */
const LENGTHS = [1, 2, 3];

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
  const runs = LENGTHS.flatMap((length) =>
    tokens.slice(length - 1).map((_, start) => tokens.slice(start, start + length).join(' ')),
  );
  return [...new Set(runs)];
}
