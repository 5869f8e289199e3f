import type { FoundersRevenue } from '@liftmark/contract/founders';
import { desc, isNotNull } from 'drizzle-orm';
import { reconciliations } from '../../database/schema.ts';
import type { FounderDeps } from './founder-accounts.ts';

/** The result of the last finished comparison with the payment provider; null if there is none. */
export async function lastComparison({ database }: FounderDeps): Promise<FoundersRevenue['comparison']> {
  const [last] = await database
    .select()
    .from(reconciliations)
    .where(isNotNull(reconciliations.finishedAt))
    .orderBy(desc(reconciliations.id))
    .limit(1);
  if (last === undefined || last.finishedAt === null) return null;
  const { finishedAt, compared, differences } = last;
  return { finishedAt: finishedAt.toISOString(), compared, differences };
}
