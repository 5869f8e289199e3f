import { expect, it } from 'vitest';
import { eastAsianFamilies, eastAsianPieces } from './east-asian.ts';

it('breaks a line between any letters, but before no closing mark and after no opening one', () => {
  expect(eastAsianPieces('「無料」体験、はじめてみよう。PDF2つ')).toEqual([
    '「無',
    '料」',
    '体',
    '験、',
    'は',
    'じ',
    'め',
    'て',
    'み',
    'よ',
    'う。',
    'PDF2',
    'つ',
  ]);
  expect(eastAsianPieces('무료체험')).toEqual(['무료체험']);
  expect(eastAsianPieces('(plain),')).toEqual(['(plain),']);
});

it('puts the forms first that readers of the text are used to', () => {
  expect(eastAsianFamilies('入会金無料です')[0]).toBe('Noto Sans jp');
  expect(eastAsianFamilies('這個價錢')[0]).toBe('Noto Sans tc');
  expect(eastAsianFamilies('这个价钱')[0]).toBe('Noto Sans sc');
  expect(eastAsianFamilies('Prix spécial')).toEqual([]);
});
