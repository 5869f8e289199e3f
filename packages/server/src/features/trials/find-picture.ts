import { OPEN_PIECES } from '@liftmark/contract/analysis';
import type { Trial } from '@liftmark/contract/trials';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Actor } from '../../access/actor.ts';
import { isUnlocked } from '../../access/policy.ts';
import type { Database } from '../../database/connection.ts';
import { reports, trialRuns } from '../../database/schema.ts';
import { isOwn, type Report } from '../reports/find-report.ts';
import { openTrials } from '../reports/locking.ts';
import { trialFile } from '../reports/trial-file.ts';
import { picturesOf } from './pictures.ts';

/**
 * The key of a picture in the file store; null unless the viewer may see its trial.
 * @param file as the trial names it
 */
export async function findPicture(
  database: Database,
  report: Report,
  viewer: Actor,
  file: string,
): Promise<string | null> {
  const { snapshotFile } = report;
  if (snapshotFile === null) return null;
  const shown = [
    ...(await shownTrials(database, report, isUnlocked(viewer, report.owner))),
    ...(isOwn(report) ? await ownWordsOf(database, report) : []),
  ];
  const isShown = shown.some((trial) => picturesOf(trial).some((picture) => picture.file === file));
  return isShown ? trialFile({ snapshotFile }, file) : null;
}

async function shownTrials(
  database: Database,
  { id }: Pick<Report, 'id'>,
  isOpen: boolean,
): Promise<Trial[]> {
  const [found] = await database
    .select({
      trials: sql<Trial[] | null>`${reports.analysisResults} -> 'trials'`,
      ids: sql<string[]>`jsonb_path_query_array(${reports.analysisResults}, '$.recommendations[*].id')`,
    })
    .from(reports)
    .where(eq(reports.id, id));
  const open = new Set(found?.ids.slice(0, OPEN_PIECES));
  const trials = found?.trials ?? [];
  return isOpen ? trials : openTrials(trials, open);
}

export interface TrialPictureFile {
  /** As the trial names it. */
  name: string;
  /** Its key in the file store. */
  file: string;
}

/** Every picture of the trials that the report's owner may see. */
export async function trialPictureFiles(
  database: Database,
  report: Pick<Report, 'id' | 'snapshotFile'>,
  isOpen: boolean,
): Promise<TrialPictureFile[]> {
  const { snapshotFile } = report;
  if (snapshotFile === null) return [];
  const shown = [...(await shownTrials(database, report, isOpen)), ...(await ownWordsOf(database, report))];
  return shown
    .flatMap(picturesOf)
    .map(({ file: name }) => ({ name, file: trialFile({ snapshotFile }, name) }));
}

/** What became of the owner's own words. */
export async function ownWordsOf(database: Database, { id }: Pick<Report, 'id'>): Promise<Trial[]> {
  const found = await database
    .select({ trial: trialRuns.trial })
    .from(trialRuns)
    .where(and(eq(trialRuns.reportId, id), isNotNull(trialRuns.trial)));
  return found.flatMap(({ trial }) => trial ?? []);
}
