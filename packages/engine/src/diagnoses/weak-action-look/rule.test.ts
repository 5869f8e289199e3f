import { expect, it } from 'vitest';
import { pageFacts } from '../../checks/testing/test-facts.ts';
import type { Ask } from '../../facts/types/actions.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { weakActionLook } from './rule.ts';

function ask(given: Partial<Ask>): Ask {
  const [first] = pageFacts().asks;
  if (!first) throw new Error('The test page has a button.');
  return { ...first, key: given.text ?? first.key, ...given };
}

const said = (...asks: Ask[]) =>
  diagnosed(weakActionLook, { facts: { forms: [], primaryAction: null, asks } });

it('is not said of a filled button with readable letters', () => {
  expect(diagnosed(weakActionLook, {})).toBeNull();
});

it('wants a plain link drawn as a button if there is no other', () => {
  const link = ask({ text: 'Request a demo', buttonLike: false, filled: false, shape: 'link' });
  expect(said(link)?.title).toBe('Turn “Request a demo” into a button');
  expect(said(link, ask({}))).toBeNull();
});

it('does not take the text of a card, a number or a question for such a link', () => {
  for (const text of [
    'Netflix by Streaming Top up your account with Bitcoin',
    '0800 123 456',
    'Need a demo?',
  ]) {
    expect(said(ask({ text, buttonLike: false, filled: false, shape: 'link' }))).toBeNull();
  }
});

it('wants a menu entry drawn as a button', () => {
  expect(said(ask({ text: 'Donate', place: 'menu', buttonLike: false }))?.title).toBe(
    'Turn the menu item “Donate” into a button',
  );
});

it('prints the contrast of letters that hardly show', () => {
  const problem = said(ask({ text: 'Book', labelRatio: 1.2, color: 0 }));
  expect(problem?.observed).toBe(
    'The label of “Book” has a contrast of 1.2:1 against the button (needs 4.5:1).',
  );
  expect(problem?.severity).toBeGreaterThan(said(ask({ labelRatio: 2.1, color: 0.7 }))?.severity ?? 3);
});

it('says that a gray button looks disabled, but not a pink one of the same brightness', () => {
  expect(said(ask({ color: 0.02, shapeRatio: 1.3 }))?.observed).toContain('looks disabled');
  expect(said(ask({ color: 0.3, shapeRatio: 1.3 }))).toBeNull();
});

it('wants an outline filled where no button is', () => {
  const outline = ask({ text: 'Talk to us', filled: false, shapeRatio: null });
  expect(said(outline)?.title).toBe('Fill “Talk to us” with a color');
  expect(said(outline, ask({ text: 'Our work', kind: 'read' }))).toBeNull();
});

it('wants a plain link to write drawn as a button, but no mark in a corner', () => {
  const link = { kind: 'contact', buttonLike: false, filled: false, shape: 'link' } as const;
  expect(said(ask({ text: 'Contact', ...link }))?.title).toBe('Turn “Contact” into a button');
  expect(said(ask({ text: '© K T', ...link }))).toBeNull();
});

it('wants the call in the menu drawn as a button where the buttons say something else', () => {
  const donate = ask({ text: 'Make a donation', place: 'menu', buttonLike: false });
  const other = ask({ text: 'Lookup my street', kind: 'open' });
  expect(said(donate, other)?.observed).toBe(
    '“Make a donation” is only plain text in the menu, while “Lookup my street” is a button.',
  );
});
