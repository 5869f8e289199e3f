import { eq } from 'drizzle-orm';
import { actorName, type Context } from '../../access/actor.ts';
import { sites } from '../../database/schema.ts';
import { recordAction } from '../../platform/audit.ts';
import type { SiteDeps } from './add-site.ts';
import { requireOwnSite } from './find-site.ts';

/** Deletes a site with its runs. Its jobs find nothing more to do, and the reports of its pages stay. */
export async function deleteSite(
  { database }: Pick<SiteDeps, 'database'>,
  { actor, requestId, key }: Context,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const site = await requireOwnSite(transaction, actor, id);
    await transaction.delete(sites).where(eq(sites.id, site.id));
    await recordAction(transaction, {
      actor: actorName(actor),
      action: 'site_deleted',
      subject: `site:${id}`,
      details: { host: site.host, ...(key !== undefined && { key: key.prefix }) },
      requestId,
    });
  });
}
