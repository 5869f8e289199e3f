import type { ConversionReport } from '@liftmark/contract/report';
import { isLarge, letGo } from '../capture/let-go.ts';
import { packSnapshot } from '../capture/packed.ts';
import type { PageSnapshot } from '../capture/snapshot.ts';
import { type AuditOptions, readPage, written } from '../read-page.ts';
import type { JudgingThreads } from './threads.ts';

export interface AuditApart {
  report: ConversionReport;
  packed: Uint8Array;
  screenshots: Map<string, Uint8Array>;
}

/**
 * `audit` with the judging in a thread of its own. Between the two the page is held packed and nowhere else, so
 * that the largest ones fit.
 */
export async function auditApart(
  url: string,
  threads: JudgingThreads,
  options: AuditOptions,
): Promise<AuditApart> {
  const { hints = {}, signal, onProgress: tell = () => undefined } = options;
  const { packed, wasLarge, captureMs, screenshots } = await readPacked(url, threads, options);
  if (wasLarge) await letGo();
  const report = await threads.judge({ packed, hints, captureMs }, signal, tell);
  tell(written(report));
  return { report, packed, screenshots };
}

/** The nodes themselves are let go where this returns. */
async function readPacked(url: string, threads: JudgingThreads, options: AuditOptions) {
  let packed: Uint8Array | null = null;
  const wantsLaterLoad = async (snapshot: PageSnapshot): Promise<boolean> => {
    const soFar = await packSnapshot(snapshot);
    const wanted = await threads.wantsLaterLoad(soFar, options.signal);
    if (!wanted) packed = soFar;
    return wanted;
  };
  const { snapshot, ...read } = await readPage(url, options, { wantsLaterLoad, onLarge: threads.endIdle });
  return { ...read, wasLarge: isLarge(snapshot), packed: packed ?? (await packSnapshot(snapshot)) };
}
