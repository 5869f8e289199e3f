import { randomUUID } from 'node:crypto';
import { receiveWebhook, type WebhookDeps } from '../receive-webhook.ts';
import type { SimulatedEvent } from './life.ts';
import { nowS } from './objects.ts';

/** Delivers events about simulated payments as the real provider would: signed, and received by the same code. */
export async function deliverEvents(deps: WebhookDeps, events: SimulatedEvent[]): Promise<void> {
  const { stripe, webhookSecrets } = deps.payments;
  const [secret = ''] = webhookSecrets;
  for (const { type, object } of events) {
    const payload = JSON.stringify({
      id: `evt_simulated_${randomUUID().replaceAll('-', '')}`,
      object: 'event',
      type,
      created: nowS(),
      livemode: false,
      data: { object },
    });
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
    await receiveWebhook(deps, Buffer.from(payload), signature);
  }
}
