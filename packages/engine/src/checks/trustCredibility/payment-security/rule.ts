import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { text } from './text.ts';

export const paymentSecurity = defineCheck(() => ({
  id: 'payment-security',
  category: 'trustCredibility',
  title: text.title,
  titleFromHtml: text.titleFromHtml,
  why: text.why,
  measure: text.measure,
  weight: 7,
  group: 'payment',
  pageTypes: ['checkout', 'nonprofit'],
  measurable: { static: 'partly', withoutWordList: 'no' },
  evidence: ['payment-security-25', 'https-not-secure'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['offer'],
  evaluate({ offer: { payment }, document }) {
    const { processor, cardFields, reassurance, setApart } = payment;
    if (cardFields.length === 0 && !processor) return notApplicable(text.notApplicable.noCardFields);
    const isAssured = reassurance !== null || processor !== null;
    const wording = reassurance?.text ?? null;
    const evidence = [...(reassurance ? [reassurance] : []), ...cardFields.slice(0, 1)];
    const { searched } = text;
    if (setApart === null) {
      if (document.mode !== 'static') return notMeasured(text.notMeasured.look);
      return measured(isAssured ? 1 : 0, text.observed.fromHtml({ wording, processor }), evidence, {
        searched,
      });
    }
    return measured(
      (isAssured ? 0.6 : 0) + (setApart ? 0.4 : 0),
      text.observed.look({ wording, processor, isSetApart: setApart }),
      evidence,
      { searched },
    );
  },
  recommend(_outcome, { offer: { payment }, language }) {
    const { reassurance, processor, setApart, cardFields } = payment;
    const { advice } = text;
    return {
      title: advice.title({ field: cardFields[0]?.text ?? null }),
      steps: [
        ...(!reassurance && !processor ? [advice.assurance] : []),
        ...(setApart === false ? [advice.frame] : []),
        advice.logos,
      ],
      copyExamples: [
        { before: reassurance?.text ?? null, after: copyLine(language, 'securePayment', { processor }) },
      ],
      design: advice.design,
      remedy: 'payment-security',
    };
  },
}));
