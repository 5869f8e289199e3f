import { describe, expect, it } from 'vitest';
import { evidence, type Overrides } from '../../checks/testing/test-facts.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { judgedCheck } from '../../findings/testing/judged-check.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { vagueHeadline } from './rule.ts';

/** A page with that headline, and nothing that explains it. */
function headed(headline: string, facts: Overrides<PageFacts> = {}) {
  const content = { explanation: null, ...facts.content };
  return diagnosed(vagueHeadline, {
    facts: { headline: { text: headline, ownWords: [] }, subheadline: null, ...facts, content },
  });
}

it('is not said of a headline that names the offer', () => {
  expect(diagnosed(vagueHeadline, {})).toBeNull();
});

it('is the most serious where there is no headline at all', () => {
  expect(headed('', { headline: null })).toMatchObject({
    severity: 3,
    title: 'Add a headline to the “Harbor” page that says what you offer',
  });
});

describe('a page name', () => {
  it('is recognized in a language without word lists', () => {
    expect(headed('Cenník', { language: 'sk', wordLists: false })).toMatchObject({
      title: 'The headline “Cenník” names the page instead of what you offer',
    });
  });

  it('is recognized by the menu of the page', () => {
    const navigation = { evidence: [evidence('Chartern')] };
    expect(headed('Chartern', { navigation })?.title).toContain('names the page');
  });

  it('is minor, as hardly any reader minds it', () => {
    expect(headed('Prices')?.slight).toBe(true);
  });

  it('is expected on a pricing page, and so less serious there', () => {
    const on = (type: PageFacts['pageType']['type']) => headed('Prices', { pageType: { type } })?.severity;
    expect(on('pricing')).toBeLessThan(on('service') ?? 0);
  });
});

it('is said of a greeting, whatever follows', () => {
  expect(headed('Herzlich Willkommen am Rinnerhof', { language: 'de' })?.title).toBe(
    'The headline “Herzlich Willkommen am Rinnerhof” greets visitors instead of saying what you offer',
  );
});

describe('the name of the business', () => {
  it('is said of the site’s own name, less where the line below explains it', () => {
    const subheadline = { text: 'Boat rentals in Maine by the day', evidence: evidence('Boat rentals') };
    expect(headed('Harbor')).toMatchObject({
      title: 'The headline is only the name “Harbor”',
      severity: 2.4,
    });
    expect(headed('Harbor', { subheadline })?.severity).toBeLessThan(2);
  });

  it('is minor where it’s only the name', () => {
    const subheadline = { text: 'Boat rentals in Maine by the day', evidence: evidence('Boat rentals') };
    expect(headed('Harbor', { subheadline })?.slight).toBe(true);
  });

  it('is said to name the trade where it does', () => {
    const document = { siteName: 'Harbor Dentist', title: 'Harbor Dentist', url: 'https://harbor.example/' };
    expect(headed('Harbor Dentist', { document })?.title).toBe(
      'The headline “Harbor Dentist” says who you are, but not why to choose you',
    );
  });

  it('is the right headline of a product', () => {
    expect(headed('Harbor', { pageType: { type: 'ecommerce-product' } })).toBeNull();
  });

  it('isn’t found in a line that shares only one word with the address', () => {
    const document = { url: 'https://turmeric-export.example/', siteName: null };
    const paragraphs = [
      'traceable to the farm',
      'traceable lots',
      'how we keep it traceable',
      'traceable',
    ].map((text) => ({
      text,
      words: 3,
      fontSizePx: 16,
      role: 'copy' as const,
      depth: { desktop: 1, mobile: 1 },
      evidence: evidence(text),
    }));
    expect(headed('Traceable Turmeric', { document, content: { paragraphs } })?.title ?? '').not.toContain(
      'name',
    );
  });
});

it('is said of a headline of words that any business uses', () => {
  const matches = ['Effective', 'Solutions'].map((phrase) => ({
    list: 'generic' as const,
    phrase,
    inHeadline: true,
    evidence: evidence(phrase),
  }));
  const headline = { text: 'Effective odor solutions', ownWords: ['odor'] };
  const document = { title: 'Harbor', description: 'Against odor' };
  const problem = headed('', { headline, document, content: { wordingMatches: matches } });
  expect(problem).toMatchObject({
    title: 'The headline “Effective odor solutions” would fit your competitors just as well',
    observed: expect.stringContaining('(“Effective” and “Solutions”), the headline “Effective odor'),
  });
  const own = { ...headline, ownWords: ['odor', 'funeral', 'homes'] };
  expect(
    headed('', { headline: own, document, content: { wordingMatches: matches } })?.title ?? '',
  ).not.toContain('fit most');
});

