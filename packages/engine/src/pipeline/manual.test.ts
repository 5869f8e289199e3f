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

it('keeps a pile of marks out of the title', () => {
  const { title } = judgeManual({ headline: `Boa${'\u0301'.repeat(500)}ts`, offer: 'A boat.' }, AT);
  expect(title).toBe(`Boa${'\u0301'.repeat(3)}ts`);
});

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
  expect(report.summary).toMatch(/^The copy headlined “Bookkeeping/);
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

it('says that words which any offer could use say nothing, and that little was there to judge', () => {
  const { summary, recommendations } = judgeManual(
    { headline: 'Save money now', offer: 'A budget app for couples' },
    AT,
  );
  expect(summary).toContain('Don’t read too much into this score: only');
  expect(recommendations.flatMap(({ checks }) => checks)).toContain('headline-specificity');
});

it.each([
  ['de', 'Sparen Sie Zeit und Geld', 'Die Haushaltskasse für Paare, die gemeinsam planen und sparen wollen.'],
  ['fr', 'Gagnez du temps', 'Une application de budget pour les couples qui gèrent leur argent ensemble.'],
  [
    'es',
    'Ahorra dinero hoy',
    'Una aplicación de presupuesto para las parejas que viven juntas en la ciudad.',
  ],
  [
    'it',
    'Risparmia tempo e denaro',
    'Una app per il bilancio delle coppie che vivono insieme nella stessa casa.',
  ],
  [
    'pt',
    'Poupe tempo e dinheiro',
    'Uma aplicação de orçamento para os casais que vivem juntos na mesma casa.',
  ],
  ['nl', 'Bespaar tijd en geld', 'Een app voor het huishoudboekje van stellen die samen willen plannen.'],
])('knows empty promises in %s', (language, headline, offer) => {
  const report = judgeManual({ headline, offer }, AT);
  expect(report.language).toBe(language);
  expect(report.facts).toMatchObject({ headline: { ownWords: [] } });
});

it('does not take silence for the absence of faults', () => {
  const { summary } = judgeManual({ headline: 'Boats for the day', offer: 'A boat and a life vest.' }, AT);
  expect(summary).toContain('who it’s for, what it costs and who vouches for it.');
  expect(summary).not.toContain('needs to change');
});

it('asks for no price and no proof that were given', () => {
  const given = { headline: 'A boat for the day', offer: '£75 a day. Rated 4.8 of 5 from 412 reviews.' };
  const { summary } = judgeManual(given, AT);
  expect(summary).not.toContain('what it costs');
  expect(summary).not.toContain('who vouches for it');
});
