import { doneSchema } from '@liftmark/contract/auth';
import {
  createdWebhookSchema,
  deliveryDetailSchema,
  deliveryListSchema,
  deliverySchema,
  type Webhook,
  type WebhookRequest,
  webhookListSchema,
  webhookSchema,
  webhookSecretSchema,
} from '@liftmark/contract/webhooks';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';

/** The calls of the webhook screens. Errors: those of `call`. */

const PATH = '/api/account/webhooks';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** While a delivery waits, the log is read again this often. */
const WATCH_MS = 2_000;

export const webhooksQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => call(PATH, webhookListSchema, { signal }),
  refetchOnMount: 'always',
});

export const deliveriesQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [PATH, id, 'deliveries', page],
    queryFn: ({ signal }) => call(`${pathOf(id)}/deliveries?page=${page}`, deliveryListSchema, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.deliveries.some(isDue) ? WATCH_MS : false),
  });

/** True if a delivery is about to be sent. */
function isDue({ nextAttemptAt }: { nextAttemptAt: string | null }): boolean {
  return nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + 10_000;
}

/** @param attempts so far: another one makes it worth reading again */
export const deliveryQuery = (id: string, deliveryId: string, attempts: number) =>
  queryOptions({
    queryKey: [PATH, id, 'delivery', deliveryId, attempts],
    queryFn: ({ signal }) => call(`${pathOf(id)}/deliveries/${deliveryId}`, deliveryDetailSchema, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** Reads what is on the screen again: list, log and open deliveries. */
export function refreshWebhooks(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [PATH] });
}

export const createWebhook = (body: WebhookRequest, idempotencyKey: string) =>
  call(PATH, createdWebhookSchema, { method: 'POST', body, idempotencyKey });

export const changeWebhook = (id: string, body: WebhookRequest) =>
  call(pathOf(id), webhookSchema, { method: 'PUT', body });

/** What a change of a webhook starts from. */
export function requestOf({ name, address, format, events, isOn }: Webhook): WebhookRequest {
  return { name, address, format, events, isOn };
}

export const deleteWebhook = (id: string) => call(pathOf(id), doneSchema, { method: 'DELETE' });

export const readSecret = (id: string) => call(`${pathOf(id)}/secret`, webhookSecretSchema);

export const replaceSecret = (id: string) =>
  call(`${pathOf(id)}/secret`, webhookSecretSchema, { method: 'POST' });

export const endOverlap = (id: string) =>
  call(`${pathOf(id)}/secret/previous`, webhookSecretSchema, { method: 'DELETE' });

export const sendTest = (id: string, idempotencyKey: string) =>
  call(`${pathOf(id)}/test`, deliverySchema, { method: 'POST', idempotencyKey });

export const replayDelivery = (id: string, deliveryId: string) =>
  call(`${pathOf(id)}/deliveries/${deliveryId}/replay`, deliverySchema, { method: 'POST' });
