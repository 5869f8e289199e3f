import { copyLine } from '../../../language/copy/copy-for.ts';
import { defineCheck, measured } from '../../check.ts';
import { text } from './text.ts';

export const couponField = defineCheck({
  id: 'coupon-field',
  category: 'offerStrength',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 4,
  group: 'form',
  pageTypes: ['checkout'],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['coupon-field-loses-revenue'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['offer'],
  evaluate({ offer: { payment } }) {
    const { coupon } = payment;
    if (!coupon) return measured(1, text.observed.none, [], { searched: text.searched });
    const label = coupon.evidence.text;
    return coupon.state === 'open'
      ? measured(0.3, text.observed.open({ label }), [coupon.evidence])
      : measured(1, text.observed.behindLink({ label }), [coupon.evidence]);
  },
  recommend({ evidence }, { language }) {
    const label = evidence[0]?.text ?? '';
    return {
      title: text.advice.title({ label }),
      steps: text.advice.steps({ label }),
      copyExamples: [{ before: label || text.noLabel, after: copyLine(language, 'coupon') }],
      design: text.advice.design,
      remedy: 'coupon-field',
    };
  },
});
