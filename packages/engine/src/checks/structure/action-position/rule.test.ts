import { expect, it } from 'vitest';
import { place, placesShown } from '../../shared/phrasing.ts';
import { adviceOf, outcomeOf, pageFacts } from '../../testing/test-facts.ts';
import { actionPosition } from './rule.ts';

it('passes a CTA above the fold that stays within reach', () => {
  expect(outcomeOf(actionPosition)).toMatchObject({ score: 1 });
});

it('scores the worked example of the rubric', () => {
  const page = {
    primaryAction: {
      aboveFold: { mobile: false },
      formAboveFold: { mobile: false },
      depth: { mobile: 1.3 },
      occurrences: { fixed: { mobile: false }, heightShare: { mobile: 0.9 } },
    },
  };
  expect(outcomeOf(actionPosition, page)).toMatchObject({ score: expect.closeTo(0.79) });
  expect(adviceOf(actionPosition, page).title).toBe('Move “Start free trial” above the fold on mobile');
});

it('fails an action far down', () => {
  const page = {
    primaryAction: {
      aboveFold: { desktop: false, mobile: false },
      formAboveFold: { desktop: false, mobile: false },
      depth: { desktop: 3, mobile: 5 },
      occurrences: { fixed: { desktop: false, mobile: false }, heightShare: { desktop: 0, mobile: 0 } },
    },
  };
  expect(outcomeOf(actionPosition, page)).toMatchObject({ score: 0 });
});

/** Of a CTA that only desktop shows, at the top. */
const DESKTOP_ONLY = placesShown({ depth: { desktop: 0, mobile: null }, missingOn: ['mobile'] });

it('scores nothing on a phone that doesn’t show it, and says so', () => {
  const page = {
    primaryAction: {
      aboveFold: { mobile: false },
      depth: { mobile: null },
      occurrences: { heightShare: { mobile: 0 } },
    },
  };
  const outcome = outcomeOf(actionPosition, page);
  expect(outcome).toMatchObject({ score: 0.5 });
  expect(outcome).toHaveProperty('observed', expect.stringContaining(DESKTOP_ONLY));
});

it('does not apply without an action', () => {
  expect(outcomeOf(actionPosition, { primaryAction: null }).kind).toBe('notApplicable');
});

it('is not measured without layout', () => {
  expect(outcomeOf(actionPosition, { document: { mode: 'static' } }).kind).toBe('notMeasured');
});

it('says where the edge of the screen cuts it off', () => {
  const page = {
    primaryAction: {
      aboveFold: { desktop: false, mobile: true },
      formAboveFold: { desktop: false, mobile: false },
      depth: { desktop: 0.99, mobile: 0.3 },
    },
  };
  expect(outcomeOf(actionPosition, page)).toMatchObject({
    observed: expect.stringContaining(`${place(0)}, cut off by the edge of the screen on desktop. It’s`),
  });
  expect(adviceOf(actionPosition, page).steps[0]).toContain(
    'cut off by the edge of the screen on desktop. Move it',
  );
});

it('says in the steps too which device doesn’t show it', () => {
  const page = {
    primaryAction: {
      aboveFold: { mobile: false },
      depth: { mobile: null },
      occurrences: { heightShare: { mobile: 0 } },
    },
  };
  expect(adviceOf(actionPosition, page).steps[0]).toContain(DESKTOP_ONLY);
});

it('asks for a button that leads to the form instead of a second “Send”', () => {
  const [form] = pageFacts().forms;
  const page = {
    primaryAction: {
      text: 'Send',
      shape: 'submit' as const,
      aboveFold: { desktop: false, mobile: false },
      formAboveFold: { desktop: false, mobile: false },
      depth: { desktop: 3, mobile: 5 },
    },
    forms: form ? [{ ...form, primary: true, visibleFieldCount: 3 }] : [],
  };
  const { title, steps } = adviceOf(actionPosition, page);
  expect(title).toBe('Add a button above the fold that leads to the “Send” form');
  expect(steps.join(' ')).toMatch(/Add a button .* that leads to it/);
  expect(steps.join(' ')).not.toMatch(/(Move|Repeat) “Send”/);
});

it('says what covers it, and doesn’t count it as above the fold', () => {
  const page = {
    primaryAction: {
      aboveFold: { mobile: false },
      formAboveFold: { mobile: false },
      covered: { mobile: 'consent' as const },
    },
  };
  expect(outcomeOf(actionPosition, page)).toMatchObject({
    score: expect.closeTo(0.8),
    observed: expect.stringContaining(`${place(0)}, covered by the cookie banner on mobile. It’s`),
  });
  expect(adviceOf(actionPosition, page).title).toBe('Keep overlays off “Start free trial” on mobile');
});

it('counts a form above the fold that has its own button', () => {
  const [form] = pageFacts().forms;
  if (!form) throw new Error('The test page has a form.');
  const page = (purpose: 'booking' | 'newsletter') => ({
    primaryAction: {
      aboveFold: { desktop: false, mobile: false },
      formAboveFold: { desktop: false, mobile: false },
      depth: { desktop: 3, mobile: 5 },
      form: null,
    },
    forms: [{ ...form, purpose, primary: false, visibleFieldCount: 3 }],
  });
  expect(outcomeOf(actionPosition, page('booking'))).toMatchObject({
    score: 1,
    observed: expect.stringMatching(/, but the “.+” form starts above the fold\. /),
  });
  expect(outcomeOf(actionPosition, page('newsletter'))).toMatchObject({ score: expect.closeTo(0.2) });
});

it('mentions another button with the same purpose if one is counted', () => {
  const page = { primaryAction: { occurrences: { others: { mobile: true } } } };
  expect(outcomeOf(actionPosition, page)).toMatchObject({
    observed: expect.stringMatching(/^“Start free trial” or a button with the same purpose first appears /),
  });
});
