import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Content } from '../../../observe/facts.ts';
import { defineCheck, measured } from '../../check.ts';
import { list, quote } from '../../phrasing.ts';

const MISREAD = /â€|^Ã|^Â|\uFFFD/;

export const templateRemnants = defineCheck({
  id: 'template-remnants',
  category: 'trustCredibility',
  title: { passes: 'No filler text is left', fails: 'Filler text of a template is left' },
  why: 'The Stanford guidelines warn that even small errors hurt credibility more than most people imagine. Filler text shows at a glance that nobody has read the page.',
  measure:
    'Visible filler such as "lorem ipsum", unreplaced placeholders, "undefined", "Logo 1", "Not found" in large type, signs in the wrong encoding or "Your headline here", a title that is nothing else, and numbers, addresses, mails and profiles of nobody, such as +00 123 4567: any scores 0, none 1. Code, fields, quotations and pages about such texts are left out.',
  weight: 4,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['stanford-errors'],
  advice: { badly: 'critical', mildly: 'critical', effort: '15 min', impact: 'defect' },
  needs: ['content'],
  evaluate({ content: { templateRemnants: remnants } }) {
    return remnants.length === 0
      ? measured(1, 'No text known from templates was found.', [], {
          searched: ['visible text of the whole page'],
        })
      : measured(
          0,
          `Filler text is left: ${list(
            distinct(remnants)
              .slice(0, 4)
              .map((text) => quote(text, 50)),
          )}.`,
          remnants.map(({ evidence }) => evidence),
          { certain: true },
        );
  },
  recommend(_outcome, { content: { templateRemnants: remnants }, language }) {
    const first = remnants[0];
    return {
      title: `Replace the filler text ${quote(first?.text ?? '', 50)}`,
      steps: distinct(remnants)
        .slice(0, 6)
        .map((text) =>
          MISREAD.test(text)
            ? `${quote(text, 60)}: a sign saved in one encoding and read in another. Save the text and serve the page as UTF-8.`
            : `${quote(text, 60)}: write the real text, or take the block away.`,
        ),
      copyExamples:
        first && !MISREAD.test(first.text)
          ? [{ before: first.text, after: copyLine(language, 'realText') }]
          : [],
      remedy: 'template-remnants',
    };
  },
});

/** Columns of a template hold the same text more than once. */
function distinct(remnants: Content['templateRemnants']): string[] {
  return [...new Set(remnants.map(({ text }) => text))];
}