describe('a slogan', () => {
  const facts = {
    document: { title: 'Harbor | Photo editing and retouching', description: null },
    pageType: { type: 'service' },
  } satisfies Overrides<PageFacts>;

  it('is said where the title names what the headline doesn’t', () => {
    expect(headed('Give moments a bold new glow', facts)).toMatchObject({
      title: 'The headline “Give moments a bold new glow” doesn’t say what you offer',
      observed: expect.stringContaining('no words in common with “Photo editing and retouching”'),
    });
  });

  it('is said to leave the offer to the line below', () => {
    const subheadline = { text: 'We edit your photos within a day', evidence: evidence('We edit') };
    expect(headed('Give moments a bold new glow', { ...facts, subheadline })?.title).toBe(
      'The headline “Give moments a bold new glow” leaves it to smaller text to say what you offer',
    );
  });

  it('is not said of a headline that has a word of the title', () => {
    expect(headed('Retouching that glows in every shot', facts)).toBeNull();
  });

  it('is not said of a line whose end is shown in turn', () => {
    expect(headed('Give moments a glow with', facts)).toBeNull();
  });

  it('can’t be told where there is little copy and no other title', () => {
    const document = { title: 'Harbor', description: null };
    expect(headed('Give moments a bold new glow', { document, content: { ownCopyWords: 20 } })).toBeNull();
  });
});

it('counts a headline that is shown badly by the check, and not for more than it costs', () => {
  const judged = [judgedCheck({ id: 'main-headline', score: 0.3 })];
  expect(diagnosed(vagueHeadline, { judged })).toMatchObject({
    title: 'Change what main-headline saw',
    severity: expect.closeTo(1.12),
  });
});

it('leaves it to others that only the title and the headline don’t match', () => {
  expect(
    diagnosed(vagueHeadline, { judged: [judgedCheck({ id: 'title-headline-match', score: 0.2 })] }),
  ).toBeNull();
});

it('is said of a headline whose words the rest of the page doesn’t use', () => {
  const judged = [judgedCheck({ id: 'headline-specificity', score: 0.2 })];
  expect(diagnosed(vagueHeadline, { judged })).toMatchObject({
    title: 'Change what headline-specificity saw',
    severity: expect.closeTo(1.28),
  });
});

it('is said of three words of its own only beside two that any business uses', () => {
  const of = (...phrases: string[]) =>
    headed('', {
      headline: { text: 'Effective odor solutions for homes', ownWords: ['odor', 'for', 'homes'] },
      document: { title: 'Effective odor solutions for homes', description: 'Against odor' },
      content: {
        wordingMatches: phrases.map((phrase) => ({
          list: 'generic' as const,
          phrase,
          inHeadline: true,
          evidence: evidence(phrase),
        })),
      },
    });
  expect(of('Effective', 'solutions')?.title).toContain('would fit your competitors just as well');
  expect(of('solutions')?.title ?? '').not.toContain('would fit your competitors');
});

it('shows a missing headline at what explains the offer', () => {
  const explanation = { text: 'Boats by the hour', evidence: evidence('Boats by the hour') };
  expect(headed('', { headline: null, content: { explanation } })?.evidence).toEqual([explanation.evidence]);
});

it('is an aside for the name of an app, and for a name that the line below explains', () => {
  const document = { siteName: 'Rufoo', title: 'Rufoo' };
  const explanation = { text: 'Boats by the hour', evidence: evidence('Boats by the hour') };
  const aside = (facts: Overrides<PageFacts>) => headed('Rufoo', { document, ...facts })?.aside;
  expect(aside({ pageType: { type: 'app', confidence: 1 } })).toBe(true);
  expect(aside({ pageType: { type: 'service', confidence: 1 } })).toBe(false);
  expect(aside({ pageType: { type: 'service', confidence: 1 }, content: { explanation } })).toBe(true);
});
