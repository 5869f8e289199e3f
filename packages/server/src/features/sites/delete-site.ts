import { eq } from 'drizzle-orm';
import { actorName, type Context } from '../../access/actor.ts';
import { writeAs } from '../../access/lock-role.ts';
import { sites } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import { recordAction } from '../../platform/audit.ts';
import type { SiteDeps } from './add-site.ts';
import { requireSite, signedIn } from './find-site.ts';

/**
 * Deletes a site with its runs. Its jobs find nothing more to do, and the reports of its pages stay.
 * @throws AppError `unauthenticated`, `not_found`; those of `writeAs`
 */
export async function deleteSite(
  { database }: Pick<SiteDeps, 'database'>,
  context: Context,
  id: string,
): Promise<void> {
  const { requestId, key } = context;
  const actor = signedIn(context.actor);
  const { workspaceId } = await requireSite(database, context, id, 'editor');
  await writeAs(database, { userId: actor.id, workspaceId }, 'editor', async (transaction) => {
    const [site] = await transaction.delete(sites).where(eq(sites.id, id)).returning();
    if (site === undefined) throw notFound();
    await recordAction(transaction, {
      actor: actorName(actor),
      action: 'site_deleted',
      subject: `site:${id}`,
      details: { host: site.host, ...(key !== undefined && { key: key.prefix }) },
      requestId,
    });
  });
}
