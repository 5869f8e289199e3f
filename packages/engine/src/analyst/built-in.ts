import type { ConversionReport } from '@liftmark/contract/report';
import type { CopyPart, Rewrite } from '@liftmark/contract/rewrites';
import type { CopyExample } from '../advise/advise.ts';
import { readingIn } from '../language/reading.ts';
import type { AnalystInput, Words } from './analyst.ts';
import { categoryInsights } from './category-insights.ts';
import { pageTypeInsights } from './page-type-insights.ts';
import { labelRewrites, partRewrites } from './part-rewrites.ts';
import { summarize } from './summary.ts';

/** The checks that better words help with, by the part of the page. */
export const REWRITTEN_CHECKS = {
  headline: ['main-headline', 'headline-specificity', 'title-headline-match'],
  subheadline: ['first-screen-explanation'],
  action: ['primary-action-label'],
} satisfies Partial<Record<CopyPart, readonly string[]>>;

/** The words of the built-in analyst: a pure function that needs no key and no network. */
export function builtInWords(analystInput: AnalystInput): Words {
  const { language, languageEvidence } = analystInput.facts;
  return readingIn([language, ...languageEvidence.others], () => wordsOn(analystInput));
}

function wordsOn(analystInput: AnalystInput): Words {
  const parts = partRewrites(analystInput.facts);
  const examplesOf = (wanted: CopyPart) =>
    parts.flatMap(({ part, current, candidates }) => (part === wanted ? examples(current, candidates) : []));
  const headlines = examplesOf('headline');
  const label = analystInput.facts.primaryAction?.text ?? null;
  return {
    summary: summarize(analystInput),
    categoryInsights: categoryInsights(analystInput),
    pageTypeInsights: pageTypeInsights(analystInput),
    rewrites: {
      ...Object.fromEntries(REWRITTEN_CHECKS.headline.map((check) => [check, headlines])),
      'title-headline-match': headlines.filter(({ after }) => takesUp(after, analystInput.facts)),
      'first-screen-explanation': examplesOf('subheadline'),
      'primary-action-label': examples(label, labelRewrites(analystInput.facts)),
    },
  };
}

function examples(before: string | null, candidates: readonly Rewrite[]): CopyExample[] {
  return candidates.map(({ text: after, ...rest }) => ({ before, after, ...rest }));
}

/**
 * Whether a headline has a word of the title that is missing above the fold: only such a headline helps with that
 * check.
 */
function takesUp(headline: string, { content: { titleMatch } }: AnalystInput['facts']): boolean {
  const said = headline.toLowerCase();
  return titleMatch === null
    ? false
    : titleMatch.words.some((word) => !titleMatch.found.includes(word) && said.includes(word.toLowerCase()));
}

/** The author of a report in the words of the built-in analyst. */
export const BUILT_IN: ConversionReport['analyst'] = { kind: 'built-in', model: null };
