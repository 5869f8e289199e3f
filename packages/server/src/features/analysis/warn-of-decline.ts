import type { Recommendation } from '@liftmark/contract/report';
import { isSameAdvice } from '@liftmark/contract/same-advice';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { reports } from '../../database/schema.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { findReportBranding } from '../branding/find-branding.ts';
import { reachableOwnersOf } from '../members/owners.ts';
import type { Publisher } from '../webhooks/publish.ts';
import { isOtherRubric } from './page-version.ts';

/** A drop of the score by this many points is worth an alert. */
const NOTABLE_POINTS = 5;

type Version = Pick<
  typeof reports.$inferSelect,
  | 'id'
  | 'secureId'
  | 'title'
  | 'url'
  | 'writtenIn'
  | 'pageKey'
  | 'scorePercent'
  | 'rubricVersion'
  | 'recommendations'
  | 'changes'
>;

/** The ways to tell the owners of a page. */
export interface Alerts {
  mailer: Mailer;
  publisher: Publisher;
  /** Addresses that have Pro without a subscription. */
  proEmails: string[];
}

/**
 * Alerts the owners of a page’s workspace, by email and webhook, if a scheduled run found it clearly worse: its score fell, or
 * something that was verified as fixed is broken again.
 */
export async function warnOfDecline(
  transaction: Transaction,
  { mailer, publisher, proEmails }: Alerts,
  workspaceId: string,
  now: Version,
  before: Pick<Version, 'scorePercent' | 'rubricVersion' | 'recommendations'>,
): Promise<void> {
  const fallen = pointsLost(now, before);
  const returned = await returnedIssues(transaction, workspaceId, now, before);
  if (fallen < NOTABLE_POINTS && returned.length === 0) return;
  const address = now.url ?? now.title;
  await publisher.publish(transaction, workspaceId, {
    type: 'score.dropped',
    page: { title: now.title, address },
    reportId: now.secureId,
    score: now.scorePercent,
    previousScore: before.scorePercent,
    isComparable: !isOtherRubric(now, before),
    pointsLost: Math.max(0, Math.round(fallen)),
    brokenAgain: returned,
  });
  const brand = await findReportBranding({ database: transaction, proEmails }, { id: now.id, workspaceId });
  for (const { id, firstName, email } of await reachableOwnersOf(transaction, workspaceId)) {
    await mailer.send(
      transaction,
      'page-declined',
      {
        firstName,
        secureId: now.secureId,
        title: now.title,
        address,
        before: before.scorePercent,
        after: now.scorePercent,
        ...(isOtherRubric(now, before) && { ownLoss: Math.max(0, fallen) }),
        returned,
        writtenIn: now.writtenIn,
      },
      { to: email, userId: id, brand },
    );
  }
}

type Scored = Pick<Version, 'scorePercent' | 'rubricVersion'>;

/** Uses the page's own loss if it is known: a new rubric isn't a decline of the page. */
function pointsLost(now: Version, before: Scored): number {
  const { scorePercent, changes } = now;
  if (changes?.score.page != null) return -changes.score.page;
  if (isOtherRubric(now, before)) return 0;
  return scorePercent === null || before.scorePercent === null ? 0 : before.scorePercent - scorePercent;
}

/** Titles of recommendations that are back although an earlier run had verified the fix. */
async function returnedIssues(
  transaction: Transaction,
  workspaceId: string,
  now: Version,
  before: Pick<Version, 'rubricVersion' | 'recommendations'>,
): Promise<string[]> {
  const { pageKey, recommendations, changes } = now;
  if (pageKey === null) return [];
  const fixed = await transaction
    .selectDistinct({
      id: sql<string>`followed->'recommendation'->>'id'`,
      // Absent in older reports, whose ids were those of checks.
      checks: sql<string[] | null>`followed->'recommendation'->'checks'`,
    })
    .from(
      sql`${reports}, lateral jsonb_array_elements(
        case when jsonb_typeof(${reports.changes}) = 'object' then ${reports.changes}->'followUps' else '[]' end
      ) as listed(followed)`,
    )
    .where(
      and(
        eq(reports.workspaceId, workspaceId),
        eq(reports.pageKey, pageKey),
        sql`followed->>'verdict' = 'fixed'`,
      ),
    );
  const wasFixed = fixed.map(({ id, checks }) => ({ id, checks: checks ?? [id] }));
  return recommendations
    .filter((item) => wasFixed.some((each) => isSameAdvice(item, each)))
    .filter((item) => !before.recommendations.some((each) => isSameAdvice(item, each)))
    .filter((item) => !isOtherRubric(now, before) || hasLost(item, changes))
    .map(({ title }) => title);
}

/** Whether the page itself lost points by what the advice is about: a new rubric can advise on an unchanged page. */
function hasLost({ checks, ceilings = [] }: Recommendation, changes: Version['changes']): boolean {
  const lines = changes?.score.lines ?? [];
  return lines.some(
    ({ kind, of, points }) =>
      points < 0 &&
      ((kind === 'check' && checks.includes(of)) || (kind === 'ceiling' && ceilings.includes(of))),
  );
}
