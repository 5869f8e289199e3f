import type { EgressGuard } from '@liftmark/engine/capture/egress/egress';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import type { Fingerprints } from '../../platform/fingerprints.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';
import type { Keyring } from '../../platform/keyring.ts';

/** What a worker needs to read sites. */
export interface SiteWorker {
  database: Database;
  jobs: Jobs;
  guard: EgressGuard;
  /** Opens what the workspace of a site keeps to open its pages. */
  keyring: Keyring;
  log: Logger;
}

/** What a worker needs to have pages of sites analyzed. */
export interface SiteAnalyst {
  database: Database;
  jobs: Jobs;
  fingerprints: Fingerprints;
  proEmails: string[];
  freePerMonth: number;
  /** Most queued and running analyses before those of sites pause: people go first. */
  openLimit: number;
}

const payload = z.object({ runId: z.uuid(), turn: z.int() });
export type SiteTurn = z.infer<typeof payload>;

/** Fails a run if its worker died in every attempt. */
export const abandonedPlanJob = defineJob<SiteTurn, { database: Database }>({
  name: 'site-plan-abandoned',
  payload,
  expireInSeconds: 30,
  retryLimit: 10,
  load: async () => (await import('./abandon-plan.ts')).abandonPlan,
});

/** Reads a part of a site, for some seconds, so that sites take turns. */
export const planSiteJob = defineJob<SiteTurn, SiteWorker>({
  name: 'site-plan',
  payload,
  expireInSeconds: 300,
  retryLimit: 5,
  abandoned: abandonedPlanJob,
  load: async () => (await import('./plan/plan-site.ts')).planSite,
});

/** Starts the next analysis of a run as soon as there is room, and looks at what came of the earlier ones. */
export const analyzeSiteJob = defineJob<SiteTurn, SiteAnalyst>({
  name: 'site-analyses',
  payload,
  expireInSeconds: 60,
  retryLimit: 1_000,
  load: async () => (await import('./analyze-site.ts')).analyzeSite,
});

const nothing = z.object({});

/** Runs sites again that are due by their schedule. */
export const siteScheduleJob = defineJob<z.infer<typeof nothing>, SiteAnalyst>({
  name: 'scheduled-sites',
  payload: nothing,
  cron: '* * * * *',
  expireInSeconds: 300,
  retryLimit: 2,
  load: async () => (await import('./run-schedules.ts')).runSchedules,
});
