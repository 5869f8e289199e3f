import type { ConversionReport } from '@liftmark/contract/report';
import { organizationOf } from '../checks/shared/people.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';

/** Whether the page is of a charity, club, school or another organization that has no customers and competitors. */
export function isOrganization({ pageType, facts }: ConversionReport): boolean {
  const { document } = facts as Partial<PageFacts>;
  return organizationOf({ pageType, document: { structured: document?.structured ?? [] } }) !== null;
}
