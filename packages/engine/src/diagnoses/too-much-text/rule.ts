import { judgedPageType } from '@liftmark/contract/page-types';
import type { Evidence } from '@liftmark/contract/report';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { defineDiagnosis, distinctNodes, type Problem } from '../diagnosis.ts';
import { text } from './text.ts';

/** Words without a break, a heading or a list, from which on few people read them; articles are read for longer. */
const WALL = { paragraph: 100, run: 220, article: 200 };
/** A shorter block is skipped, and nothing is lost. */
const NOTICED = 150;
/** Severity of a wall, and of one twice as long. */
const SEVERITY = { wall: 1.2, most: 2, centered: 0.4, wide: 0.3, long: 1.1 };
/** From so many words on, a centered paragraph is tiring. */
const CENTERED_WORDS = 60;
const CENTERED_SHARE = 0.7;
/** Letters in a line that the eye loses on its way back. */
const WIDE_LINE = 115;
/** A page of so much text on so many screens is read to the end by hardly anyone. */
const LONG = { letters: 9000, screens: 12 };

/** The longest stretch of words without a break. */
interface Wall {
  words: number;
  heading: string | null;
  start: string;
  evidence: Evidence | null;
}

type Facts = Pick<PageFacts, 'content' | 'look' | 'pageType'>;

export const tooMuchText = defineDiagnosis(() => ({
  id: 'too-much-text',
  question: 'offer',
  category: 'clarity',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: ['scannable-copy', 'reading-grade'],
  ceilings: [],
  effort: 'hours',
  impact: 'default',
  evidence: ['users-scan-79-percent', 'concise-scannable-objective-copy'],
  needs: ['content', 'look'],
  judge: (facts) => wallOfText(facts) ?? longPage(facts),
}));

function wallOfText(facts: Facts): Problem | null {
  const shown = facts.look.desktop ?? facts.look.mobile;
  const wall = wallOf(facts);
  if (shown === null || wall === null) return null;
  const isCentered = shown.centeredCopyShare >= CENTERED_SHARE;
  const isWide = shown.lineLetters >= WIDE_LINE;
  const lineLetters = isWide ? Math.round(shown.lineLetters) : null;
  const seen = { ...wall, isCentered, lineLetters };
  const severity =
    Math.min(SEVERITY.most, (SEVERITY.wall * wall.words) / (1.5 * leastOf(facts))) +
    (isCentered ? SEVERITY.centered : 0) +
    (isWide ? SEVERITY.wide : 0);
  return {
    severity: Math.max(1, severity),
    confidence: 0.9,
    // Short lines and bold words break up more than can be told.
    slight: wall.heading !== null || wall.words < NOTICED,
    certain: true,
    title: text.wall.title(seen),
    observed: text.wall.observed(seen),
    evidence: wall.evidence ? [wall.evidence] : [],
    steps: text.wall.steps(seen),
  };
}

function leastOf({ pageType }: Facts): number {
  return judgedPageType(pageType) === 'article' ? WALL.article : WALL.paragraph;
}

function wallOf(facts: Facts): Wall | null {
  const { content, look } = facts;
  const [longest] = content.paragraphs
    .filter(({ role }) => role === 'copy')
    .toSorted((a, b) => b.words - a.words);
  const centered = (look.desktop ?? look.mobile)?.centeredCopyShare ?? 0;
  const least = centered >= CENTERED_SHARE ? Math.min(CENTERED_WORDS, leastOf(facts)) : leastOf(facts);
  if (longest && longest.words >= least) {
    const { words, text: start, evidence } = longest;
    return { words, heading: null, start, evidence };
  }
  const { longestRun } = content;
  if (judgedPageType(facts.pageType) === 'article' || longestRun.words < WALL.run) return null;
  return { ...longestRun, start: longestRun.evidence?.text ?? '' };
}

function longPage({ content, look, pageType }: Facts): Problem | null {
  const shown = look.desktop;
  if (shown === null || judgedPageType(pageType) === 'article') return null;
  if (shown.letters < LONG.letters || shown.screens < LONG.screens) return null;
  const headings = content.sections.flatMap(({ heading }) => (heading === null ? [] : [heading]));
  const seen = { screens: Math.round(shown.screens), words: content.wordCount, headings };
  return {
    severity: SEVERITY.long,
    confidence: 0.8,
    certain: true,
    title: text.long.title(seen),
    observed: text.long.observed(seen),
    evidence: distinctNodes(content.sections.map(({ evidence }) => evidence)),
    steps: text.long.steps,
  };
}
