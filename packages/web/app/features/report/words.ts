import { EFFORT_WORDS } from '@liftmark/contract/effort-words';
import { figure, signedFigure } from '@liftmark/contract/figures';
import type { ConversionReport, Effort } from '@liftmark/contract/report';
import { heldBy, lowerFirst } from '@liftmark/contract/score-words';
import { text } from './text.ts';

/** At the start of a line: "About 15 minutes". */
export function effortWords(effort: Effort): string {
  const words = EFFORT_WORDS[effort];
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A loss with its sign: "−4.8 points". */
export function pointsLost(points: number): string {
  if (Math.abs(points) < 0.05) return points > 0 ? text.pointsLost.little : text.pointsLost.none;
  return text.pointsLost.some({ shown: signedFigure(-points, 1) });
}

/** The sum of losses as shown, each rounded by itself, so that readers can check it by adding them up. */
export function sumAsShown(losses: readonly { points: number }[]): string {
  return figure(losses.reduce((sum, { points }) => sum + Math.round(points * 10), 0) / 10, 1);
}

/** How much ceilings lower the score; one is named. Null without a ceiling. */
export function heldWords({ ceilings = [] }: Pick<ConversionReport, 'ceilings'>): string | null {
  const [lowest] = ceilings;
  if (lowest === undefined) return null;
  return ceilings.length === 1
    ? `${lowest.title}: ${lowerFirst(heldBy(lowest))}.`
    : text.held({
        ceilings: ceilings.length,
        lost: figure(
          ceilings.reduce((sum, { points }) => sum + points, 0),
          1,
        ),
      });
}

/** The boundary between two sentences; text between quotation marks comes from the page and stays whole. */
const BETWEEN_SENTENCES = /(?<=[.!?]”?)\s+(?=“?\p{Lu})(?![^“]*”)/u;

/**
 * The first sentences of a text, as many as fit into a verdict; always at least the first.
 * @param isHeld whether the first one gives the reason of a ceiling, and the score is shown next to it
 */
export function verdictOf(summary: string, isHeld = false): string {
  const [first = '', second = ''] = summary.split(BETWEEN_SENTENCES);
  if (isHeld) return first;
  const both = `${first} ${second}`.trim();
  return both.length <= 190 ? both : first;
}
