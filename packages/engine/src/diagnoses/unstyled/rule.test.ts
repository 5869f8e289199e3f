import { expect, it } from 'vitest';
import { diagnosed } from '../testing/diagnosed.ts';
import { unstyled } from './rule.ts';

const bare = { browserTypeShare: 1, styledButtons: 0, fills: 0, columnsShare: 0 };

it('is not said of a healthy page', () => {
  expect(diagnosed(unstyled, {})).toBeNull();
});

it('is gravest where nothing shows a design', () => {
  expect(diagnosed(unstyled, { facts: { look: { desktop: bare, mobile: bare } } })).toMatchObject({
    severity: 3,
    observed: expect.stringContaining('no styled button'),
  });
});

it('names the stylesheet that failed', () => {
  const failure = { url: 'https://boats.example/css/main.css?v=2', type: 'stylesheet', ownHost: true };
  const failures = [{ ...failure, refused: false, bothPasses: true, reason: '404' }];
  const problem = diagnosed(unstyled, {
    facts: { look: { desktop: bare, mobile: bare }, network: { failures } },
  });
  expect(problem?.steps[0]).toContain('main.css');
});
