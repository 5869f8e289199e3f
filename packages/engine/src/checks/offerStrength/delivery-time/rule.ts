import { copyLine } from '../../../languages/copy/copy-for.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { unreadReason, unreadRegion } from '../../doubt.ts';
import { quote } from '../../phrasing.ts';

export const deliveryTime = defineCheck({
  id: 'delivery-time',
  category: 'offerStrength',
  title: { passes: 'Buyers see when the order arrives', fails: 'When the order arrives is not said' },
  why: 'Between 16% and 23% of US shoppers who left a checkout named slow delivery. Stating a date does not make it faster, but it answers the question before people leave to look for it, and upfront disclosure is one of the lasting signs of a credible site.',
  measure:
    'For goods that are shipped: a delivery date, range or dispatch time near the purchase action scores 1, elsewhere on the page or behind a link 0.75, none 0.3. Whether goods are shipped must be known.',
  weight: 4,
  group: 'cost',
  pageTypes: ['ecommerce-product', 'checkout'],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['delivery-speed-reason', 'nng-four-credibility'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['offer', 'product', 'layout', 'primaryAction'],
  evaluate({ offer, product, layout }) {
    if (product.fulfillment === 'unknown')
      return notMeasured('Whether something is shipped could not be told.');
    if (product.fulfillment !== 'physical') return notApplicable('Nothing is shipped.');
    const time = offer.costs.deliveryTime;
    if (time) {
      const near = time.nearAction && !time.linked;
      return measured(
        near ? 1 : 0.75,
        `${near ? 'Near the purchase action' : time.linked ? 'Behind a link' : 'Away from the purchase action'} it says ${quote(time.evidence.text)}.`,
        [time.evidence],
      );
    }
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, 'A delivery time'));
    return measured(0.3, 'No delivery date, range or dispatch time was found.', [], {
      searched: ['visible text and links of the whole page', 'word list for delivery'],
    });
  },
  recommend(_outcome, { primaryAction, language }) {
    const beside = primaryAction ? `beside ${quote(primaryAction.text, 40)}` : 'beside the purchase button';
    return {
      title: `Say when the order arrives ${beside}`,
      steps: [
        `Add one line ${beside} with the date or range that you can keep.`,
        'Where it depends on the destination, show the usual case and link to the table.',
        'Name the cut-off for dispatch only if it is real.',
      ],
      copyExamples: [{ before: null, after: copyLine(language, 'delivery') }],
      remedy: 'delivery-time',
    };
  },
});
