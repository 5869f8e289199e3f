import { expect, it } from 'vitest';
import { pageFacts } from '../../checks/testing/test-facts.ts';
import type { Ask } from '../../facts/types/actions.ts';
import { judgedCheck } from '../../findings/testing/judged-check.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { vagueActionLabel } from './rule.ts';

const [first] = pageFacts().asks;
if (!first) throw new Error('The test page has a button.');

const readMore = (text = 'Learn more', label: Ask['label'] = 'generic'): Ask => ({
  ...first,
  text,
  key: text.toLowerCase(),
  kind: 'read',
  label,
  fixed: false,
});
const said = (asks: Ask[], type: 'service' | 'article' = 'service') =>
  diagnosed(vagueActionLabel, { facts: { forms: [], asks, pageType: { type } } });

it('counts buttons that only say “Learn more”', () => {
  expect(said(Array.from({ length: 6 }, () => readMore()))).toMatchObject({
    title: 'Reword the 6 “Learn more” buttons',
    observed: '6 buttons say “Learn more”, so none of them tells visitors where it leads.',
  });
});

it('is not said of labels that name what they lead to, of a few, or of teasers', () => {
  expect(said(Array.from({ length: 6 }, () => readMore('View product', 'act-and-object')))).toBeNull();
  expect(said([readMore(), readMore(), readMore()])).toBeNull();
  expect(
    said(
      Array.from({ length: 6 }, () => readMore()),
      'article',
    ),
  ).toBeNull();
});

it('speaks of the main button in the words of its check', () => {
  const judged = [judgedCheck({ id: 'primary-action-label', score: 0.2, points: 3 })];
  expect(diagnosed(vagueActionLabel, { judged })).toMatchObject({
    title: 'Change what primary-action-label saw',
    severity: expect.closeTo(0.96),
  });
});
