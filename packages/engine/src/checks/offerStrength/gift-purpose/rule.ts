import type { Offer } from '../../../facts/types/offer.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { defineCheck } from '../../define-check.ts';
import { unread } from '../../shared/uncertainty.ts';
import { ENOUGH_WORDS } from './enough-words.ts';
import { text } from './text.ts';

function enough({ offer: { giftPurpose: purpose } }: { offer: Offer }) {
  return purpose && purpose.words >= ENOUGH_WORDS ? purpose : null;
}

export const giftPurpose = defineCheck(() => ({
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
  cases: ({ when, otherwise, notApplicable }) => [
    when(
      1,
      text.how.near,
      (facts) => facts.document.mode === 'static' && enough(facts),
      text.observed.explained,
    ),
    when(
      1,
      text.how.near,
      (facts) => facts.offer.giftPurpose?.nearAction && enough(facts),
      text.observed.near,
    ),
    when(0.6, text.how.away, enough, text.observed.away),
    notApplicable(
      ({ offer, told }) => !offer.giftAsked.present && told.goal !== 'donations',
      text.notApplicable.notAsked,
    ),
    unread(text.notMeasured.absent),
    when(0.1, text.how.none, ({ offer }) => offer.giftPurpose, text.observed.tooShort, {
      searched: text.searched,
    }),
    otherwise(0.1, text.how.none, text.observed.none, { searched: text.searched }),
  ],
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
}));
