import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { hypeWords } from './rule.ts';

function hype(phrase: string, inHeadline = false) {
  return { list: 'hype' as const, phrase, inHeadline, evidence: evidence(`The ${phrase} booking tool`) };
}

it('passes copy without hype', () => {
  expect(outcomeOf(hypeWords)).toMatchObject({ score: 1 });
});

it('fails two terms in a hundred words, and names them', () => {
  const page = {
    content: { ownCopyWords: 100, wordingMatches: [hype('world-class'), hype('revolutionary')] },
  };
  expect(outcomeOf(hypeWords, page)).toMatchObject({ score: 0 });
  expect(adviceOf(hypeWords, page).title).toContain('“world-class” and “revolutionary”');
});

it('replaces a hyped sentence as a whole, and keeps the others', () => {
  const text =
    'Our team provides innovative, world-class solutions tailored to your needs. We open at eight. We are the ultimate choice.';
  const said = ['innovative', 'world-class', 'ultimate'].map((phrase) => ({
    ...hype(phrase),
    phrase,
    evidence: evidence(text),
  }));
  const page = { content: { ownCopyWords: 100, wordingMatches: said } };
  const fact = '[The same in facts: a figure, date or name that a visitor can check]';
  expect(adviceOf(hypeWords, page).copyExamples).toEqual([
    { before: text, after: `${fact} We open at eight. ${fact}` },
  ]);
});

it('multiplies by 0.7 for one in the headline', () => {
  const page = { content: { ownCopyWords: 1000, wordingMatches: [hype('ultimate', true)] } };
  expect(outcomeOf(hypeWords, page)).toMatchObject({ score: 0.7 });
});

it('does not apply to a page of few words', () => {
  expect(outcomeOf(hypeWords, { content: { ownCopyWords: 59 } }).kind).toBe('notApplicable');
});

it('judges few words too where praise is all there is', () => {
  const terms = ['synergies', 'holistic', 'world-class'].map((phrase) => hype(phrase));
  expect(outcomeOf(hypeWords, { content: { ownCopyWords: 30, wordingMatches: terms } })).toMatchObject({
    score: 0,
  });
});

it('is not measured without word list', () => {
  expect(outcomeOf(hypeWords, { wordLists: false, language: 'fi' }).kind).toBe('notMeasured');
});

it('leaves out the number of a line in a list', () => {
  const text = '3. Elevate your craft to the next level.';
  const said = { ...hype('to the next level'), evidence: evidence(text) };
  const page = {
    content: { ownCopyWords: 100, wordingMatches: [said, { ...said, phrase: 'Elevate your' }] },
  };
  expect(adviceOf(hypeWords, page).copyExamples).toEqual([
    {
      before: 'Elevate your craft to the next level.',
      after: '[The same in facts: a figure, date or name that a visitor can check]',
    },
  ]);
});

it('says that no term of its list was found, not that the copy is free of hype', () => {
  expect(outcomeOf(hypeWords, { content: { wordingMatches: [], ownCopyWords: 240 } })).toMatchObject({
    score: 1,
    observed: 'None of the terms on our hype list appear in 240 words of copy.',
  });
});
