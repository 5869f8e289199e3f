import { MAX_TEMPLATES, representativesFor } from '@liftmark/contract/sites';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { analyses, sitePages, siteTemplates } from '../../database/schema.ts';

/** Pages of a list by how typical they are: the most typical one, and others as different from it as possible. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  const last = items.length - 1;
  const places = Array.from({ length: Math.min(count, items.length) }, (_, index) =>
    count === 1 ? 0 : Math.round((index * last) / (Math.min(count, items.length) - 1 || 1)),
  );
  return [...new Set(places)].flatMap((place) => items[place] ?? []);
}

/** Has the representatives of the largest templates analyzed, one of each before the second of any. */
export async function wantRepresentatives(transaction: Transaction, runId: string): Promise<number> {
  const templates = await transaction
    .select({ id: siteTemplates.id })
    .from(siteTemplates)
    .where(eq(siteTemplates.runId, runId))
    .orderBy(asc(siteTemplates.place))
    .limit(MAX_TEMPLATES);
  const chosen: { id: number; rank: number }[] = [];
  for (const template of templates) {
    const pages = await transaction.$count(sitePages, eq(sitePages.templateId, template.id));
    const typical = await transaction
      .select({ id: sitePages.id })
      .from(sitePages)
      .where(and(eq(sitePages.templateId, template.id), isNotNull(sitePages.typical)))
      .orderBy(asc(sitePages.typical));
    const those = spread(typical, representativesFor(pages));
    chosen.push(...those.map(({ id }, rank) => ({ id, rank })));
  }
  return want(
    transaction,
    chosen.sort((a, b) => a.rank - b.rank).map(({ id }) => id),
  );
}

/** Has more pages of one template analyzed, the most typical first. Returns how many there were. */
export async function wantMore(transaction: Transaction, templateId: string, count: number): Promise<number> {
  const more = await transaction
    .select({ id: sitePages.id })
    .from(sitePages)
    .where(
      and(
        eq(sitePages.templateId, templateId),
        isNotNull(sitePages.typical),
        isNull(sitePages.wantedAt),
        isNull(sitePages.analysisId),
      ),
    )
    .orderBy(asc(sitePages.typical))
    .limit(count);
  return want(
    transaction,
    more.map(({ id }) => id),
  );
}

/** Pages of one template that give way to others: if as many fail, the template itself is the reason. */
const MOST_REPLACED = 2;

/** Lets the next most typical page of its template stand in for each page that couldn't be analyzed. */
export async function replaceFailed(transaction: Transaction, runId: string): Promise<void> {
  const failed = await transaction
    .select({ id: sitePages.id, templateId: sitePages.templateId })
    .from(sitePages)
    .innerJoin(analyses, eq(analyses.id, sitePages.analysisId))
    .where(and(eq(sitePages.runId, runId), isNotNull(sitePages.wantedAt), eq(analyses.state, 'failed')))
    .orderBy(asc(sitePages.wantedAt));
  for (const { id, templateId } of failed) {
    if (templateId === null) continue;
    const isReplaced = sql`${sitePages.analysisId} is not null and ${sitePages.wantedAt} is null`;
    const replaced = await transaction.$count(
      sitePages,
      and(eq(sitePages.templateId, templateId), isReplaced),
    );
    if (replaced >= MOST_REPLACED || (await wantMore(transaction, templateId, 1)) === 0) continue;
    await transaction.update(sitePages).set({ wantedAt: null }).where(eq(sitePages.id, id));
  }
}

async function want(transaction: Transaction, ids: readonly number[]): Promise<number> {
  const now = Date.now();
  let wanted = 0;
  for (const [index, id] of ids.entries()) {
    const changed = await transaction
      .update(sitePages)
      .set({ wantedAt: new Date(now + index) })
      .where(and(eq(sitePages.id, id), isNull(sitePages.wantedAt), isNull(sitePages.analysisId)))
      .returning({ id: sitePages.id });
    wanted += changed.length;
  }
  return wanted;
}
