import { expect, it } from 'vitest';
import { sentenceAt, sentencesOf } from './sentences.ts';

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
