import { DELIVERY_DAYS } from '@liftmark/contract/webhooks';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { webhookDeliveries, webhooks } from '../../database/schema.ts';

export async function removeDeliveries({ database }: { database: Database }): Promise<void> {
  await database
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, sql`now() - ${DELIVERY_DAYS} * interval '1 day'`));
  await database
    .update(webhooks)
    .set({ sealedPreviousSecret: null, previousUntil: null })
    .where(lt(webhooks.previousUntil, sql`now()`));
}
