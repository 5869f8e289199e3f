import type { SiteAccess } from '../capture/access/site-access.ts';
import { type Capturer, createCapturer } from '../capture/capturer.ts';
import { DEFAULT_POLICY } from '../capture/egress/policy.ts';
import type { PackedCapture } from '../capture/packed-snapshot.ts';
import { saveCapture } from '../capture/store.ts';
import { readUpload, type UploadedSite } from '../capture/upload/uploaded-site.ts';
import type { CheckError } from '../checks/check-error.ts';
import { auditInThread, type ThreadedAudit } from '../pipeline/audit-in-thread.ts';
import type { JudgingThreads } from '../pipeline/threads.ts';
import { tryInThread } from '../pipeline/try-in-thread.ts';
import { fixesOf } from '../trials/fix.ts';
import { type Arguments, UsageError } from './arguments.ts';
import type { Auditor } from './auditor.ts';
import { withLinks } from './given-links.ts';
import { type ProgressLine, progressLine } from './progress-line.ts';
import { printCheckError } from './run-audit.ts';
import { text } from './text.ts';
import { readUploadFile } from './upload-file.ts';

/** Opens and judges pages on this machine. */
export async function localAuditor(
  args: Arguments,
  threads: JudgingThreads,
  access: SiteAccess | null,
): Promise<Auditor> {
  const capturer = await openCapturer(args);
  const tools: Tools = { capturer, threads, access: access ?? undefined };
  return {
    audit: (url, as, signal) => auditPage(url, tools, as, signal),
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

interface Tools {
  capturer: Capturer;
  threads: JudgingThreads;
  access: SiteAccess | undefined;
}

/** Captures and judges one page. */
async function auditPage(
  url: string,
  tools: Tools,
  args: Arguments,
  signal: AbortSignal,
): Promise<ThreadedAudit> {
  const line = progressLine(process.stderr, url);
  const failures: CheckError[] = [];
  try {
    const { capturer, threads, access } = tools;
    const file = await readUploadFile(url);
    const upload = file === null ? undefined : await readUpload(file);
    const audit = await auditInThread(url, threads, {
      hints: args.hints,
      capturer,
      access,
      upload,
      signal,
      budgetMs: args.budgetMs,
      onProgress: line.show,
      onCheckError: (failure) => failures.push(failure),
    });
    const given = await withLinks(audit, args.links);
    const result = await withTrials(given, { ...tools, upload }, args, signal, line);
    if (args.saveFolder !== null) await save(args.saveFolder, result);
    return result;
  } finally {
    line.clear();
    failures.forEach(printCheckError);
  }
}

/** The audit with the fixes tried on the page that were asked for, and their pictures. */
async function withTrials(
  audit: ThreadedAudit,
  { capturer, threads, access, upload }: Tools & { upload: UploadedSite | undefined },
  { tries, hints }: Arguments,
  signal: AbortSignal,
  line: ProgressLine,
): Promise<ThreadedAudit> {
  if (tries === null) return audit;
  const { report, packed, screenshots } = audit;
  const fixes = fixesOf(report, tries);
  line.show({ stage: 'advise', percent: 96, detail: text.trying({ count: fixes.length }) });
  const { trials, pictures } = await tryInThread(fixes, threads, {
    packed,
    hints,
    capturer,
    access,
    upload,
    signal,
  });
  return { ...audit, report: { ...report, trials }, screenshots: new Map([...screenshots, ...pictures]) };
}

async function save(folder: string, captured: PackedCapture): Promise<void> {
  await saveCapture(folder, captured).catch(() => {
    throw new UsageError(text.files.notSaved({ folder }));
  });
}
