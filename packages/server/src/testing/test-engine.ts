import { setTimeout as delay } from 'node:timers/promises';
import type { PageHints } from '@liftmark/contract/analysis';
import {
  CAPTURE_FAILURES,
  type CaptureFailureCode,
  httpStatusSentence,
  SLOW_JUDGING_SENTENCE,
} from '@liftmark/contract/capture-failures';
import { MANUAL_ADDRESS } from '@liftmark/contract/manual';
import type { ConversionReport } from '@liftmark/contract/report';
import { OWN_WORDS } from '@liftmark/contract/trials';
import type { AnalysisEngine, EngineRun, EngineScreenshot, PageSource } from '../features/analysis/engine.ts';
import { testReport } from './test-report.ts';
import { PARTS, pictureFile, testPatch, testTrial } from './test-trial.ts';

/** The smallest image possible, as bytes of a WebP file. */
const PICTURE = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

const OUTLINE = ['Kettles that whistle', 'Made of copper by hand', 'Add to cart'].map((words, index) => ({
  id: `n${index + 10}`,
  node: index + 10,
  role: index === 0 ? 'hero h1' : 'hero text',
  selector: `#node-${index}`,
  text: words,
  words,
  fontSize: 16,
  boxes: { desktop: { x: 40, y: 100 * index + 40, width: 600, height: 60 }, mobile: null },
  isOneText: true,
  target: null,
  row: null,
}));

export interface TestEngine extends AnalysisEngine {
  /** Addresses that were analyzed, in order. */
  analyzed: string[];
  /** What was last said about each analyzed page. */
  hints: Map<string, PageHints>;
  /** How each page was opened, to be analyzed or to try fixes on it. */
  sources: Omit<PageSource, 'url'>[];
  /** Recommendations whose fixes were tried, in order. */
  tries: string[];
  /** Pages that were kept open and closed, and the changes tried on them. */
  keptPages: { opened: number; closed: number; tries: number };
  /** Reports for certain addresses, instead of the usual one. */
  found: Map<string, ConversionReport>;
  /** Desktop pictures of certain addresses, instead of the smallest one. */
  pictures: Map<string, EngineScreenshot>;
  /** Lets the analyses of `/held` pages go on. */
  release(): void;
  /** Simulates a browser that ended unexpectedly. */
  loseBrowser(): void;
}

/**
 * An engine without a browser, told by the path of the address what to do: `/fail/<code>` fails with that code,
 * `/broken` with a bug, `/held` waits for `release`, `/deaf` never ends, `/slow` takes too long to judge, `/failed-check` has a check that fails, `/hostile-text` has text that
 * databases choke on, `/huge-report` is more than is stored. Trials of the recommendation `held` wait
 * for `release`, that of `broken` fails with a bug. Words with `gone` lose the page that is kept open.
 */
