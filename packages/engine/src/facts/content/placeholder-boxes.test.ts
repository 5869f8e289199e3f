import { expect, test } from 'vitest';
import { wordsFor } from '../../language/words-for.ts';
import { PageModel } from '../../page/page-model.ts';
import { FactContext } from '../fact-context.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { placeholderBoxes } from './placeholder-boxes.ts';

function boxes(html: string): string[] {
  const context = new FactContext(new PageModel(renderedSnapshot(html)), wordsFor('de'));
  return placeholderBoxes(context).map(({ text }) => text);
}

const LINE = '<span data-box="100 300 120 20">Ihr Foto: Physiotherapie</span>';

test('an empty box that names its picture is a placeholder', () => {
  expect(boxes(`<div data-box="40 100 500 370">${LINE}</div>`)).toEqual(['Ihr Foto: Physiotherapie']);
});

test('a credit below a picture, and a line of its own, are none', () => {
  const photo = '<img src="a.jpg" data-box="40 100 500 350">';
  expect(boxes(`<div data-box="40 100 500 370">${photo}${LINE}</div>`)).toEqual([]);
  expect(boxes(`<p>Preise</p><div data-box="40 100 500 30">${LINE}</div>`)).toEqual([]);
});
