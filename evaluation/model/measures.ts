import { bootstrapped, type Estimate } from '../statistics.ts';
import type { PageResult } from './evaluate-page.ts';

const FIVE = 5;

/** A row of the table: the built-in analyst and the model, judged by the same judge. */
export interface ModelMeasure {
  name: string;
  builtIn: Estimate | null;
  model: Estimate | null;
}

const ROWS = [
  { name: 'worst two among the first five', worst: 2, among: FIVE },
  { name: 'single worst among the first five', worst: 1, among: FIVE },
  { name: 'worst two anywhere', worst: 2, among: Number.POSITIVE_INFINITY },
] as const;

/** The measures of `npm run consultant`, by judgment instead of topic: a model's insights have no topic. */
export function modelMeasures(pages: readonly PageResult[]): ModelMeasure[] {
  const judged = pages.filter(({ judgments }) => judgments.length > 0);
  return ROWS.map(({ name, worst, among }) => ({
    name,
    builtIn: share(judged, (page) => hits(page, page.builtIn, worst, among)),
    model: share(judged, (page) => hits(page, page.model, worst, among)),
  }));
}

/** For each of a reader's worst problems, whether one of the first texts names it. */
function hits({ judgments }: PageResult, said: readonly string[], worst: number, among: number): boolean[] {
  const first = new Set(said.slice(0, among));
  return judgments.flatMap(({ matches, candidates }) =>
    matches.slice(0, worst).map((ids) => ids.some((id) => first.has(candidates[id] ?? ''))),
  );
}

function share(pages: readonly PageResult[], judge: (page: PageResult) => boolean[]): Estimate | null {
  return bootstrapped(pages, (sample) => {
    const all = sample.flatMap(judge);
    return all.length === 0 ? null : all.filter(Boolean).length / all.length;
  });
}

export interface StatementCount {
  part: string;
  /** Reports in which the model wrote the part. */
  written: number;
  kept: number;
  dropped: number;
}

export function statementCounts(pages: readonly PageResult[]): StatementCount[] {
  const counts = new Map<string, StatementCount>();
  for (const { part, author, kept, dropped } of pages.flatMap(({ parts }) => parts)) {
    const known = counts.get(part) ?? { part, written: 0, kept: 0, dropped: 0 };
    known.written += author === 'model' ? 1 : 0;
    known.kept += kept;
    known.dropped += dropped;
    counts.set(part, known);
  }
  return [...counts.values()];
}

/** How often the model's words are missing, by part and reason. */
export function failureCounts(
  pages: readonly PageResult[],
): { what: string; count: number; advice: string }[] {
  const counts = new Map<string, { what: string; count: number; advice: string }>();
  for (const { part, reason, advice } of pages.flatMap(({ failures }) => failures)) {
    const what = `${part}: ${reason}`;
    const known = counts.get(what) ?? { what, count: 0, advice };
    counts.set(what, { ...known, count: known.count + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

/** Dollars, or whatever the prices are in. */
export function costOf(
  { usage: { inputTokens, outputTokens } }: Pick<PageResult, 'usage'>,
  perMillion: { input: number; output: number },
): number {
  return (inputTokens * perMillion.input + outputTokens * perMillion.output) / 1e6;
}
