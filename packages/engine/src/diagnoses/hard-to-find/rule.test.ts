import { describe, expect, it } from 'vitest';
import { evidence, type Overrides, pageFacts } from '../../checks/testing/test-facts.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { judgedCheck } from '../../findings/testing/judged-check.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { hardToFind } from './rule.ts';

const [price] = pageFacts().offer.prices;

it('is not said of the healthy page', () => {
  expect(diagnosed(hardToFind, {})).toBeNull();
});

describe('a long list of prices', () => {
  const prices = price
    ? Array.from({ length: 24 }, (_, at) => ({ ...price, amount: at + 1, text: `$${at + 1}` }))
    : [];
  const facts = { offer: { prices }, look: { desktop: { screens: 6.2 } }, actions: [] };

  it('needs links to jump within it', () => {
    expect(diagnosed(hardToFind, { facts })).toMatchObject({
      title: 'Add jump links to the list of 24 prices',
      observed: 'The page lists 24 prices over 6 screens, with no links to jump to a section.',
    });
  });

  it('is fine with one', () => {
    const actions = pageFacts().actions.map((action) => ({
      ...action,
      target: 'https://harbor.example/#waxing',
    }));
    expect(diagnosed(hardToFind, { facts: { ...facts, actions } })).toBeNull();
  });
});

describe('a hidden menu', () => {
  const judged = [judgedCheck({ id: 'desktop-navigation', score: 0.3 })];
  const behind = (toggle: string, type: PageFacts['pageType']['type'] = 'service') =>
    diagnosed(hardToFind, {
      judged,
      facts: { navigation: { toggle: evidence(toggle) }, pageType: { type } },
    });

  it('is more serious on pages that people browse', () => {
    expect(behind('☰', 'ecommerce-category')?.severity).toBeGreaterThan(behind('☰')?.severity ?? 3);
  });

  it('is not said where the button is the first entry of a menu at the side', () => {
    expect(behind('🏠 Inicio')).toBeNull();
    expect(behind('Open menu')).not.toBeNull();
  });
});

describe('a page without a menu', () => {
  const sections = ['Boats', 'Rates', 'Harbor'].map((heading) => ({
    heading,
    box: { desktop: null, mobile: null },
    wordCount: 40,
    evidence: evidence(heading),
  }));
  const without = (facts: Overrides<PageFacts> = {}) =>
    diagnosed(hardToFind, {
      facts: {
        navigation: { linkCount: 0, toggle: null, evidence: [] },
        look: { desktop: { screens: 6 } },
        links: { desktop: { total: 4 } },
        actions: [],
        content: { sections },
        ...facts,
      },
    });

  it('is told which sections it hides', () => {
    expect(without()).toMatchObject({
      observed:
        'The page is 6 screens long and has no menu; “Boats”, “Rates” and “Harbor” can only be reached by scrolling.',
    });
  });

  it('may have one that isn’t marked up', () => {
    const [action] = pageFacts().actions;
    const box = { x: 900, y: 16, width: 60, height: 20 };
    const home = evidence('Home', { boxes: { desktop: box, mobile: box } });
    const actions = action ? [{ ...action, region: 'hero' as const, evidence: home }] : [];
    expect(without({ actions })).toBeNull();
    expect(without({ links: { desktop: { total: 0 } } })).toBeNull();
  });
});

it('asks to shorten a menu of ten entries', () => {
  const entries = Array.from({ length: 10 }, (_, at) => evidence(`Entry ${at}`));
  const withMenu = (links: typeof entries) =>
    diagnosed(hardToFind, { facts: { navigation: { linkCount: links.length, evidence: links } } });
  expect(withMenu(entries)?.title).toBe('Cut the menu from 10 items to about 6');
  expect(withMenu(entries.slice(0, 9))).toBeNull();
});

it('asks to label a menu of icons', () => {
  const entries = ['Programs', 'Get help', 'Stories', 'Events', 'Join'].map((label) => evidence(label));
  const menu = (wordless: typeof entries) =>
    diagnosed(hardToFind, { facts: { navigation: { linkCount: 5, wordless, evidence: entries } } });
  expect(menu(entries.slice(0, 4))).toMatchObject({
    title: 'Label the 4 icons in the menu',
    steps: [expect.stringContaining('“Programs”, “Get help”'), expect.anything()],
  });
  expect(menu(entries.slice(0, 2))).toBeNull();
});
