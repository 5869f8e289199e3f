import { expect, it } from 'vitest';
import { adviceOf, outcomeOf, pageFacts } from '../test-facts.ts';
import { pageErrors } from './page-errors.ts';

const failure = (given: object) => ({
  network: {
    failures: [
      {
        url: 'https://harbor.example/app.css',
        type: 'stylesheet',
        ownHost: true,
        refused: false,
        bothPasses: true,
        reason: '404',
        ...given,
      },
    ],
  },
});

it('passes a page without failures', () => {
  expect(outcomeOf(pageErrors)).toMatchObject({ score: 1 });
});

it('fails broken pictures and own files, by address', () => {
  const images = pageFacts().content.images.map((image) => ({ ...image, broken: true }));
  expect(outcomeOf(pageErrors, { ...failure({}), content: { images } })).toMatchObject({
    score: expect.closeTo(0.4),
  });
  expect(adviceOf(pageErrors, failure({})).title).toContain('https://harbor.example/app.css');
});

it('counts a script error once', () => {
  const error = { text: 'TypeError: x is undefined', bothPasses: true };
  expect(outcomeOf(pageErrors, { network: { scriptErrors: [error, error] } })).toMatchObject({ score: 0.9 });
});

it('never counts third parties, refusals, pictures by address or what failed once', () => {
  for (const given of [{ ownHost: false }, { refused: true }, { bothPasses: false }, { type: 'xhr' }]) {
    expect(outcomeOf(pageErrors, failure(given))).toMatchObject({ score: 1 });
  }
});

it('is not measured without a browser', () => {
  expect(outcomeOf(pageErrors, { document: { mode: 'static' } }).kind).toBe('notMeasured');
});
