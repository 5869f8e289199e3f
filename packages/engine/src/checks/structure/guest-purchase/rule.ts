import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { seenTwice } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

export const guestPurchase = defineCheck(() => ({
  id: 'guest-purchase',
  category: 'structure',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 9,
  group: 'form',
  pageTypes: ['checkout'],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['guest-checkout-survey', 'guest-checkout-300m', 'password-phone-abandon'],
  advice: { badly: 'critical', mildly: 'improve', effort: 'days', impact: 'friction' },
  needs: ['forms', 'layout'],
  evaluate({ forms, layout }) {
    const guest = forms.find(({ route }) => route.guest !== null)?.route.guest;
    if (guest) return measured(1, text.observed.guest({ label: guest.text }), [guest]);
    const optional = forms.find(({ route }) => route.account === 'optional' || route.account === 'none');
    if (optional) return measured(1, text.observed.noPassword, [optional.evidence]);
    const demanding = forms.find(({ route }) => route.account === 'required');
    if (!demanding) return notMeasured(text.notMeasured.unclear);
    return measured(0, text.observed.account, [demanding.evidence], {
      searched: text.searched,
      certain: seenTwice(layout),
    });
  },
  recommend(_outcome, { forms, language }) {
    const demanding = forms.find(({ route }) => route.account === 'required');
    const submit = demanding?.submit?.text ?? null;
    return {
      title: text.advice.title({ submit: submit || null }),
      steps: text.advice.steps,
      copyExamples: [{ before: submit, after: copyLine(language, 'guest') }],
      remedy: 'guest-purchase',
    };
  },
}));
