import { copyLine } from '../../../languages/copy/copy-for.ts';
import { defineCheck, measured, notMeasured } from '../../check.ts';
import { seenTwice } from '../../doubt.ts';
import { quote } from '../../phrasing.ts';

export const guestPurchase = defineCheck({
  id: 'guest-purchase',
  category: 'structure',
  title: { passes: 'One can buy without an account', fails: 'Buying demands an account' },
  why: 'Forced accounts were named by 35% of US shoppers who left a checkout in 2016 and by 19% in the newest survey. Among 1,362 forms the password was the field at which most people left.',
  measure:
    'A guest route, or no required password, scores 1; an account or a sign-in as the only way on scores 0. Where neither can be seen nothing is measured.',
  weight: 9,
  group: 'form',
  pageTypes: ['checkout'],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['guest-checkout-survey', 'guest-checkout-300m', 'password-phone-abandon'],
  advice: { badly: 'critical', mildly: 'improve', effort: 'days', impact: 'friction' },
  needs: ['forms', 'layout'],
  evaluate({ forms, layout }) {
    const guest = forms.find(({ route }) => route.guest !== null)?.route.guest;
    if (guest) return measured(1, `There is a way without an account: ${quote(guest.text)}.`, [guest]);
    const optional = forms.find(({ route }) => route.account === 'optional' || route.account === 'none');
    if (optional) return measured(1, 'The order can be placed without a password.', [optional.evidence]);
    const demanding = forms.find(({ route }) => route.account === 'required');
    if (!demanding)
      return notMeasured('Whether one can buy without an account could not be told from this step.');
    return measured(0, 'The only way on is to sign in or to open an account.', [demanding.evidence], {
      searched: ['forms, buttons and links of the page', 'word list for guest checkout'],
      certain: seenTwice(layout),
    });
  },
  recommend(_outcome, { forms, language }) {
    const demanding = forms.find(({ route }) => route.account === 'required');
    const submit = demanding?.submit?.text;
    return {
      title: `Offer a way to buy as a guest${submit ? ` beside ${quote(submit, 40)}` : ''}`,
      steps: [
        'Put the guest route first and give it the same weight as signing in.',
        'Ask only for what the order needs: e-mail, delivery, payment.',
        'Offer the account after the order, with one password field and what it is good for.',
      ],
      copyExamples: [{ before: submit ?? null, after: copyLine(language, 'guest') }],
      remedy: 'guest-purchase',
    };
  },
});
