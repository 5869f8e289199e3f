import { readFileSync } from 'node:fs';
import type { ConversionReport } from '@liftmark/contract/report';
import type { ReportLanguage, Translation } from '@liftmark/contract/report-language';
import { describe, expect, test } from 'vitest';
import { staticSnapshot } from '../facts/testing/snapshots.ts';
import { renderHtml } from '../reports/html/document.ts';
import { renderTerminal } from '../reports/terminal.ts';
import { judge } from './judge.ts';

/** A report says nothing of its own in another language than its reader's. */

const PAGES = ['saas-rota', 'product-kettle', 'service-plombier'];
const TRANSLATIONS: readonly Translation[] = ['de', 'fr', 'es'];

const htmlOf = (id: string) =>
  readFileSync(new URL(`../../fixtures/pages/${id}/index.html`, import.meta.url), 'utf8');

function reportOn(html: string, reportLanguage: ReportLanguage): ConversionReport {
  return judge(staticSnapshot(html), { reportLanguage });
}

/** What a report has from the page, or for programs; titles of publications stay as they are. */
const NOT_OURS = /^\.(?:facts|url|finalUrl|title|screenshots|rewrites|rubricVersion|timings)\b/;
const PUBLISHED = /^\.sources\.[^.]+\.(?:title|publisher|url)$/;
const FROM_PAGE = /\.(?:evidence|copyExamples|patch|searched)\b/;

/** Figures and dates are written alike in every language. */
const hasWords = (line: string) => (line.match(/\p{L}{2,}/gu) ?? []).length >= 3;

/** Every sentence of a report that is ours: three words and more. */
function sentencesIn(value: unknown, path = ''): string[] {
  if (NOT_OURS.test(path) || PUBLISHED.test(path) || FROM_PAGE.test(path)) return [];
  if (typeof value === 'string') return hasWords(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentencesIn(inner, `${path}.${key}`));
}

const linesOf = (markup: string) =>
  markup
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter(hasWords);

describe.each(PAGES)('%s', (id) => {
  const page = htmlOf(id);
  const words = page
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
  const english = reportOn(page, 'en');
  // Publications keep their names, and copy is in the language of the page.
  const quoted = JSON.stringify([
    Object.values(english.sources).map(({ id, title, publisher }) => [id, title, publisher]),
    english.rewrites,
    english.recommendations.map(({ copyExamples }) => copyExamples),
    [...english.findings, ...english.recommendations].map(({ evidence }) => evidence),
  ]);
  const ids = new Set(english.findings.map(({ check }) => check));
  const isOfPage = (line: string) =>
    ids.has(line) ||
    words.includes(line) ||
    line === english.url ||
    quoted.includes(line.replace(/^\(|^→ |\)?\.$|, \d{4}$/g, ''));
  const pictures = { desktop: null, mobile: null };

  test.each(TRANSLATIONS)('reads in %s without an English sentence', (language) => {
    const own = reportOn(page, language);
    const left = new Set(sentencesIn(english));
    expect(own.writtenIn).toBe(language);
    expect(own.overall).toEqual(english.overall);
    expect(own.recommendations.map((item) => item.id)).toEqual(
      english.recommendations.map((item) => item.id),
    );
    expect(sentencesIn(own).filter((line) => left.has(line) && !isOfPage(line))).toEqual([]);

    const shown = new Set(linesOf(renderHtml(english, pictures)));
    const html = renderHtml(own, pictures);
    expect(html).toContain(`<html lang="${language}">`);
    expect(linesOf(html).filter((line) => shown.has(line) && !isOfPage(line))).toEqual([]);

    const options = { color: false, width: 100 };
    const printed = new Set(renderTerminal(english, options).split('\n'));
    const lines = renderTerminal(own, options).split('\n');
    const same = lines.filter((line) => hasWords(line) && printed.has(line));
    expect(same.filter((line) => !isOfPage(line.trim()) && !line.includes(own.finalUrl))).toEqual([]);
  });
});
