import { expect, it } from 'vitest';
import { pageFacts } from '../../checks/testing/test-facts.ts';
import type { Ask } from '../../facts/types/actions.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { contactHard } from './rule.ts';

const [first] = pageFacts().asks;
if (!first) throw new Error('The test page has a button.');

const way = (target: string, given: Partial<Ask> = {}): Ask => ({
  ...first,
  target,
  kind: 'contact',
  buttonLike: false,
  fixed: false,
  ...given,
});
const phone = way('tel:+4561706645');
const mail = way('mailto:jane@harbor.example?subject=Boats');
const said = (...asks: Ask[]) =>
  diagnosed(contactHard, { facts: { forms: [], asks, pageType: { type: 'service' } } });

it('quotes the number that is the only way on', () => {
  expect(said(phone)).toMatchObject({
    title: 'Offer a form or online booking in addition to “+4561706645”',
    observed: 'On this page, people can only call “+4561706645”. There’s no form and no online booking.',
  });
});

it('is milder with a number and an address, which it prints without its subject', () => {
  const problem = said(phone, mail);
  expect(problem?.observed).toContain('or email “jane@harbor.example”');
  expect(problem?.severity).toBeLessThan(said(phone)?.severity ?? 0);
});

it('is not said where there is another way: a page to contact, a chat, a button of unknown words', () => {
  expect(said(phone, way('https://harbor.example/contact'))).toBeNull();
  expect(said(phone, way('https://wa.me/4561706645'))).toBeNull();
  expect(said(phone, way('https://harbor.example/x', { kind: 'open', buttonLike: true }))).toBeNull();
});

it('is not said of a page with a form', () => {
  expect(diagnosed(contactHard, { facts: { asks: [phone], pageType: { type: 'service' } } })).toBeNull();
});
