import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../../http/identity.ts';
import { addQuota } from '../../http/quota-headers.ts';
import { countSpentAnalyses } from './spent-analyses.ts';
import type { SubmitDeps } from './submit-analysis.ts';

/** Tells a program what is left of the free plan in this calendar month (UTC). */
export async function showPlanQuota(
  deps: Pick<SubmitDeps, 'database' | 'fingerprints' | 'freePerMonth'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { actor, key } = contextOf(request) ?? {};
  if (key === undefined || actor?.kind !== 'user' || actor.isPro) return;
  const spent = await countSpentAnalyses(deps, { actor });
  const now = new Date();
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
  addQuota(reply, {
    name: 'plan',
    quota: deps.freePerMonth,
    windowS: (end - start) / 1000,
    left: deps.freePerMonth - spent,
    resetsInS: Math.ceil((end - now.getTime()) / 1000),
  });
}
