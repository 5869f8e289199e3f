import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../test-facts.ts';
import { movingContent } from './moving-content.ts';

const moving = (given: object) => ({
  layout: {
    motion: [
      {
        kind: 'carousel' as const,
        durationMs: null,
        pausable: false,
        slides: 6,
        sound: false,
        depth: { desktop: 0.2, mobile: 1.2 },
        evidence: evidence('Our fleet'),
        ...given,
      },
    ],
  },
});

it('passes what can be paused or soon ends', () => {
  expect(outcomeOf(movingContent, moving({ pausable: true, slides: 3 }))).toMatchObject({ score: 1 });
  expect(outcomeOf(movingContent, moving({ durationMs: 4000, slides: null }))).toMatchObject({ score: 1 });
  expect(outcomeOf(movingContent, moving({ pausable: true }))).toMatchObject({ score: 0.8 });
});

it('fails what cannot, worst with sound, and names it', () => {
  expect(outcomeOf(movingContent, moving({}))).toMatchObject({ score: 0.35 });
  expect(outcomeOf(movingContent, moving({ sound: true }))).toMatchObject({ score: 0 });
  expect(adviceOf(movingContent, moving({})).title).toContain('Our fleet');
});

it('does not apply where nothing moves', () => {
  expect(outcomeOf(movingContent).kind).toBe('notApplicable');
});

it('is not measured without layout', () => {
  expect(outcomeOf(movingContent, { document: { mode: 'static' } }).kind).toBe('notMeasured');
});
