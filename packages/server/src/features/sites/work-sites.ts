import { createEgressGuard } from '@liftmark/engine/capture/egress/egress';
import type { Logger } from 'pino';
import { egressPolicyOf } from '../../platform/egress-policy.ts';
import type { Services } from '../../services.ts';
import type { Settings } from '../../settings.ts';
import { abandonedPlanJob, analyzeSiteJob, planSiteJob, type SiteAnalyst, siteScheduleJob } from './jobs.ts';

/** Sites that a worker reads at once. They wait for the pace of the sites more than they work. */
const SITE_SLOTS = 2;

/** Takes the jobs of sites from the queue until the services close. */
export async function workSites(settings: Settings, services: Services, log: Logger): Promise<void> {
  const { jobs } = services;
  const guard = createEgressGuard(egressPolicyOf(settings));
  const analyst: SiteAnalyst = {
    ...services,
    freePerMonth: settings.FREE_ANALYSES_PER_MONTH,
    openLimit: settings.ANALYSIS_CONCURRENCY,
  };
  await jobs.work(planSiteJob, { ...services, guard, log }, SITE_SLOTS);
  await jobs.work(abandonedPlanJob, services, 1);
  await jobs.work(analyzeSiteJob, analyst, 1);
  await jobs.work(siteScheduleJob, analyst, 1);
}
