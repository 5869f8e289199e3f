import { expect, it } from 'vitest';
import { partAt, sentenceAt, sentencesOf } from './sentences.ts';

it('sentences begin with a capital letter, behind a mark', () => {
  expect(sentencesOf('We are No. 1 in town. Why? “Because.” Ask us')).toEqual([
    'We are No. 1 in town.',
    'Why?',
    '“Because.”',
    'Ask us',
  ]);
});

it('a place lies in one sentence', () => {
  const text = 'Is it true? It ends today. It ends.';
  expect(sentenceAt(text, text.indexOf('true'))).toBe('Is it true?');
  expect(sentenceAt(text, text.lastIndexOf('ends'))).toBe('It ends.');
});

it('a line of facts has parts', () => {
  const line = 'Basics · April 18, 2026 · by the Crumb Notes kitchen · 6 minutes';
  expect(partAt(line, line.indexOf('Crumb'))).toBe('by the Crumb Notes kitchen');
  const text = 'All models were worn by us. Free shipping from 60 euros, 30 days to return.';
  expect(partAt(text, text.indexOf('Free'))).toBe('Free shipping from 60 euros, 30 days to return.');
});
