import { OPEN_PIECES } from '@liftmark/contract/analysis';
import type { ConversionReport } from '@liftmark/contract/report';
import { type Fix, fixesOf } from '@liftmark/engine/trials/fix';
import { eq } from 'drizzle-orm';
import { hasPro, RIGHTS } from '../../access/plan.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { users } from '../../database/schema.ts';

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
  userId: string,
  report: ConversionReport,
): Promise<Fix[]> {
  const [owner] = await database.select(RIGHTS).from(users).where(eq(users.id, userId));
  if (owner !== undefined && hasPro(owner, proEmails)) return fixesOf(report, 'first');
  return fixesOf({ ...report, recommendations: report.recommendations.slice(0, OPEN_PIECES) }, 'all');
}
