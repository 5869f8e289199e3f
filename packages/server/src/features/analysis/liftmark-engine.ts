import { createCapturer } from '@liftmark/engine/capture/capturer';
import type { Screenshot } from '@liftmark/engine/capture/snapshot';
import { auditInThread, type ThreadedAudit } from '@liftmark/engine/pipeline/audit-in-thread';
import { createJudgingThreads } from '@liftmark/engine/pipeline/threads';
import { egressPolicyOf } from '../../platform/egress-policy.ts';
import type { Settings } from '../../settings.ts';
import type { AnalysisEngine, EngineScreenshot } from './engine.ts';

/** The engine with one warm browser, which reaches the web through the egress guard of the settings. */
export async function openEngine(
  settings: Settings,
  onWarning: (message: string) => void,
  onNotice: (message: string) => void = () => undefined,
): Promise<AnalysisEngine> {
  let tellOfLoss = (): void => undefined;
  const capturer = await createCapturer({
    policy: egressPolicyOf(settings),
    chromePath: settings.CHROME_PATH ?? null,
    onWarning,
    onWall: ({ isUp, message }) => (isUp ? onNotice : onWarning)(message),
    onBrowserLost: () => tellOfLoss(),
  });
  const threads = createJudgingThreads();
  // Not awaited: if it takes long, the first analysis starts without it.
  void capturer.prepare();
  return {
    isRendered: capturer.mode === 'rendered',
    async audit(
      { url, pageType, pageGoal, audience, trafficSource, message },
      { signal, budgetMs, onProgress, onCheckError },
    ) {
      const result = await auditInThread(url, threads, {
        capturer,
        hints: { pageType, pageGoal, audience, trafficSource, message },
        signal,
        budgetMs,
        onProgress,
        onCheckError,
      }).finally(() => void capturer.prepare());
      const { desktop, mobile } = result.report.screenshots;
      return {
        report: result.report,
        snapshot: result.packed,
        screenshots: { desktop: pictureOf(result, desktop), mobile: pictureOf(result, mobile) },
      };
    },
    judgeManual: ({ pageType, audience, ...input }, { signal, onCheckError }) =>
      threads.judgeManual(
        { input, writtenAt: new Date().toISOString(), hints: { pageType, audience } },
        signal,
        { onCheckError },
      ),
    judge: (packed, hints, { signal, onCheckError }) =>
      threads.judge({ packed, hints, captureMs: 0 }, signal, { onCheckError }),
    outline: (packed, signal) => threads.outline(packed, signal),
    onBrowserLost(listener) {
      tellOfLoss = listener;
    },
    async close() {
      await Promise.all([capturer.close(), threads.close()]);
    },
  };
}

function pictureOf(
  { screenshots }: ThreadedAudit,
  screenshot: (Pick<Screenshot, 'file'> & { mimeType: string }) | null,
): EngineScreenshot | null {
  const bytes = screenshot && screenshots.get(screenshot.file);
  return screenshot && bytes ? { mimeType: screenshot.mimeType, bytes } : null;
}
