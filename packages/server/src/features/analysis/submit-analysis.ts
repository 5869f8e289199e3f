import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Upload } from '@liftmark/engine/capture/upload/uploaded-site';
import type { Context } from '../../access/actor.ts';
import { lockRole } from '../../access/lock-role.ts';
import { requireAnalysis, requirePro } from '../../access/policy.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import type { Files } from '../../platform/files.ts';
import type { Fingerprints } from '../../platform/fingerprints.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { notify } from '../../platform/notifications.ts';
import type { AnalysisInput } from './input.ts';
import { analysisJob } from './jobs.ts';
import {
  type Analysis,
  type Asker,
  askerOf,
  countOpenAnalyses,
  countOpenAnalysesOf,
  createAnalysis,
  findAnalysis,
  lockActor,
  storedInput,
  topicOf,
} from './queries.ts';
import { countSpentAnalyses } from './spent-analyses.ts';
import { uploadKey } from './uploads.ts';

export interface SubmitDeps {
  database: Database;
  fingerprints: Fingerprints;
  files: Files;
  jobs: Jobs;
  freePerMonth: number;
  /** Most analyses that may be queued or running before new ones are refused. */
  queueLimit: number;
}

/** Names of the kinds that need Pro. */
const PRO_FEATURES: Record<AnalysisInput['inputType'], string | null> = {
  url: null,
  manual: null,
  competitor: 'Competitor Analysis',
  swot: 'SWOT Analysis',
  copy: 'Copy Optimization',
};

/**
 * Accepts an analysis: its row and its job are stored in one transaction. The same key of the same actor leads to the
 * same analysis, even if both requests arrive at the same time.
 * @param upload the file that the page comes from, which is stored before a worker can look for it
 * @throws AppError `conflict` if the key belongs to another page; `busy`, `free_limit`, `forbidden`, `unauthenticated`;
 * those of `lockRole`
 */
export async function submitAnalysis(
  deps: SubmitDeps,
  context: Context,
  key: string,
  input: AnalysisInput,
  upload?: Upload,
): Promise<Analysis> {
  if (upload === undefined) return submit(deps, context, key, input, undefined);
  const id = randomUUID();
  await deps.files.put(uploadKey(id), upload.bytes);
  let accepted: Analysis | null = null;
  try {
    accepted = await submit(deps, context, key, input, id);
    return accepted;
  } finally {
    // A repeat leads to the analysis that is there.
    if (accepted?.id !== id) await deps.files.remove(uploadKey(id));
  }
}

async function submit(
  { database, fingerprints, jobs, freePerMonth, queueLimit }: SubmitDeps,
  context: Context,
  key: string,
  input: AnalysisInput,
  id: string | undefined,
): Promise<Analysis> {
  const earlier = await findAnalysis(database, context, key);
  if (earlier) return requireSameRequest(earlier, context, input);

  const feature = PRO_FEATURES[input.inputType];
  if (feature !== null) requirePro(context.actor, feature);
  else {
    requireAnalysis(
      context.actor,
      await countSpentAnalyses({ database, fingerprints }, context),
      freePerMonth,
    );
  }
  if ((await countOpenAnalyses(database)) >= queueLimit) {
    throw new AppError('busy', 'Many pages are being analyzed right now. Please try again in a moment.', {
      retryAfterS: 10,
    });
  }
  return database.transaction(async (transaction) => {
    const { actor } = context;
    if (actor.kind === 'user') await lockRole(transaction, { ...actor, userId: actor.id }, 'editor');
    // Simultaneous requests take turns, so that each one finds and counts the ones before it.
    await lockActor(transaction, context);
    const concurrent = await findAnalysis(transaction, context, key);
    if (concurrent) return requireSameRequest(concurrent, context, input);
    if (feature === null) {
      const spent = await countSpentAnalyses({ database: transaction, fingerprints }, context);
      requireAnalysis(context.actor, spent, freePerMonth);
    }
    const created = await enqueueAnalysis(transaction, jobs, askerOf(context.actor), key, input, id);
    // It is in a workspace that the actor isn’t in anymore, or that their API key isn’t for.
    if (created === null) throw usedKey();
    return created;
  });
}

/** Below the priority of any analysis that a person asked for. */
const AFTER_ALL = -1_000_000;

/** Stores an analysis with its job, regardless of the plan; null if the asker already has one with that key. */
export async function enqueueAnalysis(
  transaction: Transaction,
  jobs: Jobs,
  asker: Asker,
  key: string,
  input: AnalysisInput,
  id?: string,
): Promise<Analysis | null> {
  const open = await countOpenAnalysesOf(transaction, asker);
  const created = await createAnalysis(transaction, asker, key, input, id);
  if (created === null) return null;
  // Everyone's first analysis runs before anyone's second, so that one person's many don't delay the others, and pages
  // of sites run after all of these.
  const priority = input.site === undefined ? -open : AFTER_ALL;
  await jobs.send(transaction, analysisJob, { analysisId: created.id }, priority);
  await notify(transaction, topicOf(created));
  return created;
}

function requireSameRequest(analysis: Analysis, { actor }: Context, input: AnalysisInput): Analysis {
  const isHere = analysis.workspaceId === askerOf(actor).workspaceId;
  if (isHere && isDeepStrictEqual(analysis.input, storedInput(input))) return analysis;
  throw usedKey();
}

function usedKey(): AppError {
  return new AppError('conflict', 'This key already belongs to the analysis of another page. Use a new one.');
}
