import type { CompetitorReport } from '@liftmark/contract/competitor';
import { text } from './competitor-terminal.text.ts';
import type { TerminalOptions } from './terminal.ts';
import { ink, printable, wrap } from './terminal-text.ts';

/** What both pages do differently, to print below the report on the primary page. */
export function renderCompetitor({ insights }: CompetitorReport, { color, width }: TerminalOptions): string {
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
  return `${[
    wrap(printable(insights.summary), width),
    '',
    paint.bold(text.heading),
    ...(differences.length > 0 ? differences : [text.none]),
  ].join('\n')}\n`;
}
