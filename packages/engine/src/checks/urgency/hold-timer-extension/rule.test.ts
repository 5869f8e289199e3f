import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { holdTimerExtension } from './rule.ts';

function held(extendable: boolean, hours: number | null) {
  const holdTimer = { extendable, hours, evidence: evidence('Your cart is held for 09:58') };
  return { pageType: { type: 'checkout' as const }, urgency: { holdTimer } };
}

it('passes a timer that can be extended or is long', () => {
  expect(outcomeOf(holdTimerExtension, held(true, 0.2))).toMatchObject({ score: 1 });
  expect(outcomeOf(holdTimerExtension, held(false, 24))).toMatchObject({ score: 1 });
});

it('fails a short one without way out, and quotes it', () => {
  expect(outcomeOf(holdTimerExtension, held(false, 0.2))).toMatchObject({ score: 0.3 });
  expect(adviceOf(holdTimerExtension, held(false, 0.2)).title).toContain('“Your cart is held for 09:58”');
});

it('does not apply without timer', () => {
  expect(outcomeOf(holdTimerExtension, { pageType: { type: 'checkout' } }).kind).toBe('notApplicable');
});

it('is not measured from HTML alone', () => {
  const page = { ...held(false, 0.2), document: { mode: 'static' as const } };
  expect(outcomeOf(holdTimerExtension, page).kind).toBe('notMeasured');
});
