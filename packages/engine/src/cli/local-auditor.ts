import { type Capturer, createCapturer } from '../capture/capturer.ts';
import { DEFAULT_POLICY } from '../capture/egress/policy.ts';
import type { PackedCapture } from '../capture/packed-snapshot.ts';
import { saveCapture } from '../capture/store.ts';
import type { CheckError } from '../checks/check-error.ts';
import { auditInThread, type ThreadedAudit } from '../pipeline/audit-in-thread.ts';
import type { JudgingThreads } from '../pipeline/threads.ts';
import { type Arguments, UsageError } from './arguments.ts';
import type { Auditor } from './auditor.ts';
import { progressLine } from './progress-line.ts';
import { printCheckError } from './run-audit.ts';
import { text } from './text.ts';

/** Opens and judges pages on this machine. */
export async function localAuditor(args: Arguments, threads: JudgingThreads): Promise<Auditor> {
  const capturer = await openCapturer(args);
  return {
    audit: (url, as, signal) => auditPage(url, { capturer, threads }, as, signal),
    close: () => capturer.close(),
  };
}

/** On a person's own machine private addresses are allowed. */
function openCapturer({ staticMode }: Arguments): Promise<Capturer> {
  return createCapturer({
    policy: { ...DEFAULT_POLICY, allowAllPrivate: true },
    chromePath: staticMode ? 'none' : process.env.CHROME_PATH || null,
    onWarning: (message) => console.error(message),
  });
}

/** Captures and judges one page. */
async function auditPage(
  url: string,
  { capturer, threads }: { capturer: Capturer; threads: JudgingThreads },
  args: Arguments,
  signal: AbortSignal,
): Promise<ThreadedAudit> {
  const line = progressLine(process.stderr, url);
  const failures: CheckError[] = [];
  try {
    const result = await auditInThread(url, threads, {
      hints: args.hints,
      capturer,
      signal,
      budgetMs: args.budgetMs,
      onProgress: line.show,
      onCheckError: (failure) => failures.push(failure),
    });
    if (args.saveFolder !== null) await save(args.saveFolder, result);
    return result;
  } finally {
    line.clear();
    failures.forEach(printCheckError);
  }
}

async function save(folder: string, captured: PackedCapture): Promise<void> {
  await saveCapture(folder, captured).catch(() => {
    throw new UsageError(text.files.notSaved({ folder }));
  });
}
