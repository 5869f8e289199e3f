import { measuredPageOf } from '@liftmark/contract/measuring';
import { z } from 'zod';
import { readAll, readAnswer } from './collect-days.ts';
import { googleHeaders } from './google-token.ts';
import type { QuerySource, SearchQuery } from './source.ts';

/**
 * Google Search Console: the searches that led to each page.
 * https://developers.google.com/webmaster-tools/v1/searchanalytics/query
 */
export const searchConsoleSource: QuerySource = {
  kind: 'queries',
  id: 'search-console',
  async listProperties(ask, { key }) {
    const headers = await googleHeaders(ask, key, SCOPE);
    const { siteEntry } = readAnswer(sitesSchema, await ask({ url: SITES, headers }));
    return siteEntry
      .filter(({ permissionLevel }) => permissionLevel !== 'siteUnverifiedUser')
      .map(({ siteUrl }) => ({ id: siteUrl, name: siteUrl.replace('sc-domain:', '') }));
  },
  async fetchQueries(ask, { credentials, property }, { from, to }) {
    const headers = await googleHeaders(ask, credentials.key, SCOPE);
    const rows = await readAll(LIMIT, async (startRow) => {
      const answer = await ask({
        url: `${SITES}/${encodeURIComponent(property)}/searchAnalytics/query`,
        headers,
        body: { startDate: from, endDate: to, dimensions: ['page', 'query'], rowLimit: LIMIT, startRow },
      });
      return readAnswer(rowsSchema, answer).rows;
    });
    return collectQueries(rows);
  },
};

const SCOPE = 'https://www.googleapis.com/auth/webmasters.readonly';
const SITES = 'https://www.googleapis.com/webmasters/v3/sites';
const LIMIT = 25_000;
/** Those that matter most to a page. */
const QUERIES_PER_PAGE = 10;
/** An index takes no more. People search with fewer. */
const MOST_LETTERS = 300;

const sitesSchema = z.object({
  siteEntry: z.array(z.object({ siteUrl: z.string(), permissionLevel: z.string() })).default([]),
});
/** Sent with decimals, which are zeros. */
const countSchema = z.number().min(0).max(1_000_000_000).transform(Math.round);
const rowSchema = z.object({
  keys: z.tuple([z.string(), z.string()]),
  clicks: countSchema,
  impressions: countSchema,
});
const rowsSchema = z.object({ rows: z.array(rowSchema).default([]) });

/** The most clicked searches of each page; addresses of one page count together. */
function collectQueries(rows: readonly z.infer<typeof rowSchema>[]): SearchQuery[] {
  const byPage = new Map<string, Map<string, SearchQuery>>();
  for (const { keys, clicks, impressions } of rows) {
    const [address, searched] = keys;
    const page = measuredPageOf(address);
    const query = searched.replace(/\p{Cc}+/gu, ' ').trim();
    if (page === null || query === '' || query.length > MOST_LETTERS) continue;
    const ofPage = byPage.get(page) ?? new Map<string, SearchQuery>();
    byPage.set(page, ofPage);
    const known = ofPage.get(query) ?? { page, query, clicks: 0, impressions: 0 };
    ofPage.set(query, {
      ...known,
      clicks: known.clicks + clicks,
      impressions: known.impressions + impressions,
    });
  }
  return [...byPage.values()].flatMap((ofPage) =>
    [...ofPage.values()]
      .sort((a, b) => b.clicks - a.clicks || b.impressions - a.impressions)
      .slice(0, QUERIES_PER_PAGE),
  );
}
