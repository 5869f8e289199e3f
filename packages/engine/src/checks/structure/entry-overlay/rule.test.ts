import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { entryOverlay } from './rule.ts';

const overlay = (
  kind: 'promotional' | 'consent' | 'chat' | 'gate' | 'other',
  mobile: number,
  close: string | null = 'Close',
) => ({
  layout: {
    overlays: [
      {
        kind,
        coverage: { desktop: 0.1, mobile },
        closeControl: close ? evidence(close) : null,
        declineLabel: null,
        open: true,
        late: false,
        evidence: evidence('Get 10% off'),
      },
    ],
  },
});

it('passes without overlay, with small bars and with a chat', () => {
  expect(outcomeOf(entryOverlay)).toMatchObject({ score: 1 });
  expect(outcomeOf(entryOverlay, overlay('promotional', 0.14))).toMatchObject({ score: 1 });
  expect(outcomeOf(entryOverlay, overlay('chat', 0.5))).toMatchObject({ score: 1 });
});

it('says that a late one opens on its own', () => {
  const [box] = overlay('promotional', 0.14).layout.overlays;
  const late = box && { ...box, late: true, coverage: { desktop: 0.7, mobile: null } };
  expect(outcomeOf(entryOverlay, { layout: { overlays: late ? [late] : [] } })).toMatchObject({
    score: 0,
    observed:
      'The overlay “Get 10% off” opens on its own within 8 seconds and covers 70% of the screen on desktop.',
  });
});

it('fails a large promotional one by its words, and for certain where it cannot be closed', () => {
  expect(outcomeOf(entryOverlay, overlay('promotional', 0.7))).toMatchObject({ score: 0, certain: false });
  expect(outcomeOf(entryOverlay, overlay('promotional', 0.7, null))).toMatchObject({
    score: 0,
    certain: true,
  });
  expect(adviceOf(entryOverlay, overlay('promotional', 0.7)).title).toContain('Get 10% off');
});

it('is milder with consent', () => {
  expect(outcomeOf(entryOverlay, overlay('consent', 0.4))).toMatchObject({ score: 1 });
  expect(outcomeOf(entryOverlay, overlay('consent', 1))).toMatchObject({ score: 0.5 });
});

it('is not measured without layout', () => {
  expect(outcomeOf(entryOverlay, { document: { mode: 'static' } }).kind).toBe('notMeasured');
});

it('counts a link that declines as a way to close', () => {
  const page = overlay('promotional', 0.7, null);
  const declined = page.layout.overlays.map((each) => ({
    ...each,
    declineLabel: { text: 'No thanks, I hate saving money', evidence: evidence('No thanks') },
  }));
  const given = { layout: { overlays: declined } };
  const outcome = outcomeOf(entryOverlay, given);
  expect(outcome.kind === 'measured' && outcome.observed).not.toContain('no way to close');
  expect(adviceOf(entryOverlay, given).steps.join(' ')).toContain('No thanks, I hate saving');
});

it('doesn’t name a button that floats in a corner or miss a way to close it', () => {
  const overlays = overlay('promotional', 0.01, null).layout.overlays.map((item) => ({
    ...item,
    evidence: { ...evidence(''), selector: 'button.feedback' },
  }));
  expect(outcomeOf(entryOverlay, { layout: { overlays } })).toMatchObject({
    score: 1,
    observed: 'No overlay covers 15% of the screen or more.',
  });
});

it('tells a gate from an ad, and mentions consent only for consent notices', () => {
  const gate = overlay('gate', 1, null);
  expect(outcomeOf(entryOverlay, gate)).toMatchObject({
    score: 0.5,
    observed:
      'The access gate “Get 10% off” asks for a code or password before anything else and covers 10% of the screen on desktop, 100% on mobile.',
  });
  expect(adviceOf(entryOverlay, gate).title).toBe(
    'Let everyone see the page behind the access gate “Get 10% off”',
  );
  expect(adviceOf(entryOverlay, overlay('consent', 1)).steps.join(' ')).toContain('accepting');
  expect(adviceOf(entryOverlay, overlay('other', 1)).steps.join(' ')).not.toContain('accepting');
});

it('never says that a layer covers a screen that it leaves free', () => {
  const beside = overlay('promotional', 0, null).layout.overlays.map((item) => ({
    ...item,
    coverage: { desktop: 0.001, mobile: 0 },
  }));
  expect(outcomeOf(entryOverlay, { layout: { overlays: beside } })).toMatchObject({
    score: 1,
    observed: 'No overlay covered the page after loading.',
  });
  const onPhones = beside.map((item) => ({ ...item, coverage: { desktop: 0, mobile: 0.49 } }));
  const given = { layout: { overlays: onPhones } };
  expect(outcomeOf(entryOverlay, given)).toMatchObject({
    observed: expect.stringContaining('covers 49% of the screen on mobile. We found no way'),
  });
  expect(adviceOf(entryOverlay, given).steps[0]).toContain('It covers 49% of the screen on mobile before');
});
