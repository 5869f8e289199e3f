import { expect, it } from 'vitest';
import { Vocabulary } from './vocabulary.ts';

function textOf(vocabulary: Vocabulary, ...words: string[]) {
  return { words: words.map((word) => vocabulary.wordOf(word)), answers: [] };
}

it('answers more questions than fit on one sheet, those that came after the text too', () => {
  const vocabulary = new Vocabulary();
  const text = textOf(vocabulary, 'w3', 'w28', 'w57');
  const questions = Array.from({ length: 60 }, (_, place) => {
    const question = vocabulary.question((word) => word.text === `w${place}`);
    vocabulary.anySaysYes(text, question);
    return question;
  });
  const saidYes = questions.flatMap((question, place) =>
    vocabulary.anySaysYes(text, question) ? [place] : [],
  );
  expect(saidYes).toEqual([3, 28, 57]);
});

it('asks each word each question once, whatever texts hold it', () => {
  const vocabulary = new Vocabulary();
  const asked: string[] = [];
  const question = vocabulary.question(({ text }) => asked.push(text) > 0 && text === 'free');
  expect(vocabulary.anySaysYes(textOf(vocabulary, 'free', 'trial'), question)).toBe(true);
  expect(vocabulary.anySaysYes(textOf(vocabulary, 'trial', 'by', 'jury'), question)).toBe(false);
  expect(vocabulary.saysYes(vocabulary.wordOf('free'), question)).toBe(true);
  expect(asked).toEqual(['free', 'trial', 'by', 'jury']);
});

it('still answers after it forgot its words', () => {
  const vocabulary = new Vocabulary();
  const question = vocabulary.question(({ text }) => text === 'free');
  vocabulary.clear();
  expect(vocabulary.saysYes(vocabulary.wordOf('free'), question)).toBe(true);
});
