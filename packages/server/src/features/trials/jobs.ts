import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import type { Files } from '../../platform/files.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';
import type { Keyring } from '../../platform/keyring.ts';
import type { Notifications } from '../../platform/notifications.ts';
import type { AnalysisEngine } from '../analysis/engine.ts';
import { RETRIES } from './files.ts';
import type { FirstFixDeps } from './first-fixes.ts';

/** What a worker needs to try fixes. */
export interface TrialWorker extends FirstFixDeps {
  database: Database;
  engine: AnalysisEngine;
  files: Files;
  keyring: Keyring;
  jobs: Jobs;
  log: Logger;
  notifications: Notifications;
  /** How long trials that no one waits for leave the machine to analyses, in milliseconds. */
  patienceMs: number;
}

const payload = z.object({ runId: z.uuid(), analysisId: z.uuid() });
export type TrialPayload = z.infer<typeof payload>;

/** Fails a run if its worker died in every attempt. */
export const abandonedTrialJob = defineJob<TrialPayload, Pick<TrialWorker, 'database' | 'files'>>({
  name: 'trial-abandoned',
  payload,
  expireInSeconds: 30,
  retryLimit: 10,
  load: async () => (await import('./abandon-trials.ts')).abandonTrials,
});

const QUEUE = { payload, expireInSeconds: 900, retryLimit: RETRIES, abandoned: abandonedTrialJob };
const load = async () => (await import('./run-trials.ts')).runTrials;

/** The first fixes of a report, for which no one waits. */
export const firstTrialsJob = defineJob<TrialPayload, TrialWorker>({ ...QUEUE, name: 'trial-first', load });

/** What an owner asked for, and waits for. */
export const askedTrialJob = defineJob<TrialPayload, TrialWorker>({ ...QUEUE, name: 'trial-asked', load });

const keptPage = z.object({ pageId: z.uuid(), analysisId: z.uuid() });
export type KeptPagePayload = z.infer<typeof keptPage>;

/** Keeps a page open for its owner's own words. There is no second attempt: words are then tried in a load of their own. */
export const keptPageJob = defineJob<KeptPagePayload, TrialWorker>({
  name: 'trial-page',
  payload: keptPage,
  expireInSeconds: 900,
  retryLimit: 0,
  load: async () => (await import('./keep-page.ts')).keepPage,
});
