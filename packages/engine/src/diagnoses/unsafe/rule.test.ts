import { expect, it } from 'vitest';
import { evidence, type Overrides } from '../../checks/testing/test-facts.ts';
import { healthyPage } from '../../checks/testing/test-page.ts';
import type { Presence } from '../../facts/types/common.ts';
import type { FieldKind, FormFact } from '../../facts/types/forms.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { judgedCheck } from '../../findings/testing/judged-check.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { unsafe } from './rule.ts';

const ABSENT: Overrides<Presence> = { present: false, evidence: [] };

function formOf(purpose: FormFact['purpose'], kinds: FieldKind[]): FormFact[] {
  const [form] = healthyPage.forms;
  const [field] = form?.fields ?? [];
  if (!form || !field) throw new Error('The healthy page has a form.');
  const submit = { text: 'Send', evidence: evidence('Send') };
  return [{ ...form, purpose, submit, fields: kinds.map((kind) => ({ ...field, kind })) }];
}

function on(forms: FormFact[], facts: Overrides<PageFacts> = {}) {
  const trust = { privacyPolicy: ABSENT, terms: ABSENT };
  return diagnosed(unsafe, {
    facts: { pageType: { type: 'service', confidence: 1 }, trust, ...facts, forms },
  });
}

it('lists what a form asks for without a privacy policy', () => {
  expect(on(formOf('lead', ['name', 'phone']))?.title).toBe(
    'The form behind “Send” asks for a name and a phone number without a privacy policy',
  );
});

it('is graver where money changes hands', () => {
  const severityOf = (purpose: FormFact['purpose']) => on(formOf(purpose, ['name', 'phone']))?.severity ?? 0;
  expect(severityOf('checkout')).toBeGreaterThan(severityOf('lead'));
});

it('is not said of a newsletter, a sign-in or a page with a privacy policy', () => {
  expect(on(formOf('newsletter', ['name', 'email']))).toBeNull();
  expect(on(formOf('signin', ['email', 'password']))).toBeNull();
  expect(on(formOf('lead', ['name', 'phone']), { trust: {} })).toBeNull();
});

it('is not said where the links couldn’t be read', () => {
  const unread = { present: null, evidence: [] };
  expect(
    on(formOf('lead', ['name', 'phone']), { trust: { privacyPolicy: unread, terms: unread } }),
  ).toBeNull();
});

it('is said of software that shows no terms either', () => {
  expect(on([], { pageType: { type: 'saas', confidence: 1 } })?.title).toBe(
    '“Harbor” shows neither terms nor a privacy policy',
  );
  expect(on([])).toBeNull();
});

it('is led by an open connection, but not by a single file', () => {
  const judged = (score: number) => [judgedCheck({ id: 'secure-connection', score })];
  expect(diagnosed(unsafe, { judged: judged(0) })?.severity).toBe(2.5);
  expect(diagnosed(unsafe, { judged: judged(0.7) })).toBeNull();
});

it('is minor before a message, and not where visitors pay or hand over their data', () => {
  expect(on(formOf('lead', ['name', 'phone']))?.slight).toBe(true);
  expect(on(formOf('checkout', ['name', 'phone']))?.slight).toBe(false);
  const pageType = { type: 'saas', confidence: 1 } as const;
  expect(on(formOf('lead', ['name', 'phone']), { pageType })?.slight).toBe(false);
});
