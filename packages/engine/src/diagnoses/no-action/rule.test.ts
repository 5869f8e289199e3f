import { expect, it } from 'vitest';
import { evidence, pageFacts } from '../../checks/testing/test-facts.ts';
import type { Ask } from '../../facts/types/actions.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { noAction } from './rule.ts';

function ask(given: Partial<Ask>): Ask {
  const [first] = pageFacts().asks;
  if (!first) throw new Error('The test page has a button.');
  return { ...first, fixed: false, key: given.text ?? first.key, ...given };
}

const quiet = { forms: [], primaryAction: null, trust: { contact: { kinds: [], evidence: [] } } };
const menu = ask({ text: 'Contact', kind: 'contact', place: 'menu', buttonLike: false });

it('is not said of a page with a button', () => {
  expect(diagnosed(noAction, {})).toBeNull();
});

it('quotes the menu word that is the only way on', () => {
  expect(diagnosed(noAction, { facts: { ...quiet, asks: [menu] } })).toMatchObject({
    severity: expect.closeTo(2.6),
    observed:
      'Outside the menu, no button asks visitors to act, and there’s no form. The only way forward is “Contact” in the menu.',
  });
});

it('names the buttons that only lead to more reading', () => {
  const asks = [ask({ text: 'Know more', kind: 'read' }), ask({ text: 'View our work', kind: 'read' })];
  const problem = diagnosed(noAction, { facts: { ...quiet, asks } });
  expect(problem?.title).toContain('“Know more” only leads to more information');
  expect(problem?.observed).toContain('“Know more” and “View our work”');
});

it('is milder where a number can be called right away, and shows the number instead of a picture’s name', () => {
  const phone = ask({ text: 'phone icon', target: 'tel:+4561706645', kind: 'contact', buttonLike: false });
  const problem = diagnosed(noAction, { facts: { ...quiet, asks: [phone] } });
  expect(problem).toMatchObject({ severity: expect.closeTo(1.7) });
  expect(problem?.observed).toContain('“+4561706645”');
});

it.each([
  ['a button of unknown words', { asks: [ask({ text: 'Zpět', kind: 'open' })] }],
  ['a plain link that says what to do', { asks: [ask({ text: 'Book a room', buttonLike: false })] }],
  [
    'a button at the end of the footer',
    { asks: [ask({ text: 'Call us', kind: 'contact', region: 'footer' })] },
  ],
  ['an article', { asks: [], pageType: { type: 'article' as const } }],
  [
    'products that can be opened',
    {
      asks: [],
      pageType: { type: 'ecommerce-category' as const },
      product: { cards: { total: 9, priced: 9, rated: 0, evidence: [] } },
    },
  ],
])('is not said of %s', (_name, facts) => {
  expect(diagnosed(noAction, { facts: { ...quiet, ...facts } })).toBeNull();
});

it('counts no sign-up for a newsletter', () => {
  const [form] = pageFacts().forms;
  if (!form) throw new Error('The test page has a form.');
  const submit = { text: 'Subscribe', evidence: menu.evidence };
  const letter = { ...form, purpose: 'newsletter' as const, visibleFieldCount: 1, submit };
  const button = ask({ text: 'Subscribe', shape: 'submit', region: 'main', evidence: menu.evidence });
  expect(diagnosed(noAction, { facts: { ...quiet, forms: [letter], asks: [button] } })?.observed).toContain(
    'the only form is for a newsletter',
  );
});

it('says which button of unknown words leads nowhere', () => {
  const office = ask({ text: 'E-Office', kind: 'open', evidence: evidence('E-Office') });
  const dead = { text: 'E-Office', kind: 'action' as const, address: '#', evidence: office.evidence };
  const facts = { ...quiet, asks: [office], deadEnds: [dead] };
  expect(diagnosed(noAction, { facts })?.observed).toContain('“E-Office” leads nowhere.');
  expect(diagnosed(noAction, { facts: { ...facts, deadEnds: [] } })).toBeNull();
});

it('quotes a number that is shown without a link', () => {
  const contact = { kinds: ['phone' as const], evidence: [evidence('+45 61 70 66 45'), evidence('Contact')] };
  const facts = { ...quiet, asks: [menu], trust: { contact } };
  expect(diagnosed(noAction, { facts })?.observed).toContain(
    '“+45 61 70 66 45” is in the text, not on a button.',
  );
});

it('is not said where many links were seen and none of them could be read', () => {
  const links = (total: number) => ({ desktop: { total, dead: 0, evidence: [] } });
  expect(diagnosed(noAction, { facts: { ...quiet, asks: [], links: links(53) } })).toBeNull();
  expect(diagnosed(noAction, { facts: { ...quiet, asks: [], links: links(4) } })).not.toBeNull();
});

it('is an aside on a list of files that offers nothing and names nobody to write to', () => {
  const files = { ...quiet, links: { desktop: { total: 9, dead: 0, evidence: [] } }, offer: { prices: [] } };
  const content = { ownCopyWords: 20 };
  const pageType = { type: 'other' as const, confidence: 1 };
  const aside = (...asks: Ask[]) =>
    diagnosed(noAction, { facts: { ...files, content, pageType, asks } })?.aside;
  expect(aside()).toBe(true);
  expect(aside(menu)).toBe(false);
});
