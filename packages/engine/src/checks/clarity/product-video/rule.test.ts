import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { productVideo } from './rule.ts';

const product = { pageType: { type: 'ecommerce-product' as const } };

it('passes a product with video', () => {
  expect(outcomeOf(productVideo, { ...product, product: { video: evidence('Play') } })).toMatchObject({
    score: 1,
  });
});

it('takes a little off without video', () => {
  expect(outcomeOf(productVideo, product)).toMatchObject({ score: 0.6, searched: expect.any(Array) });
  expect(adviceOf(productVideo, product).title).toContain('“Boat rental booking software”');
});

it('does not apply to software', () => {
  expect(outcomeOf(productVideo).kind).toBe('notApplicable');
});

it('is not measured where an unread frame may be a player', () => {
  const frame = {
    kind: 'frame' as const,
    host: 'player.example',
    purpose: 'video',
    firstScreenShare: { desktop: 0, mobile: 0 },
    evidence: evidence(''),
  };
  expect(outcomeOf(productVideo, { ...product, layout: { unread: [frame] } }).kind).toBe('notMeasured');
});
