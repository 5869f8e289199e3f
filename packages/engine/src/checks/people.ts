import type { PageType } from '@liftmark/contract/page-types';

interface People {
  one: string;
  many: string;
  /** Those who can be asked for a review: "Email everyone who bought in the last three months". */
  recent: string;
}

const CUSTOMERS: People = {
  one: 'customer',
  many: 'customers',
  recent: 'who bought in the last three months and has had time to use it',
};

const BY_TYPE: Partial<Record<PageType, People>> = {
  app: { one: 'user', many: 'users', recent: 'who has used it for a few weeks' },
  course: { one: 'student', many: 'students', recent: 'who finished in the last three months' },
  event: { one: 'participant', many: 'participants', recent: 'who came last time' },
  hospitality: { one: 'guest', many: 'guests', recent: 'who visited in the last three months' },
  nonprofit: { one: 'supporter', many: 'supporters', recent: 'who gave or helped in the last three months' },
  portfolio: { one: 'client', many: 'clients', recent: 'you worked for in the last year' },
  service: { one: 'customer', many: 'customers', recent: 'you worked for in the last three months' },
  article: { one: 'reader', many: 'readers', recent: 'who wrote to you in the last three months' },
};

/** What the customers of a page are called. */
export function peopleOf({ type }: { type: PageType }): People {
  return BY_TYPE[type] ?? CUSTOMERS;
}
