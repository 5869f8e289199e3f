import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { adLikeAction } from './rule.ts';

it('passes an ordinary button', () => {
  expect(outcomeOf(adLikeAction)).toMatchObject({ score: 1 });
});

it('loses 0.4 for each sign of an ad and has a step for each', () => {
  const page = { primaryAction: { pictureOnly: true, advertSizedBox: true, advertLikeNames: true } };
  expect(outcomeOf(adLikeAction, { primaryAction: { pictureOnly: true } })).toMatchObject({ score: 0.6 });
  expect(outcomeOf(adLikeAction, page)).toMatchObject({ score: 0 });
  expect(adviceOf(adLikeAction, page).steps).toHaveLength(3);
});

it('does not apply without an action', () => {
  expect(outcomeOf(adLikeAction, { primaryAction: null }).kind).toBe('notApplicable');
});
