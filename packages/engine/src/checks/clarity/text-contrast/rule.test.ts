import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { textContrast } from './rule.ts';

const pale = evidence('Plans for every fleet');
const worst = [
  {
    evidence: pale,
    ratio: 1.6,
    overPicture: false,
    foreground: '#ccc',
    background: '#fff',
    passing: '#767676',
  },
];

it('passes readable text', () => {
  expect(outcomeOf(textContrast)).toMatchObject({ score: 1 });
});

it('takes the mean of both viewports and names color and ratio', () => {
  const page = { layout: { contrast: { mobile: { characters: 1000, failing: 250, unknown: 0, worst } } } };
  expect(outcomeOf(textContrast, page)).toMatchObject({ score: 0.5, certain: false });
  expect(adviceOf(textContrast, page).steps[0]).toContain('#ccc on #fff is 1.6:1; #767676 passes');
});

it('caps the score where the headline cannot be read', () => {
  const keyTexts = [{ role: 'headline' as const, ratio: 1.6, overPicture: false, evidence: pale }];
  const page = { layout: { contrast: { desktop: { keyTexts } } } };
  expect(outcomeOf(textContrast, page)).toMatchObject({ score: 0.3, certain: true });
  expect(adviceOf(textContrast, page).title).toContain('“Plans for every fleet” (1.6:1)');
});

it('doesn’t pass a main CTA with less contrast than any text may have, however short its label', () => {
  const keyTexts = [
    { role: 'primary-action' as const, ratio: 2.23, overPicture: false, evidence: evidence('Add to cart') },
  ];
  const page = { layout: { contrast: { desktop: { characters: 560, failing: 11, unknown: 0, keyTexts } } } };
  expect(outcomeOf(textContrast, page)).toMatchObject({
    score: 0.6,
    observed: expect.stringContaining('Low contrast: main CTA at 2.2:1.'),
  });
  expect(adviceOf(textContrast, page).title).toContain('“Add to cart” (2.2:1)');
});

it('shows first what its advice names: the palest key text', () => {
  const headline = {
    role: 'headline' as const,
    ratio: 2.6,
    overPicture: false,
    evidence: evidence('Rent a boat'),
  };
  const price = { role: 'price' as const, ratio: 2.1, overPicture: false, evidence: evidence('€20 a day') };
  const keyTexts = [headline, price];
  const page = {
    layout: { contrast: { desktop: { characters: 1000, failing: 40, unknown: 0, keyTexts, worst } } },
  };
  expect(adviceOf(textContrast, page).title).toContain('the price “€20 a day” (2.1:1)');
  expect(outcomeOf(textContrast, page)).toMatchObject({
    evidence: [{ text: '€20 a day' }, { text: 'Rent a boat' }, { text: 'Plans for every fleet' }],
  });
});

it('names an unreadable text that isn’t a key text', () => {
  const page = { layout: { contrast: { desktop: { characters: 1000, failing: 40, unknown: 0, worst } } } };
  expect(outcomeOf(textContrast, page)).toMatchObject({
    observed: expect.stringContaining('Barely readable: “Plans for every fleet” at 1.6:1.'),
  });
});

it('advises on a pale text over a picture without naming a color', () => {
  const over = worst.map((line) => ({ ...line, overPicture: true }));
  const page = {
    layout: { contrast: { desktop: { characters: 1000, failing: 400, unknown: 0, worst: over } } },
  };
  expect(adviceOf(textContrast, page).steps[0]).toContain('the picture behind it leaves 1.6:1');
});

it('isn’t measured where most backgrounds are pictures', () => {
  const unknown = { characters: 1000, failing: 0, unknown: 600 };
  expect(outcomeOf(textContrast, { layout: { contrast: { desktop: unknown, mobile: unknown } } }).kind).toBe(
    'notMeasured',
  );
});

it('is not measured from HTML alone', () => {
  expect(outcomeOf(textContrast, { document: { mode: 'static' } }).kind).toBe('notMeasured');
});

it('counts key texts of one role', () => {
  const keyTexts = ['Name', 'Mail'].map((text) => ({
    role: 'field-label' as const,
    ratio: 2.9,
    overPicture: false,
    evidence: evidence(text),
  }));
  const desktop = { characters: 1000, failing: 40, unknown: 0, worst };
  expect(
    outcomeOf(textContrast, { layout: { contrast: { desktop: { ...desktop, keyTexts } } } }),
  ).toMatchObject({
    observed: expect.stringContaining('Low contrast: 2 field labels at 2.9:1.'),
  });
});

it('never shows a ratio that fails as one that passes', () => {
  const near = worst.map((line) => ({ ...line, ratio: 4.48 }));
  const page = {
    layout: { contrast: { desktop: { characters: 1000, failing: 400, unknown: 0, worst: near } } },
  };
  expect(adviceOf(textContrast, page).steps[0]).toContain('is 4.4:1');
});
