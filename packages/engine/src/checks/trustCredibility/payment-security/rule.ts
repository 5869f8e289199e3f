import { copyLine } from '../../../languages/copy/copy-for.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { quote } from '../../phrasing.ts';

export const paymentSecurity = defineCheck({
  id: 'payment-security',
  category: 'trustCredibility',
  title: {
    passes: 'The card fields look and read as secure',
    fails: 'The card fields give no sense of security',
  },
  titleFromHtml: {
    passes: 'The card fields read as secure',
    fails: 'The card fields say nothing of security',
  },
  why: 'In a survey 25% of 1,012 US adults had left an order within three months because they did not trust the site with their card. In tests card fields that were set apart by border and color felt safer.',
  measure:
    'Words of reassurance within 150 px of the card fields, or the frame or name of a known payment processor: 0.6. The card fields set apart by border or ground: 0.4. Applies where card fields or a payment frame are on the page.',
  weight: 7,
  group: 'payment',
  pageTypes: ['checkout', 'nonprofit'],
  measurable: { static: 'partly', withoutWordList: 'no' },
  evidence: ['payment-security-25', 'https-not-secure'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['offer'],
  evaluate({ offer: { payment }, document }) {
    const { processor, cardFields, reassurance, setApart } = payment;
    if (cardFields.length === 0 && !processor) return notApplicable('There are no card fields on this page.');
    const assured = reassurance !== null || processor !== null;
    const said = reassurance
      ? `the words ${quote(reassurance.text)}`
      : processor
        ? `the name of ${processor}`
        : 'no reassurance';
    const evidence = [...(reassurance ? [reassurance] : []), ...cardFields.slice(0, 1)];
    const searched = [
      'text within 150 px of the card fields',
      'names and frames of known payment processors',
    ];
    if (setApart === null) {
      if (document.mode !== 'static')
        return notMeasured('How the card fields are set off could not be told.');
      return measured(
        assured ? 1 : 0,
        `The card fields have ${said}; how they look was not laid out.`,
        evidence,
        { searched },
      );
    }
    return measured(
      (assured ? 0.6 : 0) + (setApart ? 0.4 : 0),
      `The card fields have ${said} and are ${setApart ? '' : 'not '}set apart from the rest.`,
      evidence,
      { searched },
    );
  },
  recommend(_outcome, { offer: { payment }, language }) {
    const steps: string[] = [];
    if (!payment.reassurance && !payment.processor) {
      steps.push(
        'Within 150 px of the card number say who handles the payment and that the connection is encrypted.',
      );
    }
    if (payment.setApart === false) {
      steps.push('Frame the card fields together, with a border and a slightly different ground.');
    }
    steps.push('Keep other logos away from the frame; one known name says more than several unknown seals.');
    const field = payment.cardFields[0];
    return {
      title: `Set the card fields apart${field ? ` around ${quote(field.text || 'the card number', 30)}` : ''} and say who protects them`,
      steps,
      copyExamples: [
        {
          before: payment.reassurance?.text ?? null,
          after: copyLine(language, 'securePayment', { processor: payment.processor }),
        },
      ],
      design: ['A box with a 1 px border around number, date and code, with a lock sign.'],
      remedy: 'payment-security',
    };
  },
});
