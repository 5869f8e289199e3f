import { consultantMeasures } from '../consultant/measures.ts';
import { readTopics } from '../consultant/topics.ts';
import type { Estimate } from '../statistics.ts';
import type { PageResult } from './evaluate-page.ts';
import { costOf, failureCounts, modelMeasures, statementCounts } from './measures.ts';
import type { ModelResults } from './results.ts';

export interface Prices {
  input: number;
  output: number;
}

/** One line of a page as soon as it is measured. */
export function pageLine(id: string, result: PageResult, prices: Prices | null): string {
  const { usage, writingMs, error } = result;
  const tokens = `${thousands(usage.inputTokens)} + ${thousands(usage.outputTokens)} tokens`;
  const figures = `${(writingMs / 1000).toFixed(1)} s, ${tokens}${prices ? `, ${money(costOf(result, prices))}` : ''}`;
  return `${id}  ${error === null ? 'measured' : 'failed'}, ${figures}${error === null ? '' : `: ${error}`}`;
}

export function printResults({ model, pages }: ModelResults, prices: Prices | null): void {
  const all = Object.values(pages);
  const measured = all.filter(({ error }) => error === null);
  console.log(
    `\n${model}: ${measured.length} ${measured.length === 1 ? 'page' : 'pages'} measured, ${all.length - measured.length} failed`,
  );
  if (measured.length === 0) return;
  printProblems(pages, measured);
  printStatements(measured);
  printFailures(all);
  printCost(measured, prices);
}

/** By judgment for both, and by topic as `npm run consultant` does, to see how strict the judge is. */
function printProblems(pages: ModelResults['pages'], measured: readonly PageResult[]): void {
  const topics = readTopics().pages;
  const byTopic = consultantMeasures(
    Object.entries(pages)
      .filter(([, { error }]) => error === null)
      .map(([id, { plan }]) => ({ id, recommended: plan, readers: [...(topics.get(id)?.values() ?? [])] })),
  );
  const row = (cells: readonly string[]) => cells.map((cell, at) => cell.padEnd(at === 0 ? 36 : 26)).join('');
  console.log(
    `\n${row(['readers’ problems named', 'built-in', 'model', 'built-in by topic', 'another reader by topic'])}`,
  );
  for (const { name, builtIn, model } of modelMeasures(measured)) {
    const known = byTopic.find((measure) => measure.name === name);
    console.log(row([name, ...[builtIn, model, known?.ours ?? null, known?.readers ?? null].map(figure)]));
  }
}

function printStatements(measured: readonly PageResult[]): void {
  console.log('\nstatements by part                  kept   dropped   reports with the model’s words');
  for (const { part, written, kept, dropped } of statementCounts(measured)) {
    const share = `${written} of ${measured.length}`;
    console.log(`${part.padEnd(32)}${String(kept).padStart(8)}${String(dropped).padStart(10)}   ${share}`);
  }
}

function printFailures(all: readonly PageResult[]): void {
  const failures = failureCounts(all);
  if (failures.length > 0) console.log('\nfailures by part and reason');
  for (const { what, count, advice } of failures) {
    console.log(`${String(count).padStart(4)}  ${what.padEnd(32)}${advice}`);
  }
}

function printCost(measured: readonly PageResult[], prices: Prices | null): void {
  const middle = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  };
  const worst = (values: readonly number[]) => Math.max(...values);
  const rows: [string, (result: PageResult) => number, (value: number) => string][] = [
    ['time until written', ({ writingMs }) => writingMs / 1000, (value) => `${value.toFixed(1)} s`],
    ['tokens of requests', ({ usage }) => usage.inputTokens, thousands],
    ['tokens of answers', ({ usage }) => usage.outputTokens, thousands],
    ...(prices
      ? ([['cost', (result) => costOf(result, prices), money]] as [
          string,
          (result: PageResult) => number,
          typeof money,
        ][])
      : []),
  ];
  console.log('\nper report, without judging it       median     most');
  for (const [name, value, shown] of rows) {
    const values = measured.map(value);
    console.log(`${name.padEnd(32)}${shown(middle(values)).padStart(10)}${shown(worst(values)).padStart(9)}`);
  }
  if (prices === null) console.log('For the cost, give --input-price and --output-price per million tokens.');
}

function figure(estimate: Estimate | null): string {
  if (estimate === null) return '–';
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return `${percent(estimate.value)} (${percent(estimate.low)} to ${percent(estimate.high)})`;
}

const thousands = (value: number) => Math.round(value).toLocaleString('en-US');
const money = (value: number) => value.toFixed(4);
