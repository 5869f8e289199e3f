import { expect, it } from 'vitest';
import { evidence } from '../../checks/testing/test-facts.ts';
import type { Layout } from '../../facts/types/layout.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { unreadableText } from './rule.ts';

type Contrast = NonNullable<Layout['contrast']['desktop']>;

const sound: Contrast = { characters: 1000, failing: 0, pale: 0, unknown: 0, worst: [], keyTexts: [] };
const worst = (text: string, ratio: number): Contrast['worst'] => [
  {
    evidence: evidence(text),
    ratio,
    overPicture: false,
    foreground: '#aaa',
    background: '#fff',
    passing: '#555',
  },
];
const seen = (desktop: Partial<Contrast>, mobile: Partial<Contrast> = desktop) =>
  diagnosed(unreadableText, {
    facts: { layout: { contrast: { desktop: { ...sound, ...desktop }, mobile: { ...sound, ...mobile } } } },
  });
const key = (role: Contrast['keyTexts'][number]['role'], ratio: number, overPicture = false) => ({
  keyTexts: [{ role, ratio, overPicture, evidence: evidence('Rent the shot') }],
});

it('names the headline that is hard to read', () => {
  expect(seen(key('headline', 1.4))?.title).toBe(
    'The headline “Rent the shot” is hard to read (contrast 1.4:1)',
  );
});

it('advises to darken the picture behind a headline, as no color helps everywhere', () => {
  expect(seen(key('headline', 1.4, true))?.steps[0]).toContain('lies over a picture: darken the picture');
  expect(seen(key('headline', 1.4))?.steps[0]).toContain('Darken or lighten “Rent the shot”');
});

it('takes white letters on a colored button for readable', () => {
  expect(seen(key('primary-action', 1.98))).toBeNull();
  expect(seen(key('primary-action', 1.3))).not.toBeNull();
});

it('is more serious the more of the text is pale', () => {
  const some = seen({ failing: 150, pale: 120, worst: worst('Terms of the rental', 2.6) });
  const most = seen({ failing: 900, pale: 800, worst: worst('Terms of the rental', 2.6) });
  expect(most?.severity).toBeGreaterThan(some?.severity ?? 3);
  expect(most?.title).toBe('90% of the text has too little contrast, such as “Terms of the rental” (2.6:1)');
});

it('does not mind text that misses the standard by a hair', () => {
  expect(seen({ failing: 900, worst: worst('Terms of the rental', 4.4) })).toBeNull();
});

it('believes a line that can barely be read only where both devices show it', () => {
  const pale = { failing: 20, pale: 20, worst: worst('Share the love', 1.3) };
  expect(seen(pale)?.title).toBe('“Share the love” can barely be read (contrast 1.3:1)');
  expect(seen(pale, {})).toBeNull();
});

it('names text that is too small', () => {
  const sizes = { characters: 1000, atLeast12: 400, commonestPx: 10, smallest: [evidence('Opening hours')] };
  const facts = { layout: { textSizes: { desktop: sizes } } };
  expect(diagnosed(unreadableText, { facts })?.title).toBe(
    '60% of the text is smaller than 12 px, such as “Opening hours”',
  );
});

it('is not said of a page that is easy to read', () => {
  expect(diagnosed(unreadableText, {})).toBeNull();
});

it('is minor where only a small share of the text is pale', () => {
  const of = (failing: number) => seen({ failing, worst: worst('Terms of the rental', 3) })?.slight;
  expect(of(300)).toBe(true);
  expect(of(900)).toBe(false);
  expect(seen(key('headline', 2.1))?.slight).toBe(false);
});

it('shows a line of which it is sure that people see it', () => {
  const lines = [...worst('Over a picture', 1.05), ...worst('Terms of the rental', 2.6)];
  expect(seen({ failing: 900, pale: 800, worst: lines })?.title).toContain('“Terms of the rental”');
});

it('is minor where it’s one pale line, small print or text that misses the standard by little', () => {
  expect(seen({ worst: worst('Terms of the rental', 1.4) })?.slight).toBe(true);
  expect(seen({ failing: 900, worst: worst('Terms of the rental', 3.8) })?.slight).toBe(true);
  expect(seen({ failing: 900, pale: 800, worst: worst('Terms of the rental', 2.6) })?.slight).toBe(false);
});
