import { copyLine } from '../../../languages/copy/copy-for.ts';
import { defineCheck, measured } from '../../check.ts';
import { quote } from '../../phrasing.ts';

export const couponField = defineCheck({
  id: 'coupon-field',
  category: 'offerStrength',
  title: {
    passes: 'No open coupon field sends buyers away',
    fails: 'An empty coupon field invites buyers to leave and search',
  },
  why: 'A shop lost revenue in a controlled experiment when a coupon box appeared in its cart. The experimenters warn that an empty code field sends buyers off to look for a code.',
  measure: 'An empty code field that stands open scores 0.3; one behind a link, or none, scores 1.',
  weight: 4,
  group: 'form',
  pageTypes: ['checkout'],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['coupon-field-loses-revenue'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['offer'],
  evaluate({ offer: { payment } }) {
    const { coupon } = payment;
    if (!coupon) {
      return measured(1, 'There is no coupon field.', [], {
        searched: ['fields and links of the page', 'word list for coupons'],
      });
    }
    return coupon.state === 'open'
      ? measured(0.3, `The field ${quote(coupon.evidence.text || 'coupon code')} stands open and empty.`, [
          coupon.evidence,
        ])
      : measured(1, `The code is entered behind ${quote(coupon.evidence.text || 'a link')}.`, [
          coupon.evidence,
        ]);
  },
  recommend({ evidence }, { language }) {
    const label = evidence[0]?.text || 'coupon code';
    return {
      title: `Put ${quote(label, 40)} behind a small link`,
      steps: [
        `Replace the open field ${quote(label, 40)} with a text link that opens it.`,
        'Fill the code in by itself for those who come through a campaign link.',
        'Show a discount that everybody gets in the price, not as a code.',
      ],
      copyExamples: [{ before: label, after: copyLine(language, 'coupon') }],
      design: ['A plain text link below the order total, no box and no button.'],
      remedy: 'coupon-field',
    };
  },
});
