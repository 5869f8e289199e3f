import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Audit, audit } from '@liftmark/engine/audit';
import { createCapturer } from '@liftmark/engine/capture/capturer';
import type { PageSnapshot, Screenshot } from '@liftmark/engine/capture/snapshot';
import { createJudgingThreads } from '@liftmark/engine/judging/threads';
import { judgeManual } from '@liftmark/engine/manual';
import type { Settings } from '../../settings.ts';
import type { AnalysisEngine, EngineScreenshot } from './engine.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** The engine with one warm browser, looking at the web through the guarded way out that the settings describe. */
export async function openEngine(
  settings: Settings,
  onWarning: (message: string) => void,
): Promise<AnalysisEngine> {
  let tellOfLoss = (): void => undefined;
  const capturer = await createCapturer({
    policy: {
      allowPrivate: settings.ALLOW_PRIVATE_TARGETS,
      allowAllPrivate: false,
      deny: settings.EGRESS_DENY,
      ports: settings.EGRESS_PORTS,
      dnsResolver: settings.EGRESS_DNS ?? null,
      caFile: settings.EGRESS_CA_FILE ?? null,
    },
    chromePath: settings.CHROME_PATH ?? null,
    onWarning,
    onBrowserLost: () => tellOfLoss(),
  });
  const threads = createJudgingThreads();
  return {
    isRendered: capturer.mode === 'rendered',
    async analyze({ url, pageType, pageGoal, audience, trafficSource }, { signal, budgetMs, onProgress }) {
      const result = await audit(url, {
        capturer,
        threads,
        hints: { pageType, pageGoal, audience, trafficSource },
        signal,
        budgetMs,
        onProgress,
      });
      const { desktop, mobile } = result.report.screenshots;
      return {
        report: result.report,
        snapshot: await compress(JSON.stringify(result.snapshot)),
        screenshots: { desktop: pictureOf(result, desktop), mobile: pictureOf(result, mobile) },
      };
    },
    judgeManual: ({ pageType, audience, ...words }) =>
      judgeManual(words, new Date().toISOString(), { pageType, audience }),
    async judgeAgain(bytes, hints, { signal }) {
      // Written by `analyze`.
      const snapshot: PageSnapshot = JSON.parse((await decompress(bytes)).toString('utf8'));
      return threads.judge({ snapshot, hints, captureMs: 0 }, signal, () => undefined);
    },
    onBrowserLost(listener) {
      tellOfLoss = listener;
    },
    async close() {
      await Promise.all([capturer.close(), threads.close()]);
    },
  };
}

function pictureOf(
  { screenshots }: Audit,
  screenshot: (Pick<Screenshot, 'file'> & { mimeType: string }) | null,
): EngineScreenshot | null {
  const bytes = screenshot && screenshots.get(screenshot.file);
  return screenshot && bytes ? { mimeType: screenshot.mimeType, bytes } : null;
}
