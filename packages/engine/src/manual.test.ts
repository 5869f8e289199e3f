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

it('compares with nothing that was not asked for, and reads no kind of page into the words', () => {
  const headline = 'Bookkeeping that does itself by Friday';
  const offer = 'We sort your receipts every week and file your VAT. From $29 a month, first month free.';
  const report = judgeManual({ headline, offer }, AT);
  expect(report.pageType).toMatchObject({ type: 'other', chosen: false });
  expect(report.summary).toMatch(/^The wording led by “Bookkeeping/);
  expect(report.summary).not.toContain('page');
  expect(report.findings.find(({ check }) => check === 'headline-specificity')?.outcome).toBe('pass');
  expect(JSON.stringify(report.recommendations)).not.toMatch(/section headings|title of the page/);
  expect(judgeManual({ headline, offer }, AT, { pageType: 'service' }).pageType).toMatchObject({
    type: 'service',
    chosen: true,
  });
});

it('has a score for any headline and offer', () => {
  const plain = { headline: 'Boats for the day', offer: 'A boat, a life vest and a map of the lake.' };
  expect(judgeManual(plain, AT).overall.percent).not.toBeNull();
});
