import { expect, it } from 'vitest';
import { evidence, type Overrides } from '../../checks/testing/test-facts.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { whoIsBehind } from './rule.ts';

type Contact = Overrides<PageFacts['trust']['contact']>;

const SERVICE = { type: 'service', confidence: 1 } as const;
const SILENT: Contact = { kinds: [], evidence: [], present: false };

function at(contact: Contact, facts: Overrides<PageFacts> = {}) {
  return diagnosed(whoIsBehind, {
    facts: { pageType: SERVICE, ...facts, trust: { contact, support: [], ...facts.trust } },
  });
}

function mail(address: string): Contact {
  return {
    kinds: ['email'],
    evidence: [evidence(address)],
    emails: [{ address, evidence: evidence(address) }],
  };
}

it('is not said where visitors can call', () => {
  expect(at({})).toBeNull();
});

it('is gravest where there is no way at all', () => {
  const problem = at(SILENT);
  expect(problem).toMatchObject({
    severity: 2,
    title: 'The “Harbor” page shows no phone number, email or address',
  });
});

it('doesn’t call a page unreachable whose contact is folded away or left over from a template', () => {
  expect(at({ ...SILENT, hidden: evidence('+1 555 010 0199') })).toBeNull();
  expect(at({ ...SILENT, nobodys: evidence('info@example.com') })).toBeNull();
});

it('quotes the link or the address that is all there is', () => {
  expect(at({ kinds: ['page'], evidence: [evidence('Contact')] })?.title).toBe(
    'Show a phone number and an address, not just the link “Contact”',
  );
  expect(at(mail('dock@harbor.example'))?.title).toContain('“dock@harbor.example”');
  expect(at(mail('dock@harbor.example'), { pageType: { type: 'saas', confidence: 1 } })).toBeNull();
});

it('asks for an address at the own domain only if there is none', () => {
  const reachable: Contact = { ...mail('harbor@gmail.com'), kinds: ['phone', 'email'] };
  expect(at(reachable)?.title).toBe('Replace “harbor@gmail.com” with an address at your own domain');
  const addresses = ['harbor@gmail.com', 'dock@harbor.example'];
  const emails = addresses.map((address) => ({ address, evidence: evidence(address) }));
  expect(at({ ...reachable, emails })).toBeNull();
});

it('asks charities for their registration number only where they ask for money', () => {
  const pageType = { type: 'nonprofit', confidence: 1 } as const;
  const asking = { pageType, offer: { giftAsked: { present: true, evidence: [evidence('Donate')] } } };
  expect(at({}, asking)?.title).toBe('“Harbor” asks for money without a registration number');
  expect(at({}, { pageType })).toBeNull();
  const trust = { organization: { numbers: ['Charity no. 1234'] } };
  expect(at({}, { ...asking, trust })).toBeNull();
});

it('misses a person only on pages of people’s work without a link to them', () => {
  const trust = { organization: { people: [] }, about: { present: false } };
  expect(at({}, { trust })?.title).toBe('The “Harbor” page doesn’t name a single person');
  expect(at({}, { trust: { organization: { people: [] } } })).toBeNull();
});

it('is minor where people can write, or no one is named, and on pages of software', () => {
  const reachable: Contact = { ...mail('harbor@gmail.com'), kinds: ['phone', 'email'] };
  expect(at(reachable)?.slight).toBe(true);
  expect(at({}, { trust: { organization: { people: [] }, about: { present: false } } })?.slight).toBe(true);
  expect(at(mail('dock@harbor.example'))?.slight).toBe(true);
  expect(at(SILENT)?.slight).toBe(false);
  expect(at(SILENT, { pageType: { type: 'app', confidence: 1 } })?.slight).toBe(true);
});

it('is an aside where nobody pays, or where plans are paid by the month', () => {
  const free = { freeOfCharge: evidence('free and open source'), prices: [] };
  const app = { type: 'app', confidence: 1 } as const;
  expect(at(SILENT, { pageType: app, offer: free })?.aside).toBe(true);
  expect(at(SILENT, { pageType: app, offer: { freeOfCharge: null } })?.aside).toBe(false);
  const link: Contact = { kinds: ['page'], evidence: [evidence('Contact')] };
  const plan = { name: 'Solo', evidence: evidence('Solo'), rows: [], marked: false, forWhom: null };
  const pricing = (recurring: number) => {
    const offer = { billing: { recurring }, plans: [plan] };
    return at(link, { pageType: { type: 'pricing', confidence: 1 }, offer })?.aside;
  };
  expect(pricing(3)).toBe(true);
  expect(pricing(0)).toBe(false);
});