export function createTestEngine(): TestEngine {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const analyzed: string[] = [];
  const tries: string[] = [];
  const sources: Omit<PageSource, 'url'>[] = [];
  const keptPages = { opened: 0, closed: 0, tries: 0 };
  let tellOfLoss = (): void => undefined;
  const found = new Map<string, ConversionReport>();
  const hints = new Map<string, PageHints>();
  const pictures = new Map<string, EngineScreenshot>();
  return {
    analyzed,
    hints,
    sources,
    tries,
    keptPages,
    found,
    pictures,
    release: () => release(),
    loseBrowser: () => tellOfLoss(),
    onBrowserLost(listener) {
      tellOfLoss = listener;
    },
    isRendered: true,
    close: async () => undefined,
    outline: async () => OUTLINE,
    whenIdle: async () => undefined,
    async keepPage({ access, upload }, { signal }) {
      sources.push({ access, upload });
      keptPages.opened += 1;
      const closed = Promise.withResolvers<void>();
      signal.throwIfAborted();
      return {
        async tryFix(fix) {
          if (fix.patch.summary.includes('gone')) {
            closed.resolve();
            return null;
          }
          keptPages.tries += 1;
          return { trials: [testTrial(fix)], pictures: picturesFor([fix.recommendation]) };
        },
        ended: closed.promise,
        async close() {
          closed.resolve();
          keptPages.closed += 1;
        },
      };
    },
    ownLinks: async (_snapshot, _report, { recommendation, links }) => ({
      recommendation,
      patch: testPatch(`Link to ${Object.values(links)}.`),
    }),
    ownWords: async (_snapshot, _report, { part, text }) =>
      text === 'nowhere'
        ? null
        : { recommendation: OWN_WORDS, patch: testPatch(`Change the ${part} to “${text}”.`) },
    async tryFixes({ access, upload }, fixes, run) {
      sources.push({ access, upload });
      tries.push(...fixes.map(({ recommendation }) => recommendation));
      const includes = (id: string) => fixes.some(({ recommendation }) => recommendation === id);
      if (includes('held')) await Promise.race([held, aborted(run)]);
      if (includes('broken')) throw new TypeError('a bug');
      const trials = fixes.map((fix) => {
        run.onTrial();
        return testTrial(fix);
      });
      return { trials, pictures: picturesFor(trials.map(({ recommendation }) => recommendation)) };
    },
    judgeManual: async ({ headline }) => ({ ...testReport(MANUAL_ADDRESS), title: headline }),
    judge: async (_snapshot, { pageType }) => {
      const report = testReport('https://shop.test/');
      return pageType ? { ...report, pageType: { type: pageType, confidence: 1, chosen: true } } : report;
    },
    judgeReceived: async () => ({
      ...testReport('https://shop.test/signed-in'),
      capturedWith: 'extension',
      screenshots: {
        desktop: { file: 'desktop.jpg', mimeType: 'image/jpeg', width: 1350, height: 940, scale: 1 },
        mobile: null,
      },
    }),
    async audit({ url, access, upload, ...said }, run) {
      analyzed.push(url);
      sources.push({ access, upload });
      hints.set(url, said);
      const { pathname } = new URL(url);
      run.onProgress({ stage: 'capture', percent: 10, detail: 'Opening' });
      if (pathname.startsWith('/fail/')) throw failure(pathname.slice('/fail/'.length));
      if (pathname === '/not-found') throw failure('http_status', httpStatusSentence(404));
      if (pathname === '/deaf') return new Promise(() => {});
      if (pathname === '/slow') {
        await delay(run.budgetMs);
        throw failure('timeout', SLOW_JUDGING_SENTENCE);
      }
      if (pathname === '/broken') throw new TypeError('a bug');
      if (pathname.startsWith('/held')) await Promise.race([held, aborted(run)]);
      if (pathname === '/failed-check') {
        run.onCheckError({ check: 'main-headline', error: new TypeError('no such node') });
      }
      run.onProgress({ stage: 'check', percent: 80, detail: 'Checking' });
      const report = found.get(url) ?? testReport(url);
      if (pathname === '/hostile-text') report.title = `A\u0000 \ud800 "quote" \\u0000 <script>`;
      if (pathname === '/huge-report') report.summary = 'x'.repeat(9_000_000);
      const picture = pictures.get(url) ?? { mimeType: 'image/webp', bytes: PICTURE };
      return { report, snapshot: Buffer.from('{}'), screenshots: { desktop: picture, mobile: null } };
    },
  };
}

function picturesFor(recommendations: readonly string[]): Map<string, Uint8Array> {
  const files = recommendations.flatMap((id) => PARTS.map((part) => pictureFile(id, part)));
  return new Map(files.map((file) => [file, PICTURE]));
}

function failure(code: string, sentence: string = CAPTURE_FAILURES[code as CaptureFailureCode]): Error {
  return Object.assign(new Error(sentence), { code });
}

function aborted({ signal }: Pick<EngineRun, 'signal'>): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
}
