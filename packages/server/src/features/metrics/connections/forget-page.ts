import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/connection.ts';
import { connectedExperiments } from '../../../database/schema.ts';

/** An experiment whose result was deleted is the result of no page. */
export async function forgetPage(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .update(connectedExperiments)
    .set({ page: null, tested: null, variant: null, recommendation: null })
    .where(eq(connectedExperiments.id, id));
}
