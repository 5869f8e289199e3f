import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf, pageFacts } from '../../testing/test-facts.ts';
import { headlineSpecificity } from './rule.ts';

it('passes a headline whose words recur on the page', () => {
  expect(outcomeOf(headlineSpecificity)).toMatchObject({ score: 1 });
});

it('fails a slogan and offers the words of the title', () => {
  const page = { headline: { text: 'Dream bigger', ownWords: ['bigger'], recurringWords: [] } };
  expect(outcomeOf(headlineSpecificity, page)).toMatchObject({ score: 0.2 });
  expect(adviceOf(headlineSpecificity, page).copyExamples).toEqual([
    {
      before: 'Dream bigger',
      after: 'Boat rental booking software for [whom]: [the result that people get]',
    },
  ]);
});

it('says that a headline of praise names nothing, even with little copy', () => {
  const headline = { text: 'Synergies that empower tomorrow', ownWords: [], recurringWords: [] };
  expect(outcomeOf(headlineSpecificity, { headline, content: { ownCopyWords: 12 } })).toMatchObject({
    score: 0.2,
    observed: expect.stringContaining('only a name or words that would fit any page'),
  });
});

it('does not compare a headline that names something with copy that is not there', () => {
  const headline = {
    text: 'Bookkeeping done by Friday',
    ownWords: ['Bookkeeping', 'Friday'],
    recurringWords: [],
  };
  expect(outcomeOf(headlineSpecificity, { headline, content: { ownCopyWords: 30 } })).toMatchObject({
    score: 0.8,
  });
  expect(outcomeOf(headlineSpecificity, { headline })).toMatchObject({ score: 0.2 });
});

it('counts a headline with a price as one that names what it’s the price of', () => {
  const [price] = pageFacts().offer.prices;
  const headline = {
    text: 'Bookkeeping from $9 a month',
    ownWords: ['Bookkeeping', 'month'],
    recurringWords: ['month'],
    evidence: evidence('Bookkeeping from $9 a month'),
  };
  const prices = price ? [{ ...price, evidence: headline.evidence }] : [];
  expect(outcomeOf(headlineSpecificity, { headline, offer: { prices } })).toMatchObject({ score: 1 });
});

it('does not let the line below speak for an empty headline', () => {
  const page = { headline: { text: 'Welcome', ownWords: [], recurringWords: ['boat', 'rental'] } };
  expect(outcomeOf(headlineSpecificity, page)).toMatchObject({ score: 0.6 });
});

it('does not find a word in the middle of the name of the firm', () => {
  const page = { headline: { text: 'BoatRentalKingdom', ownWords: [], recurringWords: ['boat', 'rental'] } };
  expect(outcomeOf(headlineSpecificity, page)).toMatchObject({ score: 0.6 });
});

it('does not say of a name that it names no offer', () => {
  const headline = { text: 'Harbor', ownWords: [], recurringWords: ['boat', 'rental'] };
  const page = { headline, document: { siteName: 'Harbor' } };
  expect(outcomeOf(headlineSpecificity, page)).toMatchObject({
    observed: expect.stringMatching(
      /^The headline “Harbor” contains only a name or words .*; the line below it, “.+”, says more\.$/,
    ),
  });
});

it('praises no headline for the one word that it shares with itself', () => {
  const headline = { text: 'Roadmap', ownWords: ['Roadmap'], recurringWords: ['Roadmap', 'boat', 'du'] };
  expect(outcomeOf(headlineSpecificity, { headline })).toMatchObject({
    observed: 'The headline “Roadmap” and the line below it use the same words as the rest of the page.',
  });
});

it('takes 0.2 off a headline of more than 20 words', () => {
  const text = 'boat '.repeat(21).trim();
  expect(outcomeOf(headlineSpecificity, { headline: { text } })).toMatchObject({ score: 0.8 });
});

it('does not apply to an article or a page without headline', () => {
  expect(outcomeOf(headlineSpecificity, { pageType: { type: 'article' } }).kind).toBe('notApplicable');
  expect(outcomeOf(headlineSpecificity, { headline: null }).kind).toBe('notApplicable');
});

it('is not measured without word list', () => {
  expect(outcomeOf(headlineSpecificity, { wordLists: false }).kind).toBe('notMeasured');
});

it('doesn’t count template filler as a headline', () => {
  const text = 'Your headline here';
  const templateRemnants = [{ text, evidence: evidence(text) }];
  const page = { headline: { text }, content: { templateRemnants } };
  expect(outcomeOf(headlineSpecificity, page)).toMatchObject({
    score: 0,
    observed: 'The headline “Your headline here” is placeholder text from a template.',
  });
});

it('doesn’t count filler below the headline as naming the offer', () => {
  const text = 'Sed ut perspiciatis unde omnis iste natus error sit';
  const remnant = { text: 'Sed ut perspiciatis', evidence: evidence(text) };
  const page = {
    headline: {
      text: 'Leaking pipe in Leeds?',
      ownWords: ['pipe', 'Leeds'],
      recurringWords: ['pipe', 'Leeds', 'sit'],
    },
    subheadline: { text, evidence: evidence(text) },
    content: { templateRemnants: [remnant] },
  };
  expect(outcomeOf(headlineSpecificity, page)).toMatchObject({
    observed: expect.stringContaining('The words “pipe” and “Leeds” from the headline'),
    evidence: [{ text: expect.any(String) }],
  });
});

it('doesn’t say that the title lacks the headline when it is the headline', () => {
  const page = (title: string) => ({
    document: { title },
    headline: { text: 'Wine list', ownWords: ['Wine', 'list'], recurringWords: [] },
    content: { ownCopyWords: 300 },
  });
  expect(outcomeOf(headlineSpecificity, page('Wine list — Planet Cellars'))).toMatchObject({
    observed: 'The keywords of the headline “Wine list” don’t appear in the section headings or copy.',
  });
  expect(outcomeOf(headlineSpecificity, page('Planet Cellars'))).toMatchObject({
    observed: 'The keywords of the headline “Wine list” don’t appear in the title, section headings or copy.',
  });
});
