import { describe, expect, it } from 'vitest';
import { evidence, pageFacts } from '../../checks/testing/test-facts.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { judgedCheck } from '../../findings/testing/judged-check.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { offerUnexplained } from './rule.ts';

const [price] = pageFacts().offer.prices;
const [paragraph] = pageFacts().content.paragraphs;

function priced(...texts: string[]): PageFacts['offer']['prices'] {
  return price ? texts.map((text) => ({ ...price, text, amount: Number(text.slice(1)) })) : [];
}

function said(...texts: string[]): PageFacts['content']['paragraphs'] {
  return paragraph ? texts.map((text) => ({ ...paragraph, text, words: text.split(' ').length })) : [];
}

function listed(items: string[]): PageFacts['offer']['contents'] {
  return { items, isSure: true, depth: { desktop: 1, mobile: 1 }, evidence: evidence(items.join(' ')) };
}

it('is not said of the healthy page', () => {
  expect(diagnosed(offerUnexplained, {})).toBeNull();
});

describe('prices without descriptions', () => {
  const offer = { prices: priced('$17', '$28', '$80', '$17') };

  it('are named, each once', () => {
    const content = { ownCopyWords: 20, paragraphs: said('Short label') };
    expect(diagnosed(offerUnexplained, { facts: { offer, content } })).toMatchObject({
      title: 'Say what visitors get for “$17”, “$28” and “$80”',
      observed: 'The page lists 3 different prices, but no sentence says what any of them includes.',
    });
  });

  it('are minor, with a sentence here and there or without', () => {
    const seen = (...sentences: string[]) =>
      diagnosed(offerUnexplained, {
        facts: { offer, content: { ownCopyWords: 30, paragraphs: said(...sentences) } },
      })?.slight;
    expect(
      seen('Hems shortened by hand, pressing included', 'Zips of any length sewn in on the same day'),
    ).toBe(true);
    expect(seen('Short label')).toBe(true);
  });

  it('are fine with a sentence for each', () => {
    const sentence = 'A hem shortened by hand within three working days, pressing included, for any fabric';
    const content = { ownCopyWords: 60, paragraphs: said(sentence, sentence, sentence, sentence) };
    expect(diagnosed(offerUnexplained, { facts: { offer, content } })).toBeNull();
  });

  it('are fine on a menu of dishes', () => {
    const content = { ownCopyWords: 20, paragraphs: [] };
    const menu = { prices: offer.prices, contents: null };
    const facts = { offer: menu, content, forms: [], pageType: { type: 'hospitality' as const } };
    expect(diagnosed(offerUnexplained, { facts })).toBeNull();
  });
});

it('names services that are listed by name alone', () => {
  const offer = { prices: priced('$17'), contents: listed(['Massage', 'Trigger points', 'Lymph drainage']) };
  const content = { ownCopyWords: 40, paragraphs: [] };
  expect(diagnosed(offerUnexplained, { facts: { offer, content } })?.title).toBe(
    'Explain what “Massage”, “Trigger points” and “Lymph drainage” include',
  );
});

describe('a form with next to nothing around it', () => {
  const content = { ownCopyWords: 24 };
  const offer = { prices: [], contents: null };

  it('is said with its fields, each label once', () => {
    expect(diagnosed(offerUnexplained, { facts: { content, offer } })).toMatchObject({
      title: expect.stringMatching(/ asks for details before saying what visitors get$/),
      observed: expect.stringContaining('only 24 words of copy'),
    });
  });

  it('is not said where the form comes last', () => {
    const forms = pageFacts().forms.map((form) => ({
      ...form,
      primary: false,
      aboveFold: { desktop: false, mobile: false },
    }));
    expect(diagnosed(offerUnexplained, { facts: { content, offer, forms } })).toBeNull();
  });
});

describe('missing facts', () => {
  const withScore = (score: number, missing: string) =>
    diagnosed(offerUnexplained, {
      judged: [judgedCheck({ id: 'product-facts', score })],
      facts: {
        pageType: { type: 'service' },
        product: { facts: [{ name: missing, found: false, inPassing: false, evidence: null }] },
      },
    });

  it('are said, unless it’s one of many', () => {
    expect(withScore(0.1, 'services')?.title).toBe('Change what product-facts saw');
    expect(withScore(0.65, 'services')).toBeNull();
  });

  it('are not said where only what may stand elsewhere is missing', () => {
    expect(withScore(0.1, 'area')).toBeNull();
  });
});

it('is said of a page that has hardly any copy, the more so the less it has', () => {
  const of = (ownCopyWords: number, facts = {}) =>
    diagnosed(offerUnexplained, {
      facts: { offer: { contents: null }, content: { ownCopyWords, wordCount: 120 }, ...facts },
    });
  expect(of(20)).toMatchObject({
    title: expect.stringContaining('in more than 20 words'),
    observed:
      'Apart from menus, buttons and labels, the page has only 20 words of copy to say what visitors get.',
  });
  expect(of(60)?.severity).toBeLessThan(of(20)?.severity ?? 0);
  expect(of(80)).toBeNull();
  expect(of(20, { content: { ownCopyWords: 20, wordCount: 300 } })).toBeNull();
  expect(of(20, { pageType: { type: 'article', confidence: 1 } })).toBeNull();
  expect(of(50, { pageType: { type: 'checkout', confidence: 1 } })).toBeNull();
  expect(of(30, { pageType: { type: 'checkout', confidence: 1 } })).not.toBeNull();
});
