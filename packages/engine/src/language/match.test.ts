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

  it('of a list that a language lacks are in no text', () => {
    const none: string[] | undefined = undefined;
    expect([mentions('A sale', none), isPhrase('A sale', none), startsWith('A sale', none)]).not.toContain(
      true,
    );
    expect(isPhrase('', none)).toBe(false);
    expect(firstMatch('A sale', none)).toBeNull();
    expect(allMatches('A sale', none)).toEqual([]);
  });

  it('take the Russian ё for the е that most people type', () => {
    expect(mentions('Остается 2 места', list`остаётся`)).toBe(true);
    expect(mentions('ЕЩЁ 2 места', list`еще`)).toBe(true);
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

  it('begin and end with a word in scripts without spaces', () => {
    expect(mentions('京都へ行く', list`京都`)).toBe(true);
    expect(mentions('東京都の観光', list`京都`)).toBe(false);
    expect(mentions('無料体験を申し込む', list`無料体験`)).toBe(true);
    expect(mentions('加入购物车', list`购物车`)).toBe(true);
    expect(mentions('สั่งซื้อสินค้าออนไลน์', list`สั่งซื้อ`)).toBe(true);
    expect(firstMatch('今すぐお申し込みください', list`申し込*`)?.text).toBe('申し込みください');
    expect(isPhrase('予約する →', list`予約*`)).toBe(true);
  });

  it('read numbers and gaps there, too, and letters of full width', () => {
    expect(firstMatch('残り３点のみ', list`残り#点`)?.text).toBe('残り3点');
    expect(firstMatch('PCを24時間以内に発送', list`24時間以内`)?.index).toBe(3);
    expect(mentions('送料は今だけ無料', list`送料 .. 無料`)).toBe(true);
    expect(mentions('送料は別途。登録は無料', list`送料 .. 無料`)).toBe(false);
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
