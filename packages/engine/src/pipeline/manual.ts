import type { PageHints } from '@liftmark/contract/analysis';
import { MANUAL_ADDRESS, type ManualInput } from '@liftmark/contract/manual';
import type { ConversionReport } from '@liftmark/contract/report';
import { inLanguage } from '@liftmark/contract/translated';
import type { AnalystInput, Words } from '../analyst/analyst.ts';
import { BUILT_IN, builtInWords } from '../analyst/built-in.ts';
import { summarize } from '../analyst/summary.ts';
import { contained } from '../capture/read/node-text.ts';
import { parsedCapture } from '../capture/read/parsed-capture.ts';
import type { PageSnapshot } from '../capture/snapshot.ts';
import { CHECKS } from '../checks/registry.ts';
import { quote } from '../checks/shared/phrasing.ts';
import { DIAGNOSES } from '../diagnoses/registry.ts';
import { withoutChatMarkup } from '../language/chat-markup.ts';
import { text } from './manual.text.ts';
import { type JudgingListener, scorePage } from './score-page.ts';
import { writeReport } from './write-report.ts';

/** Checks that judge words alone; all others need a page. */
const WORDING_CHECKS: ReadonlySet<string> = new Set([
  'headline-specificity',
  'hype-words',
  'reading-grade',
  'scannable-copy',
  'timely-reason',
  'deadline-precision',
  'expired-deadlines',
  'pressure-wording',
  'price-visibility',
  'guarantee',
  'free-offer',
  'trial-terms',
  'trial-length',
  'billing-terms',
  'claim-sources',
  'template-remnants',
]);

/** Diagnoses that words alone support; all others need a page. */
const WORDING_DIAGNOSES: ReadonlySet<string> = new Set([
  'doubtful-claims',
  'template-leftovers',
  'too-much-text',
  'vague-headline',
]);

/**
 * The report on a headline, an offer and optional copy without a page: the same stages over a document made of them,
 * with only the checks and diagnoses that judge words.
 * @param writtenAt ISO 8601; dates in the text are judged against it
 */
export function judgeManual(
  input: ManualInput,
  writtenAt: string,
  hints: PageHints = {},
  listener: JudgingListener = {},
): ConversionReport {
  const only = {
    checks: CHECKS.filter(({ id }) => WORDING_CHECKS.has(id)),
    diagnoses: DIAGNOSES.filter(({ id }) => WORDING_DIAGNOSES.has(id)),
  };
  return inLanguage(hints.reportLanguage ?? 'en', () => {
    // Without a page there is no page type to recognize; only the person can choose one.
    const asType = { ...hints, pageType: hints.pageType ?? 'other' };
    const scored = scorePage(snapshotOf(input, writtenAt), asType, listener, only);
    const beganAt = performance.now();
    const words = wordsOn(scored.analystInput, input);
    const report = writeReport(scored, { words, author: BUILT_IN, captureMs: 0, beganAt });
    return {
      ...report,
      url: MANUAL_ADDRESS,
      finalUrl: MANUAL_ADDRESS,
      title: contained(withoutChatMarkup(input.headline)),
      pageType: { ...report.pageType, chosen: hints.pageType !== undefined },
    };
  });
}

function wordsOn(analystInput: AnalystInput, { headline }: ManualInput): Words {
  const words = builtInWords(analystInput);
  return {
    ...words,
    summary: summarize(analystInput, text.subject({ headline: quote(headline, 60) })),
    pageTypeInsights: words.pageTypeInsights.slice(1),
  };
}

function snapshotOf({ headline, offer, copy }: ManualInput, writtenAt: string): PageSnapshot {
  const paragraphs = [offer, ...(copy ?? '').split(/\n\s*\n/)].filter((text) => text.trim() !== '');
  const body = paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n');
  return {
    version: 1,
    url: 'https://manual.invalid/',
    finalUrl: 'https://manual.invalid/',
    mode: 'static',
    capturedAt: writtenAt,
    status: 200,
    contentType: 'text/html',
    redirects: [],
    desktop: parsedCapture(`<main><h1>${escaped(headline)}</h1>\n${body}</main>`),
    mobile: null,
    later: null,
    warnings: [text.noPage],
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
