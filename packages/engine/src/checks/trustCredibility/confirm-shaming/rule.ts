import type { Evidence } from '@liftmark/contract/report';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { some } from '../../cases.ts';
import { defineCheck } from '../../define-check.ts';
import { text } from './text.ts';

function shaming({ content }: Pick<PageFacts, 'content'>): { phrase: string; evidence: Evidence }[] {
  return content.wordingMatches.filter((match) => match.list === 'shaming');
}

export const confirmShaming = defineCheck(() => ({
  id: 'confirm-shaming',
  category: 'trustCredibility',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 5,
  group: 'risk',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['confirmshaming-prevalence', 'dark-patterns-effect', 'popup-dismiss-label'],
  advice: { badly: 'improve', mildly: 'improve', effort: '15 min', impact: 'none' },
  needs: ['layout', 'content'],
  cases: ({ when, notApplicable }) => [
    when(
      0,
      text.how.shaming,
      (facts) => some(shaming(facts)),
      ({ evidence }) => text.observed.shaming({ labels: evidence.map((label) => label.text) }),
      { certain: true },
    ),
    when(
      1,
      text.how.neutral,
      ({ layout }) => some(layout.overlays.flatMap(({ declineLabel: label }) => label ?? [])),
      ({ items }) => text.observed.neutral({ labels: items.map((label) => label.text) }),
    ),
    notApplicable(() => true, text.notApplicable.noLabel),
  ],
  recommend(_outcome, { content, language }) {
    const label = shaming({ content })[0]?.evidence.text ?? '';
    return {
      title: text.advice.title({ label }),
      steps: text.advice.steps({ label }),
      copyExamples: [{ before: label, after: copyLine(language, 'decline') }],
      remedy: 'confirm-shaming',
    };
  },
}));
