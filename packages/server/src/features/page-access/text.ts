import { ACCESS_SITES } from '@liftmark/contract/page-access';

export const text = {
  signIn: 'Please sign in first: access to a page is kept in your account.',
  tooManySites: `You already keep access to ${ACCESS_SITES} sites. Delete one first.`,
  otherSite: 'This access belongs to another site, so it isn’t used for this page.',
};
