import { copyLine } from '../../../language/copy/copy-for.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { unreadReason, unreadRegion } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

const ENOUGH_WORDS = 30;

export const giftPurpose = defineCheck({
  id: 'gift-purpose',
  category: 'offerStrength',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 3,
  group: 'message',
  pageTypes: ['nonprofit'],
  measurable: { static: 'partly', withoutWordList: 'no' },
  evidence: ['value-proposition-copy-donation', 'page-length-long-wins-donation', 'video-hurts-donation'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['offer', 'layout'],
  evaluate({ offer: { giftPurpose: purpose, giftAsked }, layout, document, told }) {
    if (purpose && purpose.words >= ENOUGH_WORDS) {
      if (document.mode === 'static')
        return measured(1, text.observed.explained(purpose), [purpose.evidence]);
      return purpose.nearAction
        ? measured(1, text.observed.near(purpose), [purpose.evidence])
        : measured(0.6, text.observed.away(purpose), [purpose.evidence]);
    }
    const isAsked = giftAsked.present === true || told.goal === 'donations';
    if (!isAsked) return notApplicable(text.notApplicable.notAsked);
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, text.notMeasured.absent));
    return measured(
      0.1,
      purpose ? text.observed.tooShort(purpose) : text.observed.none,
      purpose ? [purpose.evidence] : [],
      { searched: text.searched },
    );
  },
  recommend(_outcome, { offer: { giftPurpose: purpose, giftAsked }, language }) {
    const button = giftAsked.evidence[0]?.text ?? null;
    return {
      title:
        purpose && purpose.words >= ENOUGH_WORDS
          ? text.advice.move({ said: purpose.evidence.text })
          : text.advice.add({ button }),
      steps: text.advice.steps({ button }),
      copyExamples: [{ before: purpose?.evidence.text ?? null, after: copyLine(language, 'giftPurpose') }],
      remedy: 'gift-purpose',
    };
  },
});
