import type { ConversionReport } from '@liftmark/contract/report';
import type { PageFacts } from '../facts/types/page-facts.ts';

/** What structured data calls those who don't compete for customers. */
const STRUCTURED: ReadonlySet<string> = new Set([
  'NGO',
  'School',
  'ElementarySchool',
  'HighSchool',
  'MiddleSchool',
  'Preschool',
  'CollegeOrUniversity',
  'EducationalOrganization',
  'SportsClub',
  'SportsTeam',
  'Church',
  'PlaceOfWorship',
  'Museum',
  'Library',
  'GovernmentOrganization',
  'CityHall',
  'FundingScheme',
]);

/** Whether the page is of a charity, club, school or another organization that has no customers and competitors. */
export function isOrganization({ pageType, facts }: ConversionReport): boolean {
  if (pageType.type === 'nonprofit') return true;
  const { document } = facts as Partial<PageFacts>;
  return (document?.structured ?? []).some(({ type }) => STRUCTURED.has(type));
}
