import { expect, it } from 'vitest';
import { evidence } from '../../checks/testing/test-facts.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { emptySpace } from './rule.ts';

const seen = (desktop: object) => diagnosed(emptySpace, { facts: { look: { desktop } } });

it('names the section before a blank stretch', () => {
  const box = { desktop: { x: 0, y: 900, width: 1350, height: 400 }, mobile: null };
  const sections = [{ heading: 'How it works', box, wordCount: 20, evidence: evidence('How it works') }];
  const facts = { look: { desktop: { screens: 6, gapY: 1300, gapPx: 720 } }, content: { sections } };
  expect(diagnosed(emptySpace, { facts })?.title).toBe('After “How it works”, 720 px of the page is blank');
});

it('is more serious the higher the gap', () => {
  const low = seen({ screens: 6, gapPx: 420 })?.severity ?? 3;
  expect(seen({ screens: 6, gapPx: 1600 })?.severity).toBeGreaterThan(low);
});

it('judges a page that fits on one screen by how much of it is blank', () => {
  expect(seen({ screens: 1, emptyShare: 0.6, gapPx: 500 })?.title).toBe('60% of the screen is blank');
  expect(seen({ screens: 1, emptyShare: 0.2, gapPx: 200 })).toBeNull();
});

it('takes the usual margins for no gap', () => {
  expect(seen({ screens: 6, gapPx: 240 })).toBeNull();
});

it('says of a gap at the top that the page starts with it', () => {
  expect(seen({ screens: 6, gapY: 80, gapPx: 640 })).toMatchObject({
    title: 'The page starts with 640 px of blank space',
  });
});

it('names the section that is lowest above the gap, whatever the order of the source', () => {
  const at = (heading: string, y: number) => ({
    heading,
    box: { desktop: { x: 0, y, width: 1350, height: 400 }, mobile: null },
    wordCount: 20,
    evidence: evidence(heading),
  });
  const facts = {
    look: { desktop: { screens: 6, gapY: 1300, gapPx: 720 } },
    content: { sections: [at('How it works', 900), at('Menu', 0)] },
  };
  expect(diagnosed(emptySpace, { facts })?.title).toBe('After “How it works”, 720 px of the page is blank');
});

it('is minor where the gap is low, unless it comes first', () => {
  expect(seen({ screens: 6, gapY: 1300, gapPx: 420 })?.slight).toBe(true);
  expect(seen({ screens: 6, gapY: 100, gapPx: 420 })?.slight).toBe(false);
  expect(seen({ screens: 6, gapY: 1300, gapPx: 720 })?.slight).toBe(false);
});
