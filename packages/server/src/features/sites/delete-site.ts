import { eq } from 'drizzle-orm';
import { actorName, type Context } from '../../access/actor.ts';
import { sites } from '../../database/schema.ts';
import { recordAction } from '../../platform/audit.ts';
import type { SiteDeps } from './add-site.ts';
import { requireSite } from './find-site.ts';

/** Deletes a site with its runs. Its jobs find nothing more to do, and the reports of its pages stay. */
export async function deleteSite(
  { database }: Pick<SiteDeps, 'database'>,
  context: Context,
  id: string,
): Promise<void> {
  const { actor, requestId, key } = context;
  await database.transaction(async (transaction) => {
    const site = await requireSite(transaction, context, id, 'editor');
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
