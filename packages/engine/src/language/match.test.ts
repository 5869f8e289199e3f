import { describe, expect, it } from 'vitest';
import { allMatches, firstMatch, isPhrase, mentions, normalize, startsWith } from './match.ts';

/** Phrases parted by commas. */
function list([text = '']: TemplateStringsArray): string[] {
  return text === '' ? [] : text.split(', ');
}

describe('phrases', () => {
  it('match whole words without regard to case', () => {
    expect(mentions('A SALE today', list`sale`)).toBe(true);
    expect(mentions('Wholesale', list`sale`)).toBe(false);
  });

  it('read * as any ending, # as a number, and .. as up to three words', () => {
    expect(mentions('revolutionizing', list`revolution*`)).toBe(true);
    expect(firstMatch('Hurry, only 3 left!', list`only # left`)?.text).toBe('only 3 left');
    expect(mentions('only three small ones left', list`only # .. left`)).toBe(true);
    expect(mentions('only 3 left', list`only # .. left`)).toBe(true);
    expect(mentions('only 3. There is left', list`only # .. left`)).toBe(false);
  });

  it('take punctuation in a phrase literally', () => {
    expect(mentions('501(c)(3) charity', list`501(c)(3)`)).toBe(true);
    expect(mentions('a/b', list`a.b`)).toBe(false);
  });

  it('are the same in the letters of Turkish capitals and of older Romanian', () => {
    expect(mentions('HİZMETLERİMİZ', ['hizmetlerimiz'])).toBe(true);
    expect(mentions('Cursuri şi lecţii', ['lecții'])).toBe(true);
    expect(mentions('Cursuri și lecții', ['lecţi*'])).toBe(true);
  });

  it('tell a whole label from a part of a sentence', () => {
    expect(isPhrase('Learn more →', list`learn more`)).toBe(true);
    expect(isPhrase('Learn more about boats', list`learn more`)).toBe(false);
    expect(startsWith('» Learn more about boats', list`learn more`)).toBe(true);
  });

  it('are told from long rows of signs in no time', () => {
    expect(isPhrase(`${'€ '.repeat(40_000)}a`, list`learn more`)).toBe(false);
    expect(isPhrase(`→ Learn more ${'€ '.repeat(40_000)}`, list`learn more`)).toBe(true);
  });

  it('find every occurrence in reading order', () => {
    expect(
      allMatches('Free trial, free plan', list`free trial, free plan`).map((match) => match.text),
    ).toEqual(['Free trial', 'free plan']);
  });

  it('never match where the list is empty', () => {
    expect(mentions('anything', list``)).toBe(false);
  });
});

it('normalizes apostrophes, soft hyphens and white space', () => {
  expect(normalize(' Don’t\u00a0 hy\u00adphen\nate ')).toBe("Don't hyphen ate");
});
