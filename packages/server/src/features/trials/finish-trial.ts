import type { GivenLinks } from '@liftmark/contract/given-links';
import { inLanguageOf } from '@liftmark/contract/translated';
import { TOGETHER, type Trial } from '@liftmark/contract/trials';
import type { UserActor } from '../../access/actor.ts';
import { reportError } from '../../errors.ts';
import type { Files } from '../../platform/files.ts';
import type { Notifications } from '../../platform/notifications.ts';
import { loadReport, type Report } from '../reports/find-report.ts';
import { trialFile } from '../reports/trial-file.ts';
import { type AskDeps, askForTrial } from './ask-for-trial.ts';
import { picturesOf } from './pictures.ts';
import type { Run } from './queries.ts';
import { problemWords, text } from './text.ts';
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

const PERCENT: Partial<Record<Run['state'], number>> = { queued: 1, running: 10 };

/**
 * Has a recommended fix tried on the page of a report, and waits for what it does. Says everything in the language of the
 * report.
 * @throws AppError with the reason if there is no trial; `busy` if it still runs
 */
export function finishTrial(deps: FinishDeps, call: TrialCall): Promise<FinishedTrial> {
  return inLanguageOf(call.report, () => finish(deps, call));
}

async function finish(
  deps: FinishDeps,
  { user, report, recommendation, links, runId, signal, onProgress }: TrialCall,
): Promise<FinishedTrial> {
  const request = links === undefined ? { recommendation } : { recommendation, links };
  const details: Partial<Record<Run['state'], string>> = { queued: text.waiting, running: text.trying };
  const asked = await askForTrial(deps, user, report, { request, runId });
  const ended = await waitForTrial(deps, asked, {
    signal,
    onChange({ state }) {
      const { [state]: percent } = PERCENT;
      const { [state]: detail } = details;
      if (percent !== undefined && detail !== undefined) onProgress({ percent, detail });
    },
  });
  if (ended === null) throw reportError('busy', text.stillTrying, { retryAfterS: 5 });
  if (ended.state === 'cancelled') throw reportError('cancelled', text.cancelled);
  if (ended.state === 'failed') throw reportError('conflict', problemWords(ended.message ?? 'ownFault'));
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
  if (trial === undefined && recommendation === TOGETHER) throw reportError('conflict', text.noneTogether);
  if (trial === undefined || snapshotFile === null) throw reportError('conflict', text.problems.noCapture);
  const pictures = new Map<string, Uint8Array>();
  for (const { file } of picturesOf(trial)) {
    const key = trialFile({ snapshotFile }, file);
    if (await files.exists(key)) pictures.set(file, await files.read(key));
  }
  return { trial, pictures };
}
