import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConversionReport } from '@liftmark/contract/report';
import type { ReportLanguage, Translation } from '@liftmark/contract/report-language';
import type { AnyReport, InputType } from '@liftmark/contract/report-view';
import { inLanguage } from '@liftmark/contract/translated';
import { staticSnapshot } from '@liftmark/engine/facts/testing/snapshots';
import { judge } from '@liftmark/engine/pipeline/judge';
import { compareReports } from '@liftmark/engine/reports/compare';
import { competitorReport } from '@liftmark/engine/reports/competitor';
import { copyReport } from '@liftmark/engine/reports/copy';
import { reportChanges } from '@liftmark/engine/reports/report-changes';
import { swotReport } from '@liftmark/engine/reports/swot';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Tooltip } from 'radix-ui';
import { type ComponentType, createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';

/** Rendered, the screens of a report say nothing that they also say in English. */

const root = join(import.meta.dirname, '..');
const TRANSLATIONS: readonly Translation[] = ['de', 'fr', 'es'];
const ID = '3f0c8a52-6f0e-4a55-9d1c-6a1c3a3b9f10';
const OTHER_ID = '5b8f2f30-6a1d-4f0a-8d2c-1f0a3a3b9f11';
const AT = '2026-11-02T03:04:05.000Z';
const DAY = '2026-11-30';

type Part = ComponentType<Record<string, unknown>>;

/** A component of the web, which is another program: its types don't belong here. */
async function partOf(file: string, name: string): Promise<Part> {
  const exported: Record<string, Part> = await import(join(root, 'packages/web/app', file));
  const { [name]: part } = exported;
  if (part === undefined) throw new Error(`${file} has no ${name}`);
  return part;
}

const InReportLanguage = await partOf('ui/report-language.tsx', 'InReportLanguage');
const StoredReport = await partOf('routes/report/stored-report.tsx', 'StoredReport');
const ItemBody = await partOf('features/report/item-body.tsx', 'ItemBody');
const Comments = await partOf('ui/comments.tsx', 'Comments');
const Links = await partOf('features/share/links-part.tsx', 'Links');
const RatingForm = await partOf('features/rating/rating-form.tsx', 'RatingForm');
const LockedChat = await partOf('features/chat/locked-chat.tsx', 'LockedChat');
const FailureNote = await partOf('features/analysis/failure-note.tsx', 'FailureNote');
const { reportItems } = await import(join(root, 'packages/web/app/features/report/report-items.ts'));

const pageOf = (id: string) =>
  readFileSync(join(root, `packages/engine/fixtures/pages/${id}/index.html`), 'utf8');
const PAGES = ['saas-rota', 'saas-vague'].map(pageOf);
const PICTURE = { file: 'page.jpg', mimeType: 'image/jpeg', width: 1350, height: 2400, scale: 1 };

function reportOn(html: string, reportLanguage: ReportLanguage): ConversionReport {
  const report = judge(staticSnapshot(html), { reportLanguage });
  return { ...report, mode: 'rendered', screenshots: { desktop: PICTURE, mobile: null } };
}

/** A report of each kind, in a language. */
function reportsIn(language: ReportLanguage): Record<InputType, AnyReport> {
  const [page, other] = PAGES.map((html) => reportOn(html, language));
  if (!page || !other) throw new Error('Two pages are needed');
  return inLanguage(language, () => ({
    url: page,
    manual: { ...page, mode: 'static' },
    competitor: competitorReport(page, [other]),
    swot: swotReport(page),
    copy: copyReport(page, page.facts as unknown as Parameters<typeof copyReport>[1]),
  }));
}

const EMPTY = { desktop: null, mobile: null };

/** As the server answers with it. */
function viewOf(inputType: InputType, analysisResults: AnyReport): Record<string, unknown> {
  const isOfPage = analysisResults.kind === 'conversion';
  return {
    secureId: ID,
    title: 'Rota',
    url: 'https://rota.example/',
    createdAt: AT,
    overallScore: 'B',
    isOwner: true,
    canEdit: true,
    linkShows: null,
    screenshots: EMPTY,
    ticks: [],
    changes: isOfPage ? reportChanges(OTHER_ID, compareReports(analysisResults, analysisResults)) : null,
    inputType,
    analysisResults,
  };
}

const PERSON = { userId: OTHER_ID, name: 'Ana' };

/** What the server answers on a report, where more than the report is shown. */
function answersOn(report: AnyReport): [key: readonly unknown[], answer: unknown][] {
  const [first, second] = report.kind === 'conversion' ? report.recommendations : [];
  const run = { id: ID, request: null, tried: 1, total: 3, message: null, trial: null, createdAt: AT };
  const runs = [
    { ...run, kind: 'words', state: 'queued', request: { part: 'headline', text: 'X' } },
    { ...run, kind: 'recommendation', state: 'running', request: { recommendation: first?.id } },
  ];
  return [
    [['/api/auth/user'], { id: ID, email: 'ana@rota.example', firstName: 'Ana', isPro: true }],
    [['/api/config'], { modelAnalyst: null }],
    [['/api/reports', ID, 'branding'], null],
    [['/api/reports', ID, 'rating'], { rating: null }],
    [['/api/reports', ID, 'trials'], { runs, left: 3, page: 'open' }],
    [
      [`/api/reports/${ID}/tasks`],
      {
        people: [PERSON],
        mayChange: true,
        tasks: [
          { id: first?.id, assignee: PERSON, dueOn: DAY, comments: 2 },
          { id: second?.id, assignee: null, dueOn: null, comments: 1 },
        ],
      },
    ],
    [
      [`/api/reports/${ID}/comments`, 'task'],
      [
        { id: ID, author: 'Ana', isYours: true, text: 'X', mentions: [], createdAt: AT, editedAt: AT },
        { id: OTHER_ID, author: '', isYours: false, text: 'Y', mentions: [], createdAt: AT, editedAt: null },
      ],
    ],
    [
      [`/api/reports/${ID}`, 'links'],
      [0, 1, 2].map((views) => ({
        id: ID,
        url: 'https://liftmark.example/s',
        shows: 'full',
        hasPassword: true,
        expiresAt: AT,
        isExpired: views === 0,
        views,
        lastViewedAt: AT,
        madeBy: 'Ana',
        createdAt: AT,
      })),
    ],
  ];
}

/** As the browser draws it first, with those parts open that a press would open. */
function drawn(inputType: InputType, report: AnyReport, language: ReportLanguage): string {
  const view = viewOf(inputType, report);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  for (const [key, answer] of answersOn(report)) client.setQueryData(key, answer);
  const parts: ReactNode[] = [
    h(StoredReport, { report: view }),
    ...(report.kind === 'conversion' ? openedParts(view, report) : []),
  ];
  const screen = h(InReportLanguage, { language }, ...parts);
  const answered = h(QueryClientProvider, { client }, screen);
  return renderToStaticMarkup(h(MemoryRouter, null, h(Tooltip.Provider, null, answered)));
}

function openedParts(view: object, report: ConversionReport): ReactNode[] {
  const state = { runs: [], left: 0, page: null };
  const ignore = () => undefined;
  const trials = { state, isLoading: false, ask: ignore, cancel: ignore, isBusy: false, refused: null };
  const items: { key: string }[] = reportItems(report);
  const retry = ignore;
  const request = { kind: 'url', input: { url: 'https://rota.example/' } };
  const failure = { request, title: '', description: '', ways: ['access', 'upload', 'extension'], retry };
  return [
    ...items.map((item) =>
      h(ItemBody, { key: item.key, report: view, item, trials, device: 'desktop', onShow: ignore }),
    ),
    h(Comments, { reportId: ID, task: 'task', people: [PERSON, PERSON] }),
    h(Links, { of: `/api/reports/${ID}`, isPro: true }),
    h(RatingForm, { reportId: ID }),
    h(LockedChat, { unlock: null }),
    h(FailureNote, {
      failure: { ...failure, isPageUnreadable: true, retryOverHttp: retry },
    }),
  ];
}

/** What people read or hear. */
function linesOf(markup: string): string[] {
  const attributes = [...markup.matchAll(/ (?:aria-label|aria-valuetext|alt|placeholder|title)="([^"]*)"/g)];
  const texts = markup.replace(/<[^>]+>/g, '\n').split('\n');
  return [...attributes.map(([, said = '']) => said), ...texts]
    .map((line) => line.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').trim())
    .filter((line) => /\p{L}{3}/u.test(line));
}

/** Without what is marked as English: claims of published sources. */
const withoutEnglish = (markup: string) => markup.replace(/<(\w+) lang="en"[^>]*>[\s\S]*?<\/\1>/g, '');

const SPACES = /\s+/g;
const pageWords = PAGES.map((html) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(SPACES, ' '),
);

/** Words that are the same as in English. */
const ALIKE: Record<Translation, RegExp> = {
  de: /^Social Proof, \d+$/,
  fr: /^(?:90\+ Excellent|Cause|Conversation|Excellent|Mobile|Score|Structure, \d+|Verdict)$/,
  es: /^$/,
};

/** What both languages have in common: addresses, and what is quoted from the page or written for it. */
function isShared(line: string, quoted: string): boolean {
  const plain = line.replace(SPACES, ' ');
  if (/^(?:https?:|[\w.]+\/)/.test(plain)) return true;
  return (
    pageWords.some((words) => words.includes(plain)) || quoted.includes(JSON.stringify(plain).slice(1, -1))
  );
}

describe.each(TRANSLATIONS)('in %s', (language) => {
  const own = reportsIn(language);
  const english = reportsIn('en');
  const kinds = Object.keys(own) as InputType[];

  test.each(kinds)('a %s report says nothing in English', (kind) => {
    const linesIn = (written: ReportLanguage) =>
      linesOf(withoutEnglish(drawn(kind, (written === 'en' ? english : own)[kind], written)));
    const left = new Set(linesIn('en'));
    const quoted = JSON.stringify(own[kind]);
    const same = linesIn(language).filter(
      (line) => left.has(line) && !isShared(line, quoted) && !ALIKE[language].test(line),
    );
    expect([...new Set(same)]).toEqual([]);
  });
});
