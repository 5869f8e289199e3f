import type { PageFacts, Presence } from '../../../observe/facts.ts';
import { defineCheck, measured, notMeasured } from '../../check.ts';
import { list, quote } from '../../phrasing.ts';

const ACCOUNT_FORMS = ['signup', 'checkout', 'donation', 'booking'];

function asksMoneyOrAccount({ forms, offer }: Pick<PageFacts, 'forms' | 'offer'>): boolean {
  return (
    forms.some(({ purpose }) => ACCOUNT_FORMS.includes(purpose)) ||
    offer.payment.cardFields.length > 0 ||
    offer.prices.some(({ free }) => !free)
  );
}

/** What the terms have to tell, by what the page asks for. */
function agreedIn({ forms }: Pick<PageFacts, 'forms'>): string {
  const asks = (purpose: string) => forms.some((form) => form.purpose === purpose);
  if (asks('donation') && !asks('checkout') && !asks('booking')) {
    return 'Say in them what a gift is used for, how a regular one ends, and whether one can be taken back.';
  }
  const moments = [asks('booking') ? 'books' : 'orders', asks('signup') ? 'signs up' : ''].filter(Boolean);
  return `Say in them what is agreed when somebody ${moments.join(' or ')} here.`;
}

/** Whether a link leads to the text: one that leads nowhere stands there for nothing. */
function leads({ present, unlinked }: Presence): boolean {
  return present === true && unlinked === undefined;
}

type Unlinked = NonNullable<Presence['unlinked']>[number];

/** What names a legal text without leading to it; one line that names both is told once. */
function unlinkedOf(facts: Pick<PageFacts, 'trust' | 'forms' | 'offer'>): Unlinked[] {
  const { privacyPolicy: privacy, terms } = facts.trust;
  const all = [...(privacy.unlinked ?? []), ...(asksMoneyOrAccount(facts) ? (terms.unlinked ?? []) : [])];
  const seen = new Set<string>();
  return all.filter(({ evidence: { text } }) => !seen.has(text) && seen.add(text));
}

/** What stands there instead of a link that leads to the text. */
function instead(unlinked: Unlinked[]): string {
  const dead = unlinked.flatMap(({ evidence: { text }, address }) =>
    address === null ? [] : [`${quote(text, 40)} (${address === '' ? 'no address' : quote(address, 40)})`],
  );
  const plain = unlinked.filter(({ address }) => address === null).map(({ evidence }) => evidence.text);
  const parts = [
    dead.length > 0 ? `${list(dead)} ${dead.length > 1 ? 'lead' : 'leads'} nowhere` : '',
    plain.length > 0 ? `${list(plain.map((text) => quote(text, 40)))} stands there without a link` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `: ${list(parts)}` : '';
}

export const legalLinks = defineCheck({
  id: 'legal-links',
  category: 'trustCredibility',
  title: { passes: 'The legal pages are linked', fails: 'A legal page is not linked' },
  why: 'In a laboratory shop people who saw how sites treat their data chose the protective ones, and some paid more for it. Upfront disclosure is one of the lasting signs of a credible site; loud promises beside a form can also backfire, so a plain link is what counts.',
  measure:
    'A visible link to a privacy policy scores 1. Where money or an account is asked for, privacy counts 0.6 and terms 0.4.',
  weight: 4,
  group: 'identity',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['privacy-salience', 'privacy-microcopy-spam', 'nng-four-credibility'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: '15 min', impact: 'none' },
  needs: ['trust', 'forms', 'offer'],
  evaluate(facts) {
    const { privacyPolicy: privacy, terms } = facts.trust;
    const both = asksMoneyOrAccount(facts);
    if (privacy.present === null || (both && terms.present === null)) {
      return notMeasured(
        privacy.notMeasured ?? terms.notMeasured ?? 'Links to legal pages could not be told.',
      );
    }
    const missing = [leads(privacy) ? '' : 'privacy', both && !leads(terms) ? 'terms' : ''].filter(Boolean);
    const linked = leads(privacy) ? 'A privacy policy is linked' : both && leads(terms) && 'Terms are linked';
    const lack = `link to ${list(missing)} was found${instead(unlinkedOf(facts))}.`;
    return measured(
      (leads(privacy) ? (both ? 0.6 : 1) : 0) + (both && leads(terms) ? 0.4 : 0),
      missing.length === 0
        ? `${both ? 'Privacy and terms are' : 'A privacy policy is'} linked.`
        : `${linked ? `${linked}; no` : 'No'} ${lack}`,
      [
        ...privacy.evidence,
        ...(both ? terms.evidence : []),
        ...unlinkedOf(facts).map(({ evidence }) => evidence),
      ],
      { searched: [...new Set([...privacy.searched, ...terms.searched])] },
    );
  },
  recommend(_outcome, facts) {
    const { privacyPolicy: privacy, terms } = facts.trust;
    const both = asksMoneyOrAccount(facts);
    const missing = [leads(privacy) ? '' : 'privacy policy', both && !leads(terms) ? 'terms' : ''].filter(
      Boolean,
    );
    const submit = facts.forms.find((form) => form.submit)?.submit?.text;
    return {
      title: `Link the ${list(missing)} from the footer`,
      steps: [
        ...unlinkedOf(facts).map(
          ({ evidence }) => `Let ${quote(evidence.text, 40)}, which stands there already, lead to the text.`,
        ),
        `Put a visible link to the ${list(missing)} into the footer of every page.`,
        ...(leads(privacy)
          ? [agreedIn(facts)]
          : [
              submit
                ? `Repeat the privacy link in small type below ${quote(submit)}.`
                : 'Repeat the privacy link below any form.',
              'Write in plain words what you keep, why and for how long.',
            ]),
      ],
      remedy: 'legal-links',
    };
  },
});
