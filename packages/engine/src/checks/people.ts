import type { PageType } from '@liftmark/contract/page-types';

interface People {
  one: string;
  many: string;
  /** Those of them whom one can ask for a review: "who bought in the last three months". */
  lately: string;
}

const CUSTOMERS: People = {
  one: 'customer',
  many: 'customers',
  lately: 'who bought in the last three months, when they have had time to use it',
};

const BY_TYPE: Partial<Record<PageType, People>> = {
  app: { one: 'user', many: 'users', lately: 'who has used it for some weeks' },
  course: { one: 'student', many: 'students', lately: 'who finished in the last three months' },
  event: { one: 'participant', many: 'participants', lately: 'who came the last time' },
  hospitality: { one: 'guest', many: 'guests', lately: 'who was here in the last three months' },
  nonprofit: { one: 'supporter', many: 'supporters', lately: 'who gave or helped in the last three months' },
  portfolio: { one: 'client', many: 'clients', lately: 'you worked for in the last year' },
  service: { one: 'customer', many: 'customers', lately: 'you worked for in the last three months' },
  article: { one: 'reader', many: 'readers', lately: 'who wrote to you in the last three months' },
};

/** What the people are called whom such a page is for. */
export function peopleOf({ type }: { type: PageType }): People {
  return BY_TYPE[type] ?? CUSTOMERS;
}
