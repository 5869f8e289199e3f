import { createEgressGuard } from '@liftmark/engine/capture/egress/egress';
import { egressPolicyOf } from '../../../platform/egress-policy.ts';
import type { Services } from '../../../services.ts';
import type { Settings } from '../../../settings.ts';
import { compareSearchesJob } from '../searches/jobs.ts';
import { dueConnectionsJob, readConnectionJob } from './jobs.ts';

/** Connections that a worker reads at once. They wait for services more than they work. */
const SLOTS = 2;

export async function workConnections(settings: Settings, services: Services): Promise<void> {
  const guard = createEgressGuard(egressPolicyOf(settings));
  await services.jobs.work(readConnectionJob, { ...services, guard }, SLOTS);
  await services.jobs.work(dueConnectionsJob, services, 1);
  await services.jobs.work(compareSearchesJob, services, 1);
}
