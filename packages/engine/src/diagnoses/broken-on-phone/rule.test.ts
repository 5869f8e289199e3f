import { expect, it } from 'vitest';
import { evidence, type Overrides } from '../../checks/testing/test-facts.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { brokenOnPhone } from './rule.ts';

const seen = (facts: Overrides<PageFacts>) => diagnosed(brokenOnPhone, { facts });
const menu = (from: number, gap: number) =>
  ['Home', 'Boats', 'Prices', 'Contact', 'About'].map((text, at) => {
    const box = { x: 0, y: from + gap * at, width: 300, height: 40 };
    return evidence(text, { boxes: { desktop: null, mobile: box } });
  });

it('says how small phones show a page without a mobile viewport', () => {
  const facts = {
    layout: {
      viewportMeta: { present: false, deviceWidth: false },
      tapTargets: { total: 9, fitting: 9, smallest: [], shownAt: 0.4 },
    },
  };
  expect(seen(facts)?.title).toBe('Phones shrink the whole page to 40% of its size');
});

it('names what runs off the screen; words weigh more than an empty box', () => {
  const wide = (words: boolean) =>
    seen({ layout: { overflow: { mobile: { px: 90, words, widest: evidence('Price table') } } } });
  expect(wide(true)?.title).toBe('On phones, “Price table” runs 90 px off the screen');
  expect(wide(true)?.severity).toBeGreaterThan(wide(false)?.severity ?? 3);
});

it('marks nothing on desktop, where nothing is wrong', () => {
  const problem = seen({
    layout: { overflow: { mobile: { px: 90, words: true, widest: evidence('Price table') } } },
  });
  expect(problem?.evidence[0]?.boxes.desktop).toBeNull();
});

it('says that the headline is above the fold on desktop only', () => {
  const headline = { text: 'Rent boats', depth: { desktop: 0.2, mobile: 0.9 } };
  expect(seen({ headline })?.title).toBe('Phone visitors have to scroll to read “Rent boats”');
  expect(seen({ headline: { ...headline, depth: { desktop: 0.8, mobile: 0.9 } } })).toBeNull();
});

it('counts menu links that are stacked before the headline, but no tabs below it', () => {
  const below = evidence('Rent boats', {
    boxes: { desktop: null, mobile: { x: 0, y: 300, width: 300, height: 40 } },
  });
  const above = evidence('Rent boats', {
    boxes: { desktop: null, mobile: { x: 0, y: 20, width: 300, height: 40 } },
  });
  const navigation = { evidence: menu(60, 45) };
  expect(seen({ navigation, headline: { evidence: below } })?.title).toBe(
    'On phones, 5 menu links fill 26% of the space above the fold',
  );
  expect(seen({ navigation, headline: { evidence: above } })).toBeNull();
});

it('is not said of a page that fits', () => {
  expect(seen({})).toBeNull();
});

it('shows small text on the phone, and what phones leave out where desktops show it', () => {
  const box = { x: 0, y: 900, width: 600, height: 80 };
  const line = (text: string, mobile: typeof box | null) => ({
    text,
    words: 9,
    fontSizePx: 16,
    role: 'copy' as const,
    depth: { desktop: 1, mobile: 1 },
    evidence: evidence(text, { boxes: { desktop: box, mobile } }),
  });
  const content = { paragraphs: [line('Sail on Sundays', box), line('Prices per hour', null)] };
  const shrunk = seen({
    content,
    layout: {
      viewportMeta: { present: false, deviceWidth: false },
      tapTargets: { total: 9, fitting: 9, smallest: [], shownAt: 0.4 },
    },
  });
  expect(shrunk?.evidence).toMatchObject([
    { text: 'Sail on Sundays', boxes: { desktop: null, mobile: box } },
  ]);
  const missing = seen({ content, look: { mobile: { letters: 300, characters: 300 } } });
  expect(missing?.evidence).toMatchObject([
    { text: 'Prices per hour', boxes: { desktop: box, mobile: null } },
  ]);
});

it('takes neither the heading of a column nor a page behind a curtain for a headline that is pushed down', () => {
  const at = (desktop: number, mobile: number) => ({
    desktop: { x: 700, y: desktop, width: 300, height: 40 },
    mobile: { x: 0, y: mobile, width: 300, height: 40 },
  });
  const headline = {
    text: 'Core values',
    depth: { desktop: 0.3, mobile: 2 },
    evidence: evidence('Core values', { boxes: at(250, 1700) }),
  };
  const beside = (words: number, mobile: number) => ({
    text: 'News',
    words,
    fontSizePx: 16,
    role: 'copy' as const,
    depth: { desktop: 0.3, mobile: 1 },
    evidence: evidence('News', { boxes: at(300, mobile) }),
  });
  const pushed = (...paragraphs: ReturnType<typeof beside>[]) =>
    seen({ headline, content: { paragraphs, sections: [] } })?.title ?? null;
  expect(pushed(beside(60, 400))).toBeNull();
  expect(pushed(beside(6, 400))).toContain('have to scroll');
  expect(pushed(beside(60, 1800))).toContain('have to scroll');
  const section = {
    heading: null,
    wordCount: 9,
    box: at(0, 900),
    evidence: evidence('', { boxes: at(0, 900) }),
  };
  expect(seen({ headline, content: { paragraphs: [], sections: [section] } })).toBeNull();
});
