import { z } from 'zod';
import { siteAddress } from './patches.ts';

/** Pages of the owner's site that a recommendation misses a link to: only the owner knows where they are. */

export const LINKED_PAGES = ['privacy', 'terms', 'imprint', 'contact'] as const;
export type LinkedPage = (typeof LINKED_PAGES)[number];

/** What each check may miss a link to. */
const MISSED_BY: Record<string, readonly LinkedPage[]> = {
  'legal-links': ['privacy', 'terms', 'imprint'],
  'organization-identity': ['imprint'],
  'contact-details': ['contact'],
  'support-channel': ['contact'],
};

/** What a recommendation may miss links to; nothing for most. */
export function linkedPagesOf({ checks }: { checks: readonly string[] }): LinkedPage[] {
  return LINKED_PAGES.filter((page) => checks.some((check) => MISSED_BY[check]?.includes(page)));
}

const presence = z.object({ present: z.boolean().nullable(), unlinked: z.array(z.unknown()).optional() });
const linksSeen = z.object({
  trust: z.object({
    privacyPolicy: presence,
    terms: presence,
    contact: z.object({ kinds: z.array(z.string()) }),
  }),
});

/**
 * The same without the links that the page has.
 * @param facts of the report, which a reader may not get
 */
export function missingLinks(recommendation: { checks: readonly string[] }, facts: unknown): LinkedPage[] {
  const asked = linkedPagesOf(recommendation);
  const { data } = linksSeen.safeParse(facts);
  if (data === undefined) return asked;
  const { privacyPolicy, terms, contact } = data.trust;
  const isLinked = ({ present, unlinked }: z.infer<typeof presence>) =>
    present === true && unlinked === undefined;
  const has: Partial<Record<LinkedPage, boolean>> = {
    privacy: isLinked(privacyPolicy),
    terms: isLinked(terms),
    contact: contact.kinds.includes('page'),
  };
  return asked.filter((page) => has[page] !== true);
}

const MAX_ADDRESS = 500;

/** Addresses as the owner enters them. */
export const givenLinksSchema = z
  .partialRecord(z.enum(LINKED_PAGES), z.string().trim().min(1).max(MAX_ADDRESS))
  .refine((given) => Object.keys(given).length > 0, 'Give at least one address');
export type GivenLinks = z.infer<typeof givenLinksSchema>;

/** The pages whose given address isn't one of another page of the same site. */
export function refusedLinks(given: GivenLinks, page: string): LinkedPage[] {
  return LINKED_PAGES.filter((each) => given[each] !== undefined && siteAddress(given[each], page) === null);
}
