import type { Evidence } from '@liftmark/contract/report';
import type { Content } from '../../../facts/types/content.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { some } from '../../cases.ts';
import { defineCheck } from '../../define-check.ts';
import { text } from './text.ts';

const MISREAD = /â€|^Ã|^Â|\uFFFD/;

export const templateRemnants = defineCheck(() => ({
  id: 'template-remnants',
  category: 'trustCredibility',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 4,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['stanford-errors'],
  advice: { badly: 'critical', mildly: 'critical', effort: '15 min', impact: 'defect' },
  needs: ['content'],
  cases: ({ when, otherwise }) => [
    when(
      0,
      text.how.some,
      ({ content }) => some(leftIn(content)),
      ({ items }) => text.observed.some({ remnants: distinct(items).slice(0, 4) }),
      { certain: true },
    ),
    otherwise(1, text.how.none, text.observed.none, { searched: text.searched }),
  ],
  recommend(_outcome, { content, language }) {
    const remnants = leftIn(content);
    const isNote = content.templateRemnants.length === 0;
    const first = remnants[0]?.text ?? null;
    return {
      title: (isNote ? text.advice.noteTitle : text.advice.title)({ remnant: first ?? '' }),
      steps: distinct(remnants)
        .slice(0, 6)
        .map((remnant) =>
          MISREAD.test(remnant) ? text.advice.encoding({ remnant }) : text.advice.filler({ remnant }),
        ),
      copyExamples:
        first !== null && !isNote && !MISREAD.test(first)
          ? [{ before: first, after: copyLine(language, 'realText') }]
          : [],
      remedy: 'template-remnants',
    };
  },
}));

/** What a template left, and the notes of whoever filled it in. */
function leftIn({ templateRemnants, unfinished }: Content): { text: string; evidence: Evidence }[] {
  const notes = unfinished.notes.map(({ evidence }) => ({ text: evidence.text, evidence }));
  return [...templateRemnants, ...notes];
}

/** Template columns repeat the same text. */
function distinct(remnants: readonly { text: string }[]): string[] {
  return [...new Set(remnants.map((remnant) => remnant.text))];
}
