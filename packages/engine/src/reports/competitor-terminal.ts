import type { CompetitorReport } from '@liftmark/contract/competitor';
import { SUGGESTIONS, suggestionLines, titleWithAuthor } from '@liftmark/contract/suggestion-words';
import type { Suggestion } from '@liftmark/contract/suggestions';
import { inLanguageOf } from '@liftmark/contract/translated';
import { text } from './competitor-terminal.text.ts';
import type { TerminalOptions } from './terminal.ts';
import { ink, printable, wrap } from './terminal-text.ts';

/** What both pages do differently, to print below the report on the primary page. */
export function renderCompetitor(report: CompetitorReport, options: TerminalOptions): string {
  return inLanguageOf(report, () => rendered(report, options));
}

function rendered(
  { insights, suggestions = [] }: CompetitorReport,
  { color, width }: TerminalOptions,
): string {
  const paint = ink(color);
  const body = (words: string) => wrap(printable(words), width, '    ');
  const differences = (insights.differences ?? []).map(
    ({ title, name, yours, theirs, takeOver, lead }, index) => {
      const advice = lead === 'yours' ? text.keep : takeOver && text.takeOver({ step: takeOver });
      return [
        `${String(index + 1).padStart(2)}. ${printable(title)}`,
        body(text.side({ name: text.yours, words: yours })),
        body(text.side({ name, words: theirs })),
        ...(advice ? [paint.dim(body(advice))] : []),
      ].join('\n');
    },
  );
  const suggested = (suggestion: Suggestion, index: number) =>
    [
      `${String(index + 1).padStart(2)}. ${printable(titleWithAuthor(suggestion))}`,
      ...suggestionLines(suggestion).map(({ name, text: words }) =>
        body(name === null ? words : text.side({ name, words })),
      ),
      ...suggestion.steps.map((step) => paint.dim(body(step))),
    ].join('\n');
  return `${[
    wrap(printable(insights.summary), width),
    '',
    paint.bold(text.heading),
    ...(differences.length > 0 ? differences : [text.none]),
    ...(suggestions.length > 0 ? ['', paint.bold(SUGGESTIONS.title), ...suggestions.map(suggested)] : []),
  ].join('\n')}\n`;
}
