import { pageHintsSchema } from '@liftmark/contract/analysis';
import { createCapturer } from '@liftmark/engine/capture/capturer';
import { unpackSnapshot } from '@liftmark/engine/capture/packed-snapshot';
import { fontWarnings } from '@liftmark/engine/capture/read/fonts';
import { readUpload, type Upload, type UploadedSite } from '@liftmark/engine/capture/upload/uploaded-site';
import { auditInThread } from '@liftmark/engine/pipeline/audit-in-thread';
import { keepInThread } from '@liftmark/engine/pipeline/keep-in-thread';
import { picturedCapture } from '@liftmark/engine/pipeline/page-pictures';
import { createJudgingThreads } from '@liftmark/engine/pipeline/threads';
import { tryInThread } from '@liftmark/engine/pipeline/try-in-thread';
import { ownLinksFix } from '@liftmark/engine/trials/own-links';
import { ownWordsFix } from '@liftmark/engine/trials/own-words';
import { egressPolicyOf } from '../../platform/egress-policy.ts';
import type { Settings } from '../../settings.ts';
import type { AnalysisEngine } from './engine.ts';
import { rejectOnAbort } from './reject-on-abort.ts';

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
  if (capturer.mode === 'rendered') for (const missing of await fontWarnings()) onNotice(missing);
  const threads = createJudgingThreads();
  const audits = new Set<Promise<unknown>>();
  // Not awaited: if it takes long, the first analysis starts without it.
  void capturer.prepare();
  return {
    isRendered: capturer.mode === 'rendered',
    async audit({ url, access, upload: file, ...hints }, { signal, budgetMs, onProgress, onCheckError }) {
      const upload = await siteOf(file);
      const audit = auditInThread(url, threads, {
        capturer,
        access,
        upload,
        hints: pageHintsSchema.parse(hints),
        signal,
        budgetMs,
        onProgress,
        onCheckError,
      });
      audits.add(audit);
      const result = await audit.finally(() => {
        audits.delete(audit);
        void capturer.prepare();
      });
      return { report: result.report, ...picturedCapture(result) };
    },
    judgeManual: ({ pageType, audience, reportLanguage, ...input }, { signal, onCheckError }) =>
      threads.judgeManual(
        { input, writtenAt: new Date().toISOString(), hints: { pageType, audience, reportLanguage } },
        signal,
        { onCheckError },
      ),
    judge: (packed, hints, { signal, onCheckError }) =>
      threads.judge({ packed, hints, captureMs: 0 }, signal, { onCheckError }),
    judgeReceived: (packed, hints, { signal, ...listener }) =>
      threads.judge({ packed, hints, captureMs: 0, isReceived: true }, signal, listener),
    outline: (packed, signal) => threads.outline(packed, signal),
    async tryFixes({ snapshot: packed, hints, access, upload: file }, fixes, run) {
      const page = { packed, hints, access, upload: await siteOf(file) };
      return tryInThread(fixes, threads, { ...page, capturer, ...run }).finally(
        () => void capturer.prepare(),
      );
    },
    async keepPage({ snapshot: packed, hints, access, upload: file }, run) {
      const page = { packed, hints, access, upload: await siteOf(file) };
      return keepInThread({ ...page, capturer, ...run }).finally(() => void capturer.prepare());
    },
    ownLinks: async (packed, report, request) => ownLinksFix(await unpackSnapshot(packed), report, request),
    ownWords: async (packed, report, words) => ownWordsFix(await unpackSnapshot(packed), report, words),
    async whenIdle(signal) {
      while (audits.size > 0) {
        await Promise.race([Promise.allSettled(audits), rejectOnAbort(signal)]);
      }
    },
    onBrowserLost(listener) {
      tellOfLoss = listener;
    },
    async close() {
      await Promise.all([capturer.close(), threads.close()]);
    },
  };
}

async function siteOf(file: Upload | undefined): Promise<UploadedSite | undefined> {
  return file && readUpload(file);
}
