import { randomBytes } from 'node:crypto';
import type { Database } from '../database/connection.ts';
import { users } from '../database/schema.ts';
import { openPayments } from '../features/billing/payments.ts';
import { payCheckout } from '../features/billing/simulated/life.ts';
import { nowS } from '../features/billing/simulated/objects.ts';
import { databaseStore } from '../features/billing/simulated/store.ts';
import { readSettings } from '../settings.ts';
import { openSession, payloadOf, signatureOf } from '../testing/test-payments.ts';

export interface PaymentEvent {
  id: string;
  payload: string;
  /** The header of a delivery that happens now. */
  sign(): string;
}

/** New customers who each started a trial, with the provider's events about them. */
export async function startTrials(
  database: Database,
  appSecret: string,
  customers: number,
): Promise<PaymentEvent[]> {
  const [secret = ''] = openPayments(readSettings({ APP_SECRET: appSecret }), database).webhookSecrets;
  const store = databaseStore(database);
  const events: PaymentEvent[] = [];
  for (let index = 0; index < customers; index += 1) {
    const name = `simulated_${randomBytes(6).toString('hex')}`;
    const customer = `cus_${name}`;
    await database.insert(users).values({ email: `${name}@shop.test`, stripeCustomerId: customer });
    await store.create({ id: customer, object: 'customer', customer, created: nowS() });
    const told = await payCheckout(store, openSession(customer, name, 7), name);
    for (const [order, event] of told.entries()) {
      const id = `evt_${name}_${order}`;
      const payload = payloadOf(event, id);
      events.push({ id, payload, sign: () => signatureOf(payload, secret) });
    }
  }
  return events;
}
