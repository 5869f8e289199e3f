import { expect, it } from 'vitest';
import { pageFacts } from '../../checks/testing/test-facts.ts';
import type { Ask } from '../../facts/types/actions.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { competingActions } from './rule.ts';

function ask(text: string, given: Partial<Ask> = {}): Ask {
  const [first] = pageFacts().asks;
  if (!first) throw new Error('The test page has a button.');
  const target = `https://harbor.example/${text.toLowerCase()}`;
  return { ...first, fixed: false, text, target, key: text.toLowerCase(), ...given };
}

const said = (...asks: Ask[]) =>
  diagnosed(competingActions, { facts: { forms: [], primaryAction: null, asks } });

it('is not said of one button, however often it is repeated', () => {
  expect(said(ask('Book now'), ask('Book now'), ask('Book now'))).toBeNull();
});

it('is not said of a filled button beside an outline', () => {
  expect(said(ask('Book now'), ask('Our work', { kind: 'read', filled: false }))).toBeNull();
});

it('names the buttons of the hero that look the same', () => {
  const two = said(ask('Book'), ask('Our salon', { kind: 'read' }));
  const three = said(ask('Book'), ask('Our salon', { kind: 'read' }), ask('Shop'));
  expect(two?.title).toBe('Make “Book” the only main button in the hero');
  expect(three?.observed).toContain('“Book”, “Our salon” and “Shop” have the same look and size');
  expect(three?.severity).toBeGreaterThan(two?.severity ?? 3);
});

it('does not call buttons of different colors the same', () => {
  expect(said(ask('Book', { color: 0.9 }), ask('Our salon', { color: 0.1 }))).toBeNull();
});

it('says which button is louder than the one that counts', () => {
  const problem = said(ask('Our work', { kind: 'read' }), ask('Get a quote', { filled: false }));
  expect(problem?.title).toBe('Make “Get a quote” the main button, not “Our work”');
});

it('counts differently worded buttons on the whole page', () => {
  const labels = ['Call', 'Write', 'Book', 'Apply', 'Order', 'Join'];
  const asks = labels.map((label, index) => ask(label, { depth: { desktop: index + 1, mobile: index + 1 } }));
  expect(said(...asks)?.title).toBe('Choose one main button: 6 different ones compete');
});

it('counts the ways to get in touch as one step, and so what leads to one address', () => {
  const to = (target: string, kind: Ask['kind'], labels: string[]) =>
    labels.map((label) => ask(label, { kind, target }));
  const contact = to('https://harbor.example/contact', 'contact', [
    'Contact',
    'Ask a question',
    'Write to us',
  ]);
  const sameForm = to('https://harbor.example/contact', 'act', ['Request a quote', 'Get an offer']);
  const call = to('tel:+15550100', 'contact', ['Call now']);
  expect(said(...contact, ...sameForm, ...call)?.title ?? '').not.toContain('compete');
});

it('says that the hero fills a button to read on while the call is in the header', () => {
  const donate = ask('Donate', { place: 'bar' });
  const about = ask('About us', { kind: 'read' });
  expect(said(donate, about)?.title).toBe('Make “Donate” the main button in the hero, not “About us”');
  expect(said(donate, ask('Donate'), about)).toBeNull();
});

it('says of a shop only that many buttons compete', () => {
  const shop = { pageType: { type: 'ecommerce-category' as const }, forms: [], primaryAction: null };
  const of = (labels: string[]) =>
    diagnosed(competingActions, { facts: { ...shop, asks: labels.map((label) => ask(label)) } });
  expect(of(['Order', 'Get a quote'])).toBeNull();
  expect(of(['Order', 'Get a quote', 'Call', 'Start the check', 'Request the catalog'])).not.toBeNull();
});

it('takes three buttons of which one asks to act for a selection', () => {
  const read = (text: string) => ask(text, { kind: 'read' });
  expect(said(ask('Celebrate'), read('Spring bloom'), read('Happy Easter'))).toBeNull();
  expect(said(ask('Celebrate'), read('Spring bloom'))).not.toBeNull();
});
