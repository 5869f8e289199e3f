import type { Evidence } from '@liftmark/contract/report';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { text } from './text.ts';

function shaming({ content }: Pick<PageFacts, 'content'>): { phrase: string; evidence: Evidence }[] {
  return content.wordingMatches.filter((match) => match.list === 'shaming');
}

export const confirmShaming = defineCheck({
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
  evaluate({ layout, content }) {
    const labels = layout.overlays.flatMap(({ declineLabel }) => (declineLabel ? [declineLabel] : []));
    const matches = shaming({ content });
    if (matches.length > 0) {
      return measured(
        0,
        text.observed.shaming({ labels: matches.map(({ evidence }) => evidence.text) }),
        matches.map(({ evidence }) => evidence),
        { certain: true },
      );
    }
    if (labels.length === 0) return notApplicable(text.notApplicable.noLabel);
    return measured(
      1,
      text.observed.neutral({ labels: labels.map((label) => label.text) }),
      labels.map(({ evidence }) => evidence),
    );
  },
  recommend(_outcome, { content, language }) {
    const label = shaming({ content })[0]?.evidence.text ?? '';
    return {
      title: text.advice.title({ label }),
      steps: text.advice.steps({ label }),
      copyExamples: [{ before: label, after: copyLine(language, 'decline') }],
      remedy: 'confirm-shaming',
    };
  },
});
