import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { firstScreenExplanation } from './rule.ts';

it('passes a sentence above the fold in both viewports', () => {
  expect(outcomeOf(firstScreenExplanation)).toMatchObject({ score: 1 });
});

it('scores the mean when it’s one screen lower on phones', () => {
  const page = { content: { explanation: { depth: { desktop: 0.4, mobile: 1.3 } } } };
  expect(outcomeOf(firstScreenExplanation, page)).toMatchObject({ score: 0.75 });
  expect(adviceOf(firstScreenExplanation, page).title).toContain('Customers pick a boat');
});

it('scores nothing on a phone that hides it, and asks to show it', () => {
  const page = { content: { explanation: { depth: { mobile: null }, missingOn: ['mobile' as const] } } };
  const outcome = outcomeOf(firstScreenExplanation, page);
  expect(outcome).toMatchObject({ score: 0.5 });
  expect(outcome).toHaveProperty('observed', expect.stringContaining('on mobile'));
  expect(adviceOf(firstScreenExplanation, page).title).toContain('on mobile too');
});

it('fails a page without explanation and says where it looked', () => {
  const page = { content: { explanation: null } };
  expect(outcomeOf(firstScreenExplanation, page)).toMatchObject({ score: 0, certain: true });
  expect(outcomeOf(firstScreenExplanation, page)).toHaveProperty('searched.length', 3);
  expect(adviceOf(firstScreenExplanation, page).title).toContain('Boat rentals booked');
});

it('doesn’t count praise as an explanation, and quotes it', () => {
  const text = 'Our holistic solutions leverage cutting-edge paradigms to deliver outcomes.';
  const praise = (phrase: string) => ({
    list: 'hype' as const,
    phrase,
    inHeadline: false,
    evidence: evidence(text),
  });
  const wordingMatches = ['holistic', 'leverage', 'cutting-edge', 'paradigms'].map(praise);
  const page = { content: { explanation: { text }, wordingMatches } };
  expect(outcomeOf(firstScreenExplanation, page)).toMatchObject({ score: 0.3 });
  expect(adviceOf(firstScreenExplanation, page).steps[0]).toContain('“holistic”');
  const one = { content: { explanation: { text }, wordingMatches: [praise('holistic')] } };
  expect(outcomeOf(firstScreenExplanation, one)).toMatchObject({ score: 1 });
});

it('counts a subheadline that is a sentence as the explanation', () => {
  const subheadline = { text: 'A free responsive theme for pages that show one thing well' };
  expect(outcomeOf(firstScreenExplanation, { content: { explanation: null }, subheadline })).toMatchObject({
    score: 1,
  });
});

it('does not apply to a checkout', () => {
  expect(outcomeOf(firstScreenExplanation, { pageType: { type: 'checkout' } }).kind).toBe('notApplicable');
});

it('is not measured from HTML alone', () => {
  expect(outcomeOf(firstScreenExplanation, { document: { mode: 'static' } }).kind).toBe('notMeasured');
});

it('finds no praise in a part of a word', () => {
  const text = 'Join us in lasting change through education, health and economic empowerment programs.';
  const praise = (phrase: string) => ({
    list: 'hype' as const,
    phrase,
    inHeadline: false,
    evidence: evidence(text),
  });
  const page = {
    content: {
      explanation: { text, depth: { desktop: 0.2, mobile: 0.4 }, evidence: evidence(text) },
      wordingMatches: [praise('empower'), praise('empowerment')],
    },
  };
  expect(outcomeOf(firstScreenExplanation, page)).toMatchObject({ score: 1 });
});

it('doesn’t count template filler as an explanation', () => {
  const text = 'This is a template for a simple marketing or informational website.';
  const templateRemnants = [{ text: 'This is a template for a simple marketing', evidence: evidence(text) }];
  const page = { content: { explanation: { text }, templateRemnants } };
  expect(outcomeOf(firstScreenExplanation, page)).toMatchObject({
    score: 0,
    observed: expect.stringContaining('placeholder text from a template'),
  });
  expect(adviceOf(firstScreenExplanation, page).title).toContain('Explain the offer in one sentence');
});

it('names a short line below the headline, and finds the sentence in a long one', () => {
  const below = (text: string) => ({ content: { explanation: null }, subheadline: { text } });
  expect(outcomeOf(firstScreenExplanation, below('A heritage guesthouse in Glebe'))).toMatchObject({
    score: 0,
    observed:
      'The line next to the headline is “A heritage guesthouse in Glebe”, but there’s no sentence of 8 to 60 words nearby.',
  });
  const sentence = 'I give massages to people who sit at a desk all day.';
  const long = `Cecilie Berg. ${sentence} ${'I learned it in Lund, and in Oslo. '.repeat(9)}`;
  expect(outcomeOf(firstScreenExplanation, below(long))).toMatchObject({
    score: 1,
    observed: expect.stringContaining(sentence),
  });
});

it('isn’t measured without a headline', () => {
  const page = { headline: null, subheadline: null, content: { explanation: null } };
  expect(outcomeOf(firstScreenExplanation, page).kind).toBe('notMeasured');
});
