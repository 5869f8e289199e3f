import type { PageType } from '@liftmark/contract/page-types';
import type { PageFacts } from '../../facts/types/page-facts.ts';

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

const COMPETITORS: Others = { all: 'your competitors', another: 'a competitor', any: 'any competitor' };

const CUSTOMER: Named = {
  one: 'customer',
  many: 'customers',
  recent: 'who bought in the last three months and has had time to use it',
};
const SUPPORTER: Named = {
  one: 'supporter',
  many: 'supporters',
  recent: 'who gave or helped in the last three months',
};
const STUDENT: Named = { one: 'student', many: 'students', recent: 'who finished in the last three months' };
const FAMILY: Named = { one: 'parent', many: 'parents', recent: 'whose child joined in the last year' };
const MEMBER: Named = { one: 'member', many: 'members', recent: 'who joined in the last year' };
const VISITOR: Named = { one: 'visitor', many: 'visitors', recent: 'who came in the last three months' };
const RESIDENT: Named = { one: 'resident', many: 'residents', recent: 'you helped in the last three months' };

/** What these pages are about says more of their people than who offers it. */
const BY_TYPE: Partial<Record<PageType, Named>> = {
  app: { one: 'user', many: 'users', recent: 'who has used it for a few weeks' },
  course: STUDENT,
  event: { one: 'participant', many: 'participants', recent: 'who came last time' },
  hospitality: { one: 'guest', many: 'guests', recent: 'who visited in the last three months' },
  article: { one: 'reader', many: 'readers', recent: 'who wrote to you in the last three months' },
};

const OF_COMPANIES: Partial<Record<PageType, Named>> = {
  portfolio: { one: 'client', many: 'clients', recent: 'you worked for in the last year' },
  service: { one: 'customer', many: 'customers', recent: 'you worked for in the last three months' },
};

interface Organization {
  people: Named;
  others: Others;
}

function organization(people: Named, name: string, plural = `${name}s`): Organization {
  const others = { all: `other ${plural}`, another: `another ${name}`, any: `any other ${name}` };
  return { people, others };
}

const CHARITY = organization(SUPPORTER, 'charity', 'charities');
const SCHOOL = organization(FAMILY, 'school');

/** What structured data calls those who don't compete for customers. */
const BY_STRUCTURED: Readonly<Record<string, Organization>> = {
  NGO: CHARITY,
  FundingScheme: CHARITY,
  School: SCHOOL,
  ElementarySchool: SCHOOL,
  HighSchool: SCHOOL,
  MiddleSchool: SCHOOL,
  Preschool: SCHOOL,
  CollegeOrUniversity: organization(STUDENT, 'university', 'universities'),
  EducationalOrganization: organization(STUDENT, 'school'),
  SportsClub: organization(MEMBER, 'club'),
  SportsTeam: organization(MEMBER, 'club'),
  Church: organization(MEMBER, 'church', 'churches'),
  PlaceOfWorship: organization(MEMBER, 'community', 'communities'),
  Museum: organization(VISITOR, 'museum'),
  Library: organization(VISITOR, 'library', 'libraries'),
  GovernmentOrganization: organization(RESIDENT, 'authority', 'authorities'),
  CityHall: organization(RESIDENT, 'authority', 'authorities'),
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
  const people = BY_TYPE[type] ?? known?.people ?? OF_COMPANIES[type] ?? CUSTOMER;
  return { ...people, others: known?.others ?? COMPETITORS };
}
