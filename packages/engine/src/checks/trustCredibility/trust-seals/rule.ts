import type { Trust } from '../../../facts/types/trust.ts';
import { measured, notApplicable } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { text } from './text.ts';

const SCALE = scale([2, 1], [3, 0.6], [5, 0.2]);
export const trustSeals = defineCheck(() => ({
  id: 'trust-seals',
  category: 'trustCredibility',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words()),
  weight: 2,
  group: 'payment',
  pageTypes: ['ecommerce-product', 'checkout'],
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: [
    'trust-seal-small-and-new',
    'trust-seal-field-experiment',
    'trust-seal-average-zero',
    'security-icon-removed-400',
  ],
  advice: { badly: 'other', mildly: 'other', effort: 'hours', impact: 'default' },
  needs: ['trust'],
  evaluate({ trust }) {
    const seals = namesOf(trust);
    if (seals.length === 0) return notApplicable(text.notApplicable.none);
    return measured(
      SCALE.at(seals.length),
      text.observed.seals({ seals }),
      trust.seals.map(({ evidence }) => evidence),
    );
  },
  recommend(_outcome, { trust }) {
    return {
      title: text.advice.title({ seals: namesOf(trust) }),
      steps: text.advice.steps,
      remedy: 'trust-seals',
    };
  },
}));

function namesOf({ seals }: Trust): string[] {
  return [...new Set(seals.map(({ name }) => name))];
}
