import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { webhookAttempts, webhookDeliveries } from '../../database/schema.ts';
import { startReceiver } from '../../testing/receiver.ts';
import { createTestApp, signedInAs } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { startProcess } from '../../testing/test-process.ts';

it('a worker killed between sending and recording leaves one repeat with the same id', async () => {
  const environment = {
    ALLOW_PRIVATE_TARGETS: '127.0.0.1',
    APP_SECRET: 'the-secret-that-all-processes-share',
  };
  const test = await createTestApp(EMBEDDED, { environment, isWorker: false });
  const settings = { ...environment, DATABASE_URL: test.databaseUrl, LIFTMARK_DATA: test.dataFolder };
  const receiver = await startReceiver();
  const first = await startProcess(settings);
  let ended: Promise<unknown> | null = null;
  receiver.answer = (response) => {
    if (ended === null) ended = first.end('SIGKILL');
    else response.writeHead(204).end();
  };
  const headers = await signedInAs(test, { plan: 'free' });
  const made = await test.app.inject({
    method: 'POST',
    url: '/api/account/webhooks',
    headers,
    payload: {
      name: 'Team',
      address: receiver.url,
      format: 'standard',
      events: ['analysis.finished'],
      isOn: true,
    },
  });
  const { id } = made.json().webhook;
  await test.app.inject({ method: 'POST', url: `/api/account/webhooks/${id}/test`, headers });
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(1);
  await ended;
  const second = await startProcess(settings);
  const delivery = async () =>
    (
      await test.services.database.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id))
    )[0];
  await expect.poll(async () => (await delivery())?.state, { timeout: 60_000 }).toBe('delivered');
  const messageId = `msg_${(await delivery())?.id}`;
  expect(receiver.received.map((each) => each.headers['webhook-id'])).toEqual([messageId, messageId]);
  expect(await test.services.database.$count(webhookAttempts)).toBe(1);
  await second.end('SIGTERM');
  await receiver.close();
  await test.close();
}, 180_000);
