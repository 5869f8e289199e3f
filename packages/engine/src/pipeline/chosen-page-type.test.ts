import { expect, test } from 'vitest';
import { staticSnapshot } from '../facts/testing/snapshots.ts';
import { judge } from './judge.ts';

const snapshot = staticSnapshot(
  `<!doctype html><html lang="en"><head><title>Harbor</title></head><body><main><h1>Rent a boat for the day</h1>
  <p>Pick a boat, pay a deposit and be on the water in an hour.</p><a href="/book">Book a boat</a></main></body></html>`,
);

test('the page type that a person chooses decides what applies and what it weighs', () => {
  const chosen = judge(snapshot, { pageType: 'event' });
  const other = judge(snapshot, { pageType: 'portfolio' });
  expect(chosen.pageType).toMatchObject({ type: 'event', chosen: true });
  const finding = (report: typeof chosen, check: string) =>
    report.findings.find((candidate) => candidate.check === check);
  expect(finding(other, 'event-date')?.outcome).toBe('notApplicable');
  expect(finding(chosen, 'event-date')?.outcome).not.toBe('notApplicable');
  expect(finding(other, 'organization-identity')?.weight).toBeGreaterThan(
    finding(chosen, 'organization-identity')?.weight ?? 0,
  );
});
