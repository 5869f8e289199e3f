import { normalize } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import type { PageNode } from '../../page/node.ts';
import { partAt } from '../../page/sentences.ts';
import type { FactContext } from '../fact-context.ts';
import type { Content } from '../types/content.ts';
import { isQuoted } from './flagged-phrases.ts';

type Conflict = Content['conflicts'][number];

const FOUNDED = pattern('foundedIn');
const EXPERIENCE = pattern('yearsOfExperience');
const RETURNS = pattern('returnWindow');
const FIGURE = /^\+? ?\d{1,2} ?\+?$/;
/** A longer line may speak of one person, or of something else that began then. */
const MAX_LETTERS = 60;
/** The years are rounded, and a business may count its first months. */
const LEAST_YEARS = 3;

interface Line {
  node: PageNode;
  text: string;
}

/**
 * Two lines of the page that can't both be right: more years of experience than years since it was founded, and two
 * periods for returns. A counter still running shows too few years, which is why too few are no conflict.
 */
export function conflictsIn(context: FactContext, capturedAt: string): Conflict[] {
  const lines = linesOf(context);
  const found = [ageOf(lines, new Date(capturedAt).getUTCFullYear()), returnsOf(lines)];
  return found.flatMap((pair) => {
    if (pair === null) return [];
    const { kind, years, lines } = pair;
    const evidence = lines.map(({ node, text }) => context.evidence(node, text));
    return [{ kind, first: lines[0].text, second: lines[1].text, years, evidence }];
  });
}

type Pair = Pick<Conflict, 'kind' | 'years'> & { lines: [Found, Found] };

/** A figure and its label are one line. */
function linesOf(context: FactContext): Line[] {
  const { blocks } = context;
  return blocks.flatMap(({ node, text }, at) => {
    if (context.inMockUp(node) || isQuoted(node)) return [];
    const figure = blocks[at - 1]?.text ?? '';
    const line = normalize(text);
    return [{ node, text: FIGURE.test(figure) ? `${figure} ${line}` : line }];
  });
}

function ageOf(lines: readonly Line[], year: number): Pair | null {
  const founded = found(lines, FOUNDED, (line) => line.length <= MAX_LETTERS);
  const experience = found(lines, EXPERIENCE, (line) => line.length <= MAX_LETTERS);
  if (founded === null || experience === null) return null;
  const age = year - numberIn(founded.said);
  if (numberIn(experience.said) < age + LEAST_YEARS) return null;
  return { kind: 'age', years: age, lines: [founded, experience] };
}

function returnsOf(lines: readonly Line[]): Pair | null {
  const first = found(lines, RETURNS);
  if (first === null) return null;
  const other = found(lines, RETURNS, (_, said) => numberIn(said) !== numberIn(first.said));
  return other && { kind: 'returns', years: null, lines: [first, other] };
}

interface Found extends Line {
  said: string;
}

function found(
  lines: readonly Line[],
  words: RegExp,
  counts: (line: string, said: string) => boolean = () => true,
): Found | null {
  for (const { node, text } of lines) {
    const match = words.exec(text);
    const part = match && partAt(text, match.index);
    if (part && counts(part, match[0])) return { node, text: part, said: match[0] };
  }
  return null;
}

function numberIn(said: string): number {
  return Number(/\d+/.exec(said)?.[0]);
}
