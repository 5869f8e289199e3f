import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { desktopNavigation } from './rule.ts';

const toggle = evidence('Menu');

it('passes open links, also beside a toggle', () => {
  expect(outcomeOf(desktopNavigation)).toMatchObject({ score: 1 });
  expect(outcomeOf(desktopNavigation, { navigation: { toggle } })).toMatchObject({ score: 1 });
});

it('fails links behind a toggle and names it', () => {
  expect(outcomeOf(desktopNavigation, { navigation: { toggle, linkCount: 1 } })).toMatchObject({
    score: 0.3,
  });
  expect(adviceOf(desktopNavigation, { navigation: { toggle, linkCount: 1 } }).title).toContain('Menu');
});

it('does not apply without navigation', () => {
  expect(outcomeOf(desktopNavigation, { navigation: { linkCount: 0 } }).kind).toBe('notApplicable');
});

it('is not measured if it couldn’t be identified', () => {
  expect(outcomeOf(desktopNavigation, { navigation: { linkCount: null } }).kind).toBe('notMeasured');
});
