import type { PageType } from '@liftmark/contract/page-types';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { text } from './people.text.ts';

/** What the people of a page and those who offer the same are called. */
export interface People {
  one: string;
  many: string;
  /** Those who can be asked for a review: "Email everyone who bought in the last three months". */
  recent: string;
  others: Others;
}

interface Others {
  /** "your competitors", "other charities". */
  all: string;
  /** "a competitor", "another charity". */
  another: string;
  /** "any competitor", "any other charity". */
  any: string;
}

type Named = Omit<People, 'others'>;
type Role = Exclude<keyof typeof text, 'competitors' | 'others'>;

/** What these pages are about says more of their people than who offers it. */
const BY_TYPE: Partial<Record<PageType, Role>> = {
  app: 'user',
  course: 'student',
  event: 'participant',
  hospitality: 'guest',
  article: 'reader',
};

const OF_COMPANIES: Partial<Record<PageType, Role>> = { portfolio: 'client', service: 'serviceCustomer' };

interface Organization {
  people: Role;
  others: keyof typeof text.others;
}

const CHARITY: Organization = { people: 'supporter', others: 'charity' };
const SCHOOL: Organization = { people: 'family', others: 'school' };

/** What structured data calls those who don't compete for customers. */
const BY_STRUCTURED: Readonly<Record<string, Organization>> = {
  NGO: CHARITY,
  FundingScheme: CHARITY,
  School: SCHOOL,
  ElementarySchool: SCHOOL,
  HighSchool: SCHOOL,
  MiddleSchool: SCHOOL,
  Preschool: SCHOOL,
  CollegeOrUniversity: { people: 'student', others: 'university' },
  EducationalOrganization: { people: 'student', others: 'school' },
  SportsClub: { people: 'member', others: 'club' },
  SportsTeam: { people: 'member', others: 'club' },
  Church: { people: 'member', others: 'church' },
  PlaceOfWorship: { people: 'member', others: 'community' },
  Museum: { people: 'visitor', others: 'museum' },
  Library: { people: 'visitor', others: 'library' },
  GovernmentOrganization: { people: 'resident', others: 'authority' },
  CityHall: { people: 'resident', others: 'authority' },
};

interface Page {
  pageType: Pick<PageFacts['pageType'], 'type'>;
  document: Pick<PageFacts['document'], 'structured'>;
}

/** The charity, club, school or other organization without customers and competitors that a page is of; null if none. */
export function organizationOf({ pageType, document }: Page): Organization | null {
  if (pageType.type === 'nonprofit') return CHARITY;
  const types = document.structured.map(({ type }) => type);
  const known = types.find((type) => Object.hasOwn(BY_STRUCTURED, type));
  return known === undefined ? null : (BY_STRUCTURED[known] ?? null);
}

/** What the customers and competitors of a page are called. */
export function peopleOf(page: Page): People {
  const { type } = page.pageType;
  const known = organizationOf(page);
  const people: Named = text[BY_TYPE[type] ?? known?.people ?? OF_COMPANIES[type] ?? 'customer'];
  return { ...people, others: known ? text.others[known.others] : text.competitors };
}
