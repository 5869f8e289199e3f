import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { movingContent } from './rule.ts';

const moving = (given: object) => ({
  layout: {
    motion: [
      {
        kind: 'carousel' as const,
        durationMs: null,
        pausable: false,
        byScript: false,
        slides: 6,
        sound: false,
        depth: { desktop: 0.2, mobile: 1.2 },
        evidence: evidence('Our fleet'),
        ...given,
      },
    ],
  },
});

it('passes content that can be paused, and does not apply to content that soon ends', () => {
  expect(outcomeOf(movingContent, moving({ pausable: true, slides: 3 }))).toMatchObject({ score: 1 });
  expect(outcomeOf(movingContent, moving({ pausable: true }))).toMatchObject({ score: 0.8 });
  expect(outcomeOf(movingContent, moving({ durationMs: 4000 })).kind).toBe('notApplicable');
  expect(outcomeOf(movingContent, moving({ durationMs: 4000, sound: true }))).toMatchObject({ score: 0 });
});

it('fails content that can’t, sound most of all, and names it', () => {
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

it('is milder with a small pulsing button than with large movement', () => {
  const animation = (width: number) => {
    const box = { x: 900, y: 45, width, height: 44 };
    const boxes = { desktop: box, mobile: null };
    const depth = { desktop: 0.1, mobile: null };
    return moving({ kind: 'animation', slides: null, depth, evidence: evidence('Book', { boxes }) });
  };
  expect(outcomeOf(movingContent, animation(96))).toMatchObject({ score: 0.5 });
  expect(outcomeOf(movingContent, animation(900))).toMatchObject({ score: 0.2 });
});

it('puts an animation without words last', () => {
  const glow = moving({ kind: 'animation', slides: null, evidence: evidence('') });
  const outcome = outcomeOf(movingContent, glow);
  expect(outcome.kind === 'measured' && outcome.observed).toMatch(
    /^The animation without text moves on its own nonstop .* It’s /,
  );
  expect(adviceOf(movingContent, glow).slight).toBe(true);
  expect(adviceOf(movingContent, moving({})).slight).toBe(false);
});

it('says where only the script that moves something can stop it', () => {
  const stepsOf = (byScript: boolean) => adviceOf(movingContent, moving({ byScript })).steps.join(' ');
  expect(stepsOf(true)).toContain('no style can stop it');
  expect(stepsOf(false)).not.toContain('script');
});
