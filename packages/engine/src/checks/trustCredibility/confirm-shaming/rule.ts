import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Evidence, PageFacts } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable } from '../../check.ts';
import { list, quote } from '../../phrasing.ts';

function shaming({ content }: Pick<PageFacts, 'content'>): { phrase: string; evidence: Evidence }[] {
  return content.wordingMatches.filter((match) => match.list === 'shaming');
}

export const confirmShaming = defineCheck({
  id: 'confirm-shaming',
  category: 'trustCredibility',
  title: { passes: 'Saying no is worded neutrally', fails: 'Saying no is worded to shame' },
  why: 'A crawl of 11,000 shopping sites found such wording on 164 of them, the fourth most common of the patterns that steer visitors. Experiments show that such pressure raises acceptance in the short term and, where it is aggressive, causes a backlash.',
  measure:
    'The labels for declining in overlays and sign-up boxes, closed dialogs included: one that shames ("No, I like paying more") scores 0, none 1. Applies where there is such a label.',
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
        `Declining is worded ${list(matches.map(({ evidence }) => quote(evidence.text)))}.`,
        matches.map(({ evidence }) => evidence),
        { certain: true },
      );
    }
    if (labels.length === 0) return notApplicable('There is no label for declining.');
    return measured(
      1,
      `Declining is worded ${list(labels.map(({ text }) => quote(text, 40)))}.`,
      labels.map(({ evidence }) => evidence),
    );
  },
  recommend(_outcome, { content, language }) {
    const first = shaming({ content })[0];
    const text = first?.evidence.text ?? '';
    return {
      title: `Word ${quote(text, 50)} neutrally`,
      steps: [
        `Replace ${quote(text, 60)} by a plain refusal, with the same size and contrast as a link.`,
        'Keep a close control as well.',
        'Risk: such wording may bring sign-ups in the short term. In US experiments aggressive pressure caused a strong backlash, and patterns of this kind are increasingly unlawful.',
      ],
      copyExamples: [{ before: text, after: copyLine(language, 'decline') }],
      remedy: 'confirm-shaming',
    };
  },
});
