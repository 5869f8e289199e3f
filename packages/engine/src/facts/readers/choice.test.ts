import { expect, test } from 'vitest';
import headlineModel from '../../../data/models/headline.json' with { type: 'json' };
import actionModel from '../../../data/models/primary-action.json' with { type: 'json' };
import { actionChoices, headlineChoices } from '../observe.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { choiceOf } from './choice.ts';

const MOST_FEATURES = 30;
const MODEL = { base: -1, weights: { large: 2, low: -3, red: 0.5, near: 1 } };

test('the candidate with the highest score is chosen, with its strongest reasons', () => {
  const features = [{ large: 1, low: 1 }, { large: 1, red: 1, near: 1, low: 0.1 }, { large: 1 }];
  expect(choiceOf(['a', 'b', 'c'], features, MODEL)).toEqual({
    item: 'b',
    reasons: ['large', 'near', 'red'],
  });
});

test('of equals it is the first, and none where no score is above 0', () => {
  expect(choiceOf(['a', 'b'], [{ large: 1 }, { large: 1 }], MODEL)?.item).toBe('a');
  expect(choiceOf(['a', 'b'], [{ red: 1 }, { low: 1 }], MODEL)).toBeNull();
  expect(choiceOf([], [], MODEL)).toBeNull();
});

const page = renderedSnapshot(
  `<!doctype html><html lang="en"><head><title>Boats | Harbor</title></head><body><h1 data-box="20 100 900 60">Boats for the day</h1>
    <a href="/book" data-box="20 200 160 44">Book a boat</a></body></html>`,
);

test.each([
  ['headline', headlineModel.weights, headlineChoices],
  ['primary action', actionModel.weights, actionChoices],
])('every weight of the model of the %s belongs to a feature', (_, weights, choicesOf) => {
  const [first] = choicesOf(page);
  const names = Object.keys(weights);
  expect(names.filter((name) => first?.features[name] === undefined)).toEqual([]);
  expect(names.length).toBeLessThanOrEqual(MOST_FEATURES);
  expect(choicesOf(page)).toEqual(choicesOf(page));
});
