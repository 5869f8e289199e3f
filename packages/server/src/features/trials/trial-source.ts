import { type PageHints, pageHintsSchema } from '@liftmark/contract/analysis';
import type { GivenLinks } from '@liftmark/contract/given-links';
import type { ConversionReport } from '@liftmark/contract/report';
import type { OwnWords } from '@liftmark/contract/trials';
import type { Fix } from '@liftmark/engine/trials/fix';
import { eq } from 'drizzle-orm';
import { reports } from '../../database/schema.ts';
import type { AnalysisEngine, PageSource } from '../analysis/engine.ts';
import { addressOf, analysisInputSchema } from '../analysis/input.ts';
import { readUploadOf } from '../analysis/uploads.ts';
import { takeAccess } from '../page-access/find-access.ts';
import type { StoredReport } from '../reports/find-report.ts';
import type { TrialWorker } from './jobs.ts';
import type { TrialProblem } from './text.ts';

/** Why there are no trials. */
export class Unfit extends Error {
  readonly problem: TrialProblem;

  constructor(problem: TrialProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** What trials of a report are made from. */
export interface TrialSource extends Omit<PageSource, 'url'> {
  report: ConversionReport;
  snapshot: Uint8Array;
  hints: PageHints;
}

/** @throws Unfit if the report or its capture is gone */
export async function loadSource(
  { database, files, keyring }: Pick<TrialWorker, 'database' | 'files' | 'keyring'>,
  reportId: number,
): Promise<TrialSource> {
  const [stored] = await database.select().from(reports).where(eq(reports.id, reportId));
  const { snapshotFile, analysisResults: report } = stored ?? ({} as Partial<StoredReport>);
  if (report?.kind !== 'conversion' || !snapshotFile || !(await files.exists(snapshotFile)))
    throw new Unfit('noCapture');
  const input = analysisInputSchema.parse(stored?.inputData);
  const hints = pageHintsSchema.parse(input);
  const upload = await readUploadOf(files, { id: stored?.analysisId ?? null, input });
  const workspaceId = stored?.workspaceId ?? null;
  // For where the analysis began, as it was then: what it was redirected to may be another site.
  const access = upload ? undefined : await takeAccess({ database, keyring }, workspaceId, addressOf(input));
  return { report, snapshot: await files.read(snapshotFile), hints, access, upload };
}

/** @throws Unfit if the page misses none of these links */
export async function ownLinksOn(
  engine: Pick<AnalysisEngine, 'ownLinks'>,
  { report, snapshot }: TrialSource,
  request: { recommendation: string; links: GivenLinks },
): Promise<Fix> {
  const fix = await engine.ownLinks(snapshot, report, request);
  if (fix === null) throw new Unfit('noLinks');
  return fix;
}

/** @throws Unfit if the page has no such part */
export async function ownWordsOn(
  engine: Pick<AnalysisEngine, 'ownWords'>,
  { report, snapshot }: TrialSource,
  words: OwnWords,
): Promise<Fix> {
  const fix = await engine.ownWords(snapshot, report, words);
  if (fix === null) throw new Unfit(words.part === 'headline' ? 'noHeadline' : 'noButton');
  return fix;
}
