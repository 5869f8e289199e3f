import { expect, it } from 'vitest';
import { evidence } from '../../checks/testing/test-facts.ts';
import type { OverlayFact } from '../../facts/types/layout.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { covered } from './rule.ts';

const overlay = (given: Partial<OverlayFact>): OverlayFact => ({
  kind: 'consent',
  coverage: { desktop: 0.1, mobile: 0.3 },
  closeControl: evidence('Accept'),
  declineLabel: null,
  open: true,
  late: false,
  evidence: evidence('We use cookies'),
  ...given,
});

const made = (given: Partial<OverlayFact>, facts = {}) =>
  diagnosed(covered, { facts: { layout: { overlays: [overlay(given)] }, ...facts } });

it('is not said of a healthy page, a closed layer or a small one', () => {
  expect(diagnosed(covered, {})).toBeNull();
  expect(made({ open: false })).toBeNull();
  expect(made({ coverage: { desktop: 0.05, mobile: 0.12 } })).toBeNull();
});

it('names the share of a cookie notice, and is graver where it hides the main button', () => {
  expect(made({})).toMatchObject({ title: 'The cookie notice covers 30% of the screen on phones' });
  const hidden = { primaryAction: { text: 'Call now', covered: { mobile: 'consent' } } };
  expect(made({}, hidden)).toMatchObject({
    severity: 1.5,
    title: 'The cookie notice hides the button “Call now” on phones',
  });
});

it('takes an overlay more seriously than a cookie notice of the same size', () => {
  const size = { coverage: { desktop: 1, mobile: 1 }, closeControl: null };
  const promotion = made({ ...size, kind: 'promotional', evidence: evidence('Win a boat trip') });
  expect(promotion).toMatchObject({
    title: 'The overlay “Win a boat trip” blocks the page on arrival',
    observed: expect.stringContaining('no close button'),
  });
  expect(promotion?.severity).toBeGreaterThan(made(size)?.severity ?? 3);
});

it('leaves out a menu or bar that covers no text', () => {
  expect(made({ kind: 'promotional', closeControl: null })).toBeNull();
  expect(made({ kind: 'other', coverage: { desktop: 1, mobile: 1 } })).toBeNull();
});

it('sees a loading screen by the text that it hides', () => {
  expect(diagnosed(covered, { facts: { look: { mobile: { coveredShare: 1 } } } })).toMatchObject({
    severity: 3,
    title: 'An overlay hides 100% of the text above the fold on phones',
    steps: [expect.stringContaining('Open the page on a phone'), expect.any(String)],
  });
});

it('sends people to the device on which the text is hidden', () => {
  const problem = diagnosed(covered, { facts: { look: { desktop: { coveredShare: 1 } } } });
  expect(problem?.steps[0]).toContain('Open the page on a computer');
});

it('is minor where it covers little and leaves the main button in sight', () => {
  const little = { coverage: { desktop: 0.1, mobile: 0.2 } };
  const hidden = { primaryAction: { text: 'Call now', covered: { mobile: 'consent' } } };
  expect(made(little)?.slight).toBe(true);
  expect(made({})?.slight).toBe(false);
  expect(made(little, hidden)?.slight).toBe(false);
});

it('shows the layer where it is known, else what lies under it', () => {
  const look = { mobile: { coveredShare: 1 } };
  const headline = evidence('Rent boats');
  const other = overlay({ kind: 'other', evidence: evidence('Menu') });
  const places = (overlays: OverlayFact[]) =>
    diagnosed(covered, { facts: { look, headline: { evidence: headline }, layout: { overlays } } })?.evidence;
  expect(places([])).toEqual([headline]);
  expect(places([other])).toEqual([other.evidence]);
});
