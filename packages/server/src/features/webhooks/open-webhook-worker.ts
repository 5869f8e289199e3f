import { createEgressGuard } from '@liftmark/engine/capture/egress/egress';
import { egressPolicyOf } from '../../platform/egress-policy.ts';
import type { Services } from '../../services.ts';
import type { Settings } from '../../settings.ts';
import type { WebhookWorker } from './jobs.ts';

/** A receiver has to answer by then. */
const TIMEOUT_MS = 10_000;

export function openWebhookWorker(settings: Settings, services: Services): WebhookWorker {
  return { ...services, guard: createEgressGuard(egressPolicyOf(settings)), timeoutMs: TIMEOUT_MS };
}
