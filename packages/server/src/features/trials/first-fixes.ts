import { OPEN_PIECES } from '@liftmark/contract/analysis';
import type { ConversionReport } from '@liftmark/contract/report';
import { type Fix, fixesOf } from '@liftmark/engine/trials/fix';
import { eq } from 'drizzle-orm';
import { hasPro, PAID_RIGHTS, PERSON_RIGHTS } from '../../access/plan.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { users, workspaces } from '../../database/schema.ts';

export interface FirstFixDeps {
  /** Addresses that have Pro without a subscription. */
  proEmails: string[];
}

/**
 * The fixes that are tried without being asked for: those of the first problems, and on the free plan those of the problems
 * that are open. A locked fix isn't tried, as no one could see what it did.
 */
export async function firstFixes(
  database: Database | Transaction,
  { proEmails }: FirstFixDeps,
  workspaceId: string,
  report: ConversionReport,
): Promise<Fix[]> {
  const [owner] = await database
    .select({ plan: PAID_RIGHTS, person: PERSON_RIGHTS })
    .from(workspaces)
    .leftJoin(users, eq(users.id, workspaces.id))
    .where(eq(workspaces.id, workspaceId));
  if (owner !== undefined && hasPro(owner.plan, owner.person, proEmails)) return fixesOf(report, 'first');
  return fixesOf({ ...report, recommendations: report.recommendations.slice(0, OPEN_PIECES) }, 'all');
}
