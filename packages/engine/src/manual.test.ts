import { MANUAL_ADDRESS } from '@liftmark/contract/manual';
import { conversionReportSchema } from '@liftmark/contract/report';
import { expect, it } from 'vitest';
import { judgeManual } from './manual.ts';

const AT = '2026-06-01T12:00:00.000Z';
const vague = {
  headline: 'Welcome to the revolutionary solution',
  offer: 'Our world-class, cutting-edge, revolutionary platform is the best solution for everyone.',
  copy: 'Hurry, this is your last chance.\n\nWe are passionate about unlocking your full potential every single day.',
};

it('judges words without a page, by the checks that need no more', () => {
  const report = judgeManual(vague, AT);
  expect(conversionReportSchema.safeParse(report).error).toBeUndefined();
  expect(report).toMatchObject({ url: MANUAL_ADDRESS, title: vague.headline, mode: 'static' });
  const ids = report.findings.map(({ check }) => check);
  expect(ids).toContain('headline-specificity');
  expect(ids).not.toContain('secure-connection');
  expect(report.recommendations.length).toBeGreaterThan(0);
});

it('is a pure function of the words', () => {
  const text = () => JSON.stringify({ ...judgeManual(vague, AT), timings: null });
  expect(text()).toBe(text());
});

it('takes markup in the words as words', () => {
  const report = judgeManual({ headline: '<b>Bold</b> & <script>x</script>', offer: 'Plain words.' }, AT);
  expect(report.facts).toMatchObject({ headline: { text: '<b>Bold</b> & <script>x</script>' } });
});
