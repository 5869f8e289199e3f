import { expect, it } from 'vitest';
import { adviceOf, outcomeOf, pageFacts } from '../../test-facts.ts';
import { actionPosition } from './rule.ts';

it('passes an action in the first screen that stays in reach', () => {
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
  expect(adviceOf(actionPosition, page).title).toBe(
    'Bring “Start free trial” on mobile into the first screen',
  );
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

it('scores nothing on a phone that does not show it, and says so', () => {
  const page = {
    primaryAction: {
      aboveFold: { mobile: false },
      depth: { mobile: null },
      occurrences: { heightShare: { mobile: 0 } },
    },
  };
  const outcome = outcomeOf(actionPosition, page);
  expect(outcome).toMatchObject({ score: 0.5 });
  expect(outcome).toHaveProperty('observed', expect.stringContaining('on mobile it does not show'));
});

it('does not apply without an action', () => {
  expect(outcomeOf(actionPosition, { primaryAction: null }).kind).toBe('notApplicable');
});

it('is not measured without layout', () => {
  expect(outcomeOf(actionPosition, { document: { mode: 'static' } }).kind).toBe('notMeasured');
});

it('does not say that an action stands in the first screen without saying that its edge cuts it off', () => {
  const page = {
    primaryAction: {
      aboveFold: { desktop: false, mobile: true },
      formAboveFold: { desktop: false, mobile: false },
      depth: { desktop: 0.99, mobile: 0.3 },
    },
  };
  expect(outcomeOf(actionPosition, page)).toMatchObject({
    observed: expect.stringContaining('in the first screen, cut off by its edge on desktop; it is'),
  });
  expect(adviceOf(actionPosition, page).steps[0]).toContain('cut off by its edge on desktop. Place it');
});

it('says in its steps too on which device the action does not show', () => {
  const page = {
    primaryAction: {
      aboveFold: { mobile: false },
      depth: { mobile: null },
      occurrences: { heightShare: { mobile: 0 } },
    },
  };
  expect(adviceOf(actionPosition, page).steps[0]).toContain('on mobile it does not show');
});

it('asks for a button that leads to a form, not for its “Send” a second time', () => {
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
  expect(title).toBe('Lead from the first screen to the form of “Send”');
  expect(steps.join(' ')).toMatch(/Place a button .* that leads to it/);
  expect(steps.join(' ')).not.toMatch(/(Place|Repeat) “Send”/);
});

it('says what lies over an action, which is then not seen in the first screen', () => {
  const page = {
    primaryAction: {
      aboveFold: { mobile: false },
      formAboveFold: { mobile: false },
      covered: { mobile: 'consent' as const },
    },
  };
  expect(outcomeOf(actionPosition, page)).toMatchObject({
    score: expect.closeTo(0.8),
    observed: expect.stringContaining('in the first screen, under the cookie banner on mobile; it'),
  });
  expect(adviceOf(actionPosition, page).title).toBe(
    'Keep “Start free trial” on mobile clear of what lies over it',
  );
});

it('takes a form in the first screen with a button of its own for an action there', () => {
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
    observed: expect.stringMatching(/, and the form of “.+” begins in the first screen;/),
  });
  expect(outcomeOf(actionPosition, page('newsletter'))).toMatchObject({ score: expect.closeTo(0.2) });
});

it('says that another button leads to the same end, where one is counted', () => {
  const page = { primaryAction: { occurrences: { others: { mobile: true } } } };
  expect(outcomeOf(actionPosition, page)).toMatchObject({
    observed: expect.stringMatching(/^“Start free trial”, or a button to the same end, first stands/),
  });
});
