import { expect, it } from 'vitest';
import { createJudge, type EventKind } from './plausibility.ts';

const NOW = Date.UTC(2026, 10, 2, 12);

/** What a judge says about events that come one after the other. */
function judged() {
  let atMs = NOW;
  const judge = createJudge(() => atMs);
  return {
    wait: (ms: number) => {
      atMs += ms;
    },
    send: (kind: EventKind, { page = 'shop.test', network = '198.51.100.7', isReported = true } = {}) =>
      judge({ siteId: 'site', page, kind, network, isReported }),
  };
}

it('counts no more conversions of an address than visits, but one that it may have visited elsewhere', () => {
  const { send } = judged();
  const conversions = () => Array.from({ length: 3 }, () => send('conversion'));
  expect(conversions()).toEqual(['counted', 'ignored', 'ignored']);
  for (let visit = 0; visit < 3; visit += 1) send('visit');
  expect(conversions()).toEqual(['counted', 'counted', 'ignored']);
  expect(send('conversion', { page: 'shop.test/other' })).toBe('counted');
});

it('counts 15 conversions of an address at most', () => {
  const { send, wait } = judged();
  for (let visit = 0; visit < 30; visit += 1) send('visit');
  wait(60_000);
  const all = Array.from({ length: 30 }, () => send('conversion'));
  expect(all.filter((verdict) => verdict === 'counted')).toHaveLength(15);
});

it('ignores what an address sends too often, so that its page keeps the day', () => {
  const { send, wait } = judged();
  const verdicts = Array.from({ length: 200 }, () => {
    wait(2_000);
    return send('visit');
  });
  expect([verdicts.indexOf('ignored'), verdicts.includes('turnedAway')]).toEqual([60, false]);
});

it('turns away what comes from everywhere at once', () => {
  const { send } = judged();
  const verdicts = Array.from({ length: 3_001 }, (_, at) => send('visit', { network: `network-${at}` }));
  expect(verdicts.indexOf('turnedAway')).toBe(3_000);
  expect(verdicts).not.toContain('ignored');
});
