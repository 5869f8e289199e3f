import type { PageType } from '@liftmark/contract/page-types';
import type { FieldKind, FormFact, FormPurpose } from '../../facts/types/forms.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { defineDiagnosis, type Found, ledByCheck, severityOfChecks } from '../diagnosis.ts';
import { nameOf, placeOf } from '../subject.ts';
import { text } from './text.ts';

/** What people don't give to anyone; a message or an address for a newsletter asks for less trust. */
const PERSONAL: readonly FieldKind[] = [
  'name',
  'phone',
  'address',
  'birthdate',
  'identity',
  'card',
  'income',
  'password',
  'email',
];
const PRIVATE: readonly FieldKind[] = [
  'phone',
  'address',
  'birthdate',
  'identity',
  'card',
  'income',
  'password',
];
const PAID: readonly FormPurpose[] = ['checkout', 'donation'];
/** Where visitors upload their work or their customers' data, or pay every month. */
const ENTRUSTED: readonly PageType[] = ['saas', 'checkout'];
/** Two kinds tell who somebody is. */
const LEAST_ASKED = 2;

const PAYS = 1.5;
const GIVES_PRIVATE = 1;
const GIVES = 0.7;
const ENTRUSTS = 0.9;
/** An open connection or fields that nobody expects are worse than a missing link. */
const GRAVER = 1.25;

export const unsafe = defineDiagnosis(() => ({
  id: 'unsafe',
  question: 'belief',
  category: 'trustCredibility',
  nature: 'defect',
  why: text.why,
  measure: text.measure,
  checks: ['secure-connection', 'payment-security', 'sensitive-fields', 'legal-links', 'trust-seals'],
  ceilings: [],
  effort: 'hours',
  impact: 'default',
  evidence: ['privacy-salience', 'https-not-secure'],
  needs: ['trust', 'forms', 'headline', 'primaryAction'],
  judge(facts, found) {
    const grave = { ...found, checks: found.checks.filter(isGrave) };
    const led = ledByCheck(grave, GRAVER * severityOfChecks(grave));
    return led ?? unprotected(facts);
  },
}));

const GRAVE: ReadonlySet<string> = new Set(['secure-connection', 'payment-security', 'sensitive-fields']);
/** One file without encryption, or one field too many, frightens no one. */
const FAILS_WHOLLY = 0.5;

function isGrave({ judged }: Found['checks'][number]): boolean {
  return GRAVE.has(judged.check.id) && judged.outcome.score < FAILS_WHOLLY;
}

type Seen = Pick<PageFacts, 'trust' | 'forms' | 'headline' | 'primaryAction' | 'document' | 'pageType'>;

/** Where visitors hand over something, and nothing says what happens to it. */
function unprotected(facts: Seen) {
  const { trust, forms, pageType, document } = facts;
  if (trust.privacyPolicy.present !== false || document.legalText) return null;
  const asking = forms
    .map((form) => ({ form, asked: askedBy(form) }))
    .filter(({ asked }) => asked.length >= LEAST_ASKED)
    .toSorted((a, b) => severityOf(b) - severityOf(a));
  const [worst] = asking;
  const hasNoTerms = trust.terms.present === false;
  if (worst) {
    const { form, asked } = worst;
    const button = form.submit?.text ?? null;
    return {
      severity: severityOf(worst),
      confidence: 1,
      // Hardly anyone looks for a policy before writing a message; before paying, people do.
      slight: !PAID.includes(form.purpose) && !ENTRUSTED.includes(pageType.type),
      title: text.asks.title({ asked, button }),
      observed: text.asks.observed({ asked, button, hasNoTerms }),
      evidence: [form.evidence, ...(form.submit ? [form.submit.evidence] : [])],
      steps: text.asks.steps(PAID.includes(form.purpose)),
    };
  }
  if (!hasNoTerms || !ENTRUSTED.includes(pageType.type)) return null;
  const name = nameOf(facts);
  return {
    severity: ENTRUSTS,
    confidence: 1,
    // Readers look for terms once they decide, on another page.
    slight: true,
    title: text.entrusts.title(name),
    observed: text.entrusts.observed(name),
    evidence: placeOf(facts),
    steps: text.entrusts.steps,
  };
}

/** The personal data that a form asks for, each kind once; a sign-in gives nothing new. */
function askedBy({ purpose, fields }: FormFact): FieldKind[] {
  if (purpose === 'signin' || purpose === 'newsletter') return [];
  return [...new Set(fields.map(({ kind }) => kind))].filter((kind) => PERSONAL.includes(kind));
}

function severityOf({ form, asked }: { form: FormFact; asked: readonly FieldKind[] }): number {
  if (PAID.includes(form.purpose)) return PAYS;
  return asked.some((kind) => PRIVATE.includes(kind)) ? GIVES_PRIVATE : GIVES;
}
