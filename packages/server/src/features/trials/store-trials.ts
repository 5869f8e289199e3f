import { TOGETHER, type Trial, type TriedScore, triedScore } from '@liftmark/contract/trials';
import type { Tried } from '@liftmark/engine/trials/try-fixes';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { toStorableJson } from '../../database/json.ts';
import { reports } from '../../database/schema.ts';
import { removeFilesJob } from '../../platform/remove-files-job.ts';
import { documentFolder } from '../documents/document-files.ts';
import type { TrialWorker } from './jobs.ts';
import { inFolder } from './pictures.ts';
import { lockOpenRun, type Run, updateOpenRun } from './queries.ts';

/** Largest trials of a report, as JSON. Those of a usual page take a hundredth of this. */
const MAX_BYTES = 4 * 1024 * 1024;

interface Place {
  folder: string;
  /** Its last part. */
  attempt: string;
}

/**
 * Stores the pictures, then in one transaction the trials and the end of their run. False if the run has ended meanwhile,
 * or the report is gone.
 */
export async function storeTrials(
  { database, files, jobs }: Pick<TrialWorker, 'database' | 'files' | 'jobs'>,
  run: Run,
  { trials, pictures }: Tried,
  { folder, attempt }: Place,
): Promise<boolean> {
  for (const [name, bytes] of pictures) await files.put(`${folder}/${name}`, bytes);
  const placed = trials.map((trial) => inFolder(trial, attempt));
  return database.transaction(async (transaction) => {
    const [report] = await transaction
      .select({
        secureId: reports.secureId,
        trials: sql<Trial[] | null>`${reports.analysisResults} -> 'trials'`,
      })
      .from(reports)
      .where(eq(reports.id, run.reportId))
      .for('update');
    if (report === undefined || (await lockOpenRun(transaction, run.id)) === null) return false;
    const all = merged(report.trials ?? [], placed);
    if (Buffer.byteLength(toStorableJson(all)) > MAX_BYTES) {
      await updateOpenRun(transaction, run.id, { state: 'failed', message: 'tooLarge' });
      return false;
    }
    if (run.kind === 'words') {
      await updateOpenRun(transaction, run.id, { state: 'done', tried: 1, trial: placed[0] ?? null });
      return true;
    }
    await writeTrials(transaction, run, all);
    if (run.request !== null && 'links' in run.request) await writeFix(transaction, run, placed);
    // Documents that were drawn without them are drawn again.
    await jobs.send(transaction, removeFilesJob, { folders: [documentFolder(report.secureId)], keys: [] });
    await updateOpenRun(transaction, run.id, { state: 'done', tried: run.total });
    return true;
  });
}

async function writeTrials(transaction: Transaction, { reportId }: Run, trials: Trial[]): Promise<void> {
  const value = sql`${toStorableJson(trials)}::jsonb`;
  await transaction
    .update(reports)
    .set({
      analysisResults: sql`jsonb_set(${reports.analysisResults}, '{trials}', ${value})`,
      trialScores: scoresOf(trials),
    })
    .where(eq(reports.id, reportId));
}

/** Links that the owner gave become the fix of their recommendation, so that it can be exported. */
async function writeFix(
  transaction: Transaction,
  { reportId }: Run,
  [trial]: readonly Trial[],
): Promise<void> {
  if (!trial?.applied) return;
  const patch = sql`${toStorableJson(trial.patch)}::jsonb`;
  const recommendations = sql`(
    select jsonb_agg(
      case when item ->> 'id' = ${trial.recommendation} then jsonb_set(item, '{patch}', ${patch}) else item end
      order by place
    )
    from jsonb_array_elements(${reports.analysisResults} -> 'recommendations') with ordinality as items (item, place)
  )`;
  await transaction
    .update(reports)
    .set({
      analysisResults: sql`jsonb_set(${reports.analysisResults}, '{recommendations}', ${recommendations})`,
    })
    .where(eq(reports.id, reportId));
}

function scoresOf(trials: readonly Trial[]): Record<string, TriedScore> {
  const measured = trials.flatMap((trial): [string, TriedScore][] => {
    const score = triedScore(trial);
    return score === null ? [] : [[trial.recommendation, score]];
  });
  return Object.fromEntries(measured);
}

/**
 * Newer trials replace older ones, but for those that weren't applied where an older one was; the one of all together stays
 * last.
 */
function merged(earlier: readonly Trial[], later: readonly Trial[]): Trial[] {
  const measured = new Set(
    earlier.filter(({ applied }) => applied).map(({ recommendation }) => recommendation),
  );
  const better = later.filter(({ applied, recommendation }) => applied || !measured.has(recommendation));
  const tried = new Set(better.map(({ recommendation }) => recommendation));
  const all = [...earlier.filter(({ recommendation }) => !tried.has(recommendation)), ...better];
  return all.toSorted(
    (a, b) => Number(a.recommendation === TOGETHER) - Number(b.recommendation === TOGETHER),
  );
}
