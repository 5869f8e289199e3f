import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import type { ReportLanguage, Translation } from '@liftmark/contract/report-language';
import type {
  AnyReport,
  CompetitorView,
  ConversionView,
  CopyView,
  SwotView,
} from '@liftmark/contract/report-view';
import { inLanguage, keepLanguageIn } from '@liftmark/contract/translated';
import { staticSnapshot } from '@liftmark/engine/facts/testing/snapshots';
import { judge } from '@liftmark/engine/pipeline/judge';
import { competitorReport } from '@liftmark/engine/reports/competitor';
import { copyReport } from '@liftmark/engine/reports/copy';
import { swotReport } from '@liftmark/engine/reports/swot';
import { Children, isValidElement, type ReactNode } from 'react';
import { afterAll, describe, expect, test } from 'vitest';
import { composeMail } from '../../mails/compose.ts';
import type { MailName } from '../../mails/props.ts';
import { competitorDocument } from './drawing/competitor.ts';
import { conversionDocument } from './drawing/conversion.ts';
import { copyDocument } from './drawing/copy.ts';
import { swotDocument } from './drawing/swot.ts';

/** The document and the emails of a report say nothing that they also say in English. */

const before = keepLanguageIn(new AsyncLocalStorage());
afterAll(() => {
  keepLanguageIn(before);
});

const TRANSLATIONS: readonly Translation[] = ['de', 'fr', 'es'];
const ADDRESS = 'https://liftmark.test/report/1';
const PAGES = ['saas-rota', 'saas-vague'].map((id) =>
  readFileSync(new URL(`../../../../engine/fixtures/pages/${id}/index.html`, import.meta.url), 'utf8'),
);
const DOCUMENTS = {
  conversion: (view: object) =>
    conversionDocument(
      view as ConversionView,
      { firstScreen: null, crop: async () => null, tried: [] },
      ADDRESS,
      { figures: null },
    ),
  competitor: (view: object) => competitorDocument(view as CompetitorView, ADDRESS, [], null),
  swot: (view: object) => swotDocument(view as SwotView, ADDRESS, null),
  copy: (view: object) => copyDocument(view as CopyView, ADDRESS, null),
};

function reportIn(language: ReportLanguage, kind: keyof typeof DOCUMENTS): AnyReport {
  const [page, other] = PAGES.map((html) => judge(staticSnapshot(html), { reportLanguage: language }));
  if (page === undefined || other === undefined) throw new Error('Two pages are needed');
  const kinds: Record<keyof typeof DOCUMENTS, () => AnyReport> = {
    conversion: () => page,
    competitor: () => competitorReport(page, [other]),
    swot: () => swotReport(page),
    copy: () => copyReport(page, page.facts as unknown as Parameters<typeof copyReport>[1]),
  };
  return inLanguage(language, kinds[kind]);
}

/** The texts of a document in their order. */
function textsOf(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (typeof child === 'string') return [child];
    return isValidElement<{ children?: ReactNode }>(child) ? textsOf(child.props.children) : [];
  });
}

const hasWords = (line: string) => /\p{L}{3}/u.test(line);

function linesOf(
  language: ReportLanguage,
  kind: keyof typeof DOCUMENTS,
  report: AnyReport,
): Promise<string[]> {
  const view = {
    title: 'Rota',
    createdAt: '2026-01-02T03:04:05.000Z',
    inputType: kind === 'conversion' ? 'url' : kind,
    analysisResults: { ...report, locked: false, lockedCount: 2 },
    trackRecords: {},
  };
  return inLanguage(language, async () => textsOf(await DOCUMENTS[kind](view)).filter(hasWords));
}

/** Words that are the same as in English. */
const ALIKE: Record<Translation, RegExp> = {
  de: /^Scores?$/,
  fr: /^(?:Scores?|Structure|\d+ · A\+? · Excellent)$/,
  es: /^$/,
};
/** The same in all languages. */
const NAMES = /^(?:Liftmark(?: Score\b.*)?|Rota)$|^https?:|^\w+@|^\w+\.test\/|^\d+ \([\w.]+\)$/i;

const pageWords = PAGES.map((html) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '));

describe.each(TRANSLATIONS)('in %s', (language) => {
  test.each(Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[])(
    'the document of a %s report',
    async (kind) => {
      const report = reportIn(language, kind);
      const english = new Set(await linesOf('en', kind, reportIn('en', kind)));
      const quoted = JSON.stringify(report).replaceAll('\\n', ' ');
      const isQuoted = (line: string) =>
        pageWords.some((words) => words.includes(line)) || quoted.includes(JSON.stringify(line).slice(1, -1));
      const same = (await linesOf(language, kind, report)).filter(
        (line) => english.has(line) && !isQuoted(line) && !ALIKE[language].test(line) && !NAMES.test(line),
      );
      expect(same).toEqual([]);
    },
  );
});

test.each(['competitor', 'swot', 'copy'] as const)(
  'the document of a %s report says by which rubric it was judged',
  async (kind) => {
    const report = reportIn('en', kind);
    expect(await linesOf('en', kind, report)).toContain(`Rubric ${report.rubricVersion}.`);
  },
);

const SITE = {
  publicUrl: 'https://liftmark.test',
  supportEmail: 'support@liftmark.test',
  unsubscribe: () => ({ oneClickUrl: 'https://liftmark.test/1', screenUrl: 'https://liftmark.test/2' }),
};
const ID = '00000000-0000-4000-8000-000000000000';
const DECLINED = {
  firstName: 'Ada',
  secureId: ID,
  title: 'Rota',
  address: 'https://rota.test/',
  returned: [],
};
const SENT = {
  secureId: ID,
  address: 'https://rota.test/',
  sender: 'Ada',
  lockedCount: 2,
  recommendations: ['4711'],
  problems: [
    {
      title: '4712',
      question: 'offer',
      reason: '4713',
      observed: '4718',
      firstStep: '4719',
      about: '4714',
      suggestedBy: 'gpt',
    },
  ],
  housekeeping: { words: '4715', titles: ['4716'] },
};
const MAILS: [MailName, object][] = [
  ['report', { ...SENT, score: '72 (B-)' }],
  ['report', { ...SENT, score: null, lockedCount: 1 }],
  ['page-declined', { ...DECLINED, before: 76, after: 58 }],
  ['page-declined', { ...DECLINED, before: 76, after: 58, ownLoss: 4 }],
  ['page-declined', { ...DECLINED, before: null, after: null, returned: ['4717'] }],
];

describe.each(TRANSLATIONS)('in %s', (language) => {
  test.each(MAILS)('the email %s %#', async (name, props) => {
    const linesIn = async (writtenIn: ReportLanguage) => {
      const { subject, text } = await composeMail(name, { ...props, writtenIn }, SITE);
      return [subject, ...text.split('\n')].map((line) => line.trim()).filter(hasWords);
    };
    const english = new Set(await linesIn('en'));
    const same = (await linesIn(language)).filter((line) => english.has(line) && !NAMES.test(line));
    expect(same).toEqual([]);
  });
});
