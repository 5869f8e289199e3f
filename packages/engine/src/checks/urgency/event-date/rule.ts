import { copyLine } from '../../../language/copy/copy-for.ts';
import { acrossViewports, measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { shortText } from '../../shared/headline-rewrite.ts';
import { pageName } from '../../shared/page-name.ts';
import { hidesFirstScreen, unreadReason, unreadRegion } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

export const eventDate = defineCheck(() => ({
  id: 'event-date',
  category: 'urgency',
  title: text.title,
  titleFromHtml: text.titleFromHtml,
  why: text.why,
  measure: text.measure,
  weight: 6,
  group: 'urgency',
  pageTypes: ['event'],
  measurable: { static: 'partly', withoutWordList: 'partly' },
  evidence: ['product-information-20-percent-failures', 'above-fold-attention', 'scarcity-meta-barton'],
  advice: { badly: 'improve', mildly: 'optimize', effort: '15 min', impact: 'default' },
  needs: ['event', 'layout', 'headline'],

  evaluate({ event, layout, wordLists }) {
    if (event === null || event.start === null || event.startEvidence === null) {
      if (!wordLists) return notMeasured(text.notMeasured.noWordList);
      const region = unreadRegion(layout);
      if (region) return notMeasured(unreadReason(region, text.missing));
      if (hidesFirstScreen(layout)) return notMeasured(text.notMeasured.picture);
      return measured(0, text.observed.none, [], { searched: text.searched });
    }
    const { startEvidence, depth } = event;
    const score = acrossViewports({ desktop: scoreAt(depth.desktop), mobile: scoreAt(depth.mobile) });
    if (score === null) return notMeasured(text.notMeasured.noLayout);
    return measured(score, text.observed.at({ date: startEvidence.text, depth }), [startEvidence]);
  },

  recommend(_outcome, { event, headline, document, language }) {
    const date = event?.startEvidence?.text ?? null;
    const headlineText = headline?.text ?? null;
    const page = pageName(document);
    return {
      title: text.advice.title({ date, headline: headlineText, page }),
      steps: text.advice.steps({ headline: headlineText, page }),
      copyExamples: [
        { before: date, after: copyLine(language, 'eventDate', { place: shortText(event?.place ?? null) }) },
      ],
      remedy: 'event-date',
    };
  },
}));

function scoreAt(depth: number | null): number | null {
  if (depth === null) return null;
  return depth < 1 ? 1 : 0.6;
}
