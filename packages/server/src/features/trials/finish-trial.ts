import type { GivenLinks } from '@liftmark/contract/given-links';
import { TOGETHER, type Trial } from '@liftmark/contract/trials';
import type { UserActor } from '../../access/actor.ts';
import { AppError } from '../../errors.ts';
import type { Files } from '../../platform/files.ts';
import type { Notifications } from '../../platform/notifications.ts';
import { loadReport, type Report } from '../reports/find-report.ts';
import { trialFile } from '../reports/trial-file.ts';
import { type AskDeps, askForTrial } from './ask-for-trial.ts';
import { picturesOf } from './pictures.ts';
import type { Run } from './queries.ts';
import { text } from './text.ts';
import { waitForTrial } from './wait-for-trial.ts';

export interface FinishDeps extends AskDeps {
  files: Files;
  notifications: Notifications;
}

interface TrialCall {
  user: UserActor;
  report: Report;
  /** Id of the recommendation whose fix is tried. */
  recommendation: string;
  /** Links that it misses, in place of its fix. */
  links?: GivenLinks | undefined;
  runId: string;
  /** Ends the wait; the trial goes on. */
  signal: AbortSignal;
  onProgress: (progress: { percent: number; detail: string }) => void;
}

export interface FinishedTrial {
  trial: Trial;
  /** By the file name that the trial gives them. */
  pictures: ReadonlyMap<string, Uint8Array>;
}

const PROGRESS: Partial<Record<Run['state'], { percent: number; detail: string }>> = {
  queued: { percent: 1, detail: text.waiting },
  running: { percent: 10, detail: text.trying },
};

/**
 * Has a recommended fix tried on the page of a report, and waits for what it does.
 * @throws AppError with the reason if there is no trial; `busy` if it still runs
 */
export async function finishTrial(
  deps: FinishDeps,
  { user, report, recommendation, links, runId, signal, onProgress }: TrialCall,
): Promise<FinishedTrial> {
  const request = links === undefined ? { recommendation } : { recommendation, links };
  const asked = await askForTrial(deps, user, report, { request, runId });
  const ended = await waitForTrial(deps, asked, {
    signal,
    onChange({ state }) {
      const progress = PROGRESS[state];
      if (progress) onProgress(progress);
    },
  });
  if (ended === null) throw new AppError('busy', text.stillTrying, { retryAfterS: 5 });
  if (ended.state === 'cancelled') throw new AppError('cancelled', text.cancelled);
  if (ended.state === 'failed') throw new AppError('conflict', ended.message ?? text.ownFault);
  return findTrial(deps, report, recommendation);
}

async function findTrial(
  { database, files }: FinishDeps,
  report: Report,
  recommendation: string,
): Promise<FinishedTrial> {
  const { analysisResults, snapshotFile } = await loadReport(database, report);
  const trials = analysisResults.kind === 'conversion' ? analysisResults.trials : undefined;
  const trial = trials?.find((tried) => tried.recommendation === recommendation);
  if (trial === undefined && recommendation === TOGETHER) throw new AppError('conflict', text.noneTogether);
  if (trial === undefined || snapshotFile === null) throw new AppError('conflict', text.noCapture);
  const pictures = new Map<string, Uint8Array>();
  for (const { file } of picturesOf(trial)) {
    const key = trialFile({ snapshotFile }, file);
    if (await files.exists(key)) pictures.set(file, await files.read(key));
  }
  return { trial, pictures };
}
