import type { FeedbackSummary } from '@liftmark/contract/founders';
import { sql } from 'drizzle-orm';
import { type FounderDeps, oneRow } from './founder-accounts.ts';

const RECENT = 5;
/** Name for senders without an account. */
export const ANONYMOUS = 'Anonymous';

type Counts = Record<'bugs' | 'resolved' | 'features' | 'implemented', number>;

/** The number of bugs and feature requests, and the latest items. Of all time. */
export async function summarizeFeedback({ database }: FounderDeps): Promise<FeedbackSummary> {
  const [counts, recent] = await Promise.all([
    oneRow<Counts>(
      database,
      sql`select (count(*) filter (where type = 'bug'))::int as "bugs",
          (count(*) filter (where type = 'bug' and status = 'resolved'))::int as "resolved",
          (count(*) filter (where type = 'feature'))::int as "features",
          (count(*) filter (where type = 'feature' and status = 'implemented'))::int as "implemented"
        from feedback`,
    ),
    database.execute<Omit<FeedbackSummary['recent'][number], 'createdAt'> & { createdAt: Date | string }>(
      sql`select f.id, f.type, f.priority, f.message, f.created_at as "createdAt",
          coalesce(u.email, ${ANONYMOUS}) as "user", f.current_page as "currentPage"
        from feedback f left join users u on u.id = f.user_id
        order by f.created_at desc, f.id desc limit ${RECENT}`,
    ),
  ]);
  const { bugs, resolved, features, implemented } = counts;
  return {
    bugs: { total: bugs, resolved, open: bugs - resolved },
    features: { total: features, implemented, planned: features - implemented },
    recent: recent.rows.map(({ createdAt, ...item }) => ({
      ...item,
      createdAt: new Date(createdAt).toISOString(),
    })),
  };
}
