import type { Presence } from '../../../facts/types/common.ts';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { text } from './text.ts';

const ACCOUNT_FORMS = ['signup', 'checkout', 'donation', 'booking'];

function asksMoneyOrAccount({ forms, offer }: Pick<PageFacts, 'forms' | 'offer'>): boolean {
  return (
    forms.some(({ purpose }) => ACCOUNT_FORMS.includes(purpose)) ||
    offer.payment.cardFields.length > 0 ||
    offer.prices.some(({ free }) => !free)
  );
}

function termsStep({ forms }: Pick<PageFacts, 'forms'>): string {
  const asks = (purpose: string) => forms.some((form) => form.purpose === purpose);
  if (asks('donation') && !asks('checkout') && !asks('booking')) return text.advice.donationTerms;
  return text.advice.terms({ books: asks('booking'), signsUp: asks('signup') });
}

/** Whether a link opens the legal page: a dead link doesn’t count. */
function isLinked({ present, unlinked }: Presence): boolean {
  return present === true && unlinked === undefined;
}

type Page = 'privacy' | 'terms';

/** The legal pages that need a link and have none. */
function missingOf(facts: Pick<PageFacts, 'trust' | 'forms' | 'offer'>): Page[] {
  const { privacyPolicy, terms } = facts.trust;
  return [
    ...(isLinked(privacyPolicy) ? [] : (['privacy'] as const)),
    ...(asksMoneyOrAccount(facts) && !isLinked(terms) ? (['terms'] as const) : []),
  ];
}

type Unlinked = NonNullable<Presence['unlinked']>[number];

/** Words that name a legal page without linking to it, each line once even if it names both. */
function unlinkedOf(facts: Pick<PageFacts, 'trust' | 'forms' | 'offer'>): Unlinked[] {
  const { privacyPolicy: privacy, terms } = facts.trust;
  const all = [...(privacy.unlinked ?? []), ...(asksMoneyOrAccount(facts) ? (terms.unlinked ?? []) : [])];
  const seen = new Set<string>();
  return all.filter(({ evidence }) => !seen.has(evidence.text) && seen.add(evidence.text));
}

export const legalLinks = defineCheck(() => ({
  id: 'legal-links',
  category: 'trustCredibility',
  title: text.title,
  why: text.why,
  measure: text.measure,
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
      return notMeasured(privacy.notMeasured ?? terms.notMeasured ?? text.notMeasured.unknown);
    }
    const missing = missingOf(facts);
    const unlinked = unlinkedOf(facts);
    const linked = isLinked(privacy) ? 'privacy' : both && isLinked(terms) ? 'terms' : null;
    return measured(
      (isLinked(privacy) ? (both ? 0.6 : 1) : 0) + (both && isLinked(terms) ? 0.4 : 0),
      missing.length === 0
        ? text.observed.all({ asksForTerms: both })
        : text.observed.missing({
            linked,
            missing,
            unlinked: unlinked.map(({ evidence, address }) => ({ words: evidence.text, address })),
          }),
      [...privacy.evidence, ...(both ? terms.evidence : []), ...unlinked.map(({ evidence }) => evidence)],
      { searched: [...new Set([...privacy.searched, ...terms.searched])] },
    );
  },
  recommend(_outcome, facts) {
    const missing = missingOf(facts);
    const submit = facts.forms.find((form) => form.submit)?.submit?.text;
    return {
      title: text.advice.title({ missing }),
      steps: [
        ...unlinkedOf(facts).map(({ evidence }) => text.advice.link({ words: evidence.text })),
        text.advice.footer({ missing }),
        ...(missing.includes('privacy')
          ? [text.advice.form({ submit }), text.advice.privacy]
          : [termsStep(facts)]),
      ],
      remedy: 'legal-links',
    };
  },
}));
