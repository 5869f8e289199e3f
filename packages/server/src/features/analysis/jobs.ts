import type { AnyReport } from '@liftmark/contract/report-view';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database, Transaction } from '../../database/connection.ts';
import type { Files } from '../../platform/files.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';
import type { Keyring } from '../../platform/keyring.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { ModelAccess } from '../../platform/model.ts';
import type { Notifications } from '../../platform/notifications.ts';
import type { Telemetry } from '../../platform/telemetry.ts';
import type { Publisher } from '../webhooks/publish.ts';
import type { AnalysisEngine } from './engine.ts';

/** What a worker needs to run an analysis. */
export interface AnalysisWorker {
  database: Database;
  notifications: Notifications;
  files: Files;
  keyring: Keyring;
  jobs: Jobs;
  mailer: Mailer;
  engine: AnalysisEngine;
  model: ModelAccess;
  /** Addresses that have Pro without a subscription. */
  proEmails: string[];
  publisher: Publisher;
  telemetry: Telemetry;
  log: Logger;
  /** Time limit of an analysis in seconds. */
  budgetS: number;
  onError: (error: unknown) => void;
  /** What follows from a person’s new report, in the transaction that stores it. */
  onStored: (transaction: Transaction, stored: StoredAnalysis, report: AnyReport) => Promise<void>;
}

export interface StoredAnalysis {
  reportId: number;
  /** Null for schedules of a team. */
  userId: string | null;
  workspaceId: string;
  analysisId: string;
}

const payload = z.object({ analysisId: z.uuid() });
export type AnalysisPayload = z.infer<typeof payload>;

/** Fails an analysis if its worker died in every attempt. */
export const abandonedAnalysisJob = defineJob<AnalysisPayload, AnalysisWorker>({
  name: 'analysis-abandoned',
  payload,
  expireInSeconds: 30,
  retryLimit: 10,
  load: async () => (await import('./abandon-analysis.ts')).abandonAnalysis,
});

export const analysisJob = defineJob<AnalysisPayload, AnalysisWorker>({
  name: 'analysis',
  payload,
  expireInSeconds: 900,
  retryLimit: 2,
  abandoned: abandonedAnalysisJob,
  load: async () => (await import('./run-analysis.ts')).runAnalysis,
});
