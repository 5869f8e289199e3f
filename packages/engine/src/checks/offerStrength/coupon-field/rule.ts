import type { Evidence } from '@liftmark/contract/report';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { defineCheck } from '../../define-check.ts';
import { text } from './text.ts';

function labeled({ evidence }: { evidence: Evidence }) {
  return { label: evidence.text, evidence };
}

export const couponField = defineCheck(() => ({
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
  cases: ({ when, otherwise }) => [
    when(
      0.3,
      text.how.open,
      ({ offer: { payment } }) => payment.coupon?.state === 'open' && labeled(payment.coupon),
      text.observed.open,
    ),
    when(
      1,
      text.how.behindLink,
      ({ offer: { payment } }) => payment.coupon && labeled(payment.coupon),
      text.observed.behindLink,
    ),
    otherwise(1, text.how.none, text.observed.none, { searched: text.searched }),
  ],
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
}));
