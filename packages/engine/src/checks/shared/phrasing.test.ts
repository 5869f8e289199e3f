import { expect, it } from 'vitest';
import {
  allOf,
  amount,
  bytes,
  list,
  lowerFirst,
  nodeName,
  nodeNames,
  partOf,
  percent,
  perViewport,
  place,
  places,
  quote,
  readable,
  seconds,
  statementsOf,
  toldOnce,
} from './phrasing.ts';

it('quotes on one line and cuts what is long', () => {
  expect(quote('  Book\n a demo ')).toBe('“Book a demo”');
  expect(quote('abcdefgh', 5)).toBe('“abcd…”');
});

it.each([
  ['Merino-Wanderpullover „Alm“', '“Merino-Wanderpullover ‘Alm’”'],
  ['The “Alm” jumper', '“The ‘Alm’ jumper”'],
  ['«Alm» el jersey', '“‘Alm’ el jersey”'],
  ['„Hält warm.“', '“Hält warm.”'],
  ['“Warm', '“Warm”'],
])('sets off what the page quotes itself: %s', (text, quoted) => {
  expect(quote(text)).toBe(quoted);
});

it('ends no sentence within a quotation', () => {
  const observed = '1 of 1 lacks a name: “It is not bought. It is adopted.”. Another stands below.';
  expect(statementsOf(observed)).toEqual([
    '1 of 1 lacks a name: “It is not bought. It is adopted.”.',
    'Another stands below.',
  ]);
  expect(toldOnce(['“Yes. No.” leads on.', 'No button. “Yes. No.” leads on.'])).toBe(
    '“Yes. No.” leads on. No button.',
  );
});

it('lists with "and", and counts what it leaves out', () => {
  expect(list([])).toBe('');
  expect(list(['a'])).toBe('a');
  expect(list(['a', 'b', 'c'])).toBe('a, b and c');
  expect(list(['a', 'b', 'c', 'd', 'e'], 3)).toBe('a, b and 3 more');
});

it('prints figures with their unit', () => {
  expect(amount(1, 'field')).toBe('1 field');
  expect(amount(1200, 'box', 'boxes')).toBe('1,200 boxes');
  expect(percent(0.456)).toBe('46%');
  expect(seconds(2340)).toBe('2.3 s');
  expect(bytes(200)).toBe('1 KB');
  expect(bytes(2_400_000)).toBe('2.4 MB');
});

it('says where something is, for one or both viewports', () => {
  expect(place(0.99)).toBe('above the fold');
  expect(place(3.7)).toBe('3 screens down');
  expect(places({ desktop: 0.4, mobile: 0.6 })).toBe('above the fold');
  expect(places({ desktop: 0.4, mobile: 2.1 })).toBe(
    'above the fold on desktop and 2 screens down on mobile',
  );
  expect(places({ desktop: null, mobile: 1.2 })).toBe('on the second screen');
  expect(perViewport({ desktop: null, mobile: 1900 }, seconds)).toBe('1.9 s on mobile');
});

it('puts one pair of marks around what the page itself quotes', () => {
  expect(quote('"We saved a week."')).toBe('“We saved a week.”');
  expect(quote('„Einfach gut“, sagt sie')).toBe('“‘Einfach gut’, sagt sie”');
});

it('counts parts of a whole as people say it', () => {
  expect(allOf(1, 'field')).toBe('The only field has');
  expect(allOf(2, 'field')).toBe('Both fields have');
  expect(partOf(3, 3, 'field')).toBe('All 3 fields have');
  expect(partOf(1, 3, 'field')).toBe('1 of 3 fields has');
});

it('writes the name of a file as a person would', () => {
  expect(readable('my%20photo%20(1).jpg')).toBe('my photo (1).jpg');
  expect(readable('50%.jpg')).toBe('50%.jpg');
  expect(readable('a%E2%80%AE%0A%0A**b%1B.jpg')).toBe('a **b .jpg');
  expect(readable(`${'W'.repeat(4000)}.jpg`)).toHaveLength(80);
});

const evidence = {
  node: 1,
  selector: 'div.dots > span:nth-of-type(2)',
  text: '',
  boxes: { desktop: null, mobile: { x: 12.4, y: 2783.2, width: 12, height: 12 } },
};

it('names a thing by its text, else by its position and its name in the code', () => {
  expect(nodeName({ ...evidence, text: 'Photo 2' }, 'button')).toBe('“Photo 2”');
  expect(nodeName(evidence, 'button')).toBe(
    'the button without text on the left 3 screens down (span in div.dots)',
  );
  expect(nodeName({ ...evidence, boxes: { desktop: null, mobile: null } }, 'button')).toBe(
    'the button without text (span in div.dots)',
  );
});

it('doesn’t count a character of an icon font as text', () => {
  expect(nodeName({ ...evidence, text: '\u{e90a}' }, 'link')).toMatch(/^the link without text/);
});

it('names a thing that spans the page without a side', () => {
  const boxes = { desktop: { x: 0, y: 0, width: 1350, height: 940 }, mobile: null };
  expect(nodeName({ ...evidence, boxes, selector: 'body > div.glow' }, 'layer')).toBe(
    'the layer without text above the fold (div.glow)',
  );
});

it('counts those that look the same', () => {
  const named = { ...evidence, text: 'Next' };
  expect(nodeNames([evidence, named, { ...evidence, node: 2 }, named], 'button')).toBe(
    '2 buttons without text on the left 3 screens down (span in div.dots) and “Next”',
  );
});

it('never cuts a character in half', () => {
  expect(quote('😀'.repeat(60), 20).isWellFormed()).toBe(true);
});

it.each([
  ['L’organisation n’est pas clairement identifiée', 'l’organisation n’est pas clairement identifiée'],
  ['À côté du bouton', 'à côté du bouton'],
  ['Élément sans texte', 'élément sans texte'],
  ['A button', 'a button'],
  ['CTA is missing', 'CTA is missing'],
  ['“Buy” leads nowhere', '“Buy” leads nowhere'],
])('lowers the first letter of %s', (sentence, lowered) => {
  expect(lowerFirst(sentence)).toBe(lowered);
});
