import { randomUUID } from 'node:crypto';
import { DEFAULT_SITE_LIMITS, type SiteRunState } from '@liftmark/contract/sites';
import { sitePages, siteRuns, sites, siteTemplates } from '../database/schema.ts';
import type { TestApp } from './test-app.ts';

/**
 * Stores a site of the account, or of another workspace of it, with one template of two pages, as a finished plan
 * leaves it.
 */
export async function putSite(
  test: TestApp,
  account: { cookie: string },
  state: SiteRunState = 'planned',
  workspaceId?: string,
): Promise<string> {
  const { cookie } = account;
  const { id: userId } = (await test.app.inject({ url: '/api/auth/user', headers: { cookie } })).json();
  const { database } = test.services;
  const host = `${randomUUID()}.test`;
  const url = `https://${host}/`;
  const [site] = await database
    .insert(sites)
    .values({ workspaceId: workspaceId ?? userId, url, host })
    .returning();
  const siteId = site?.id ?? '';
  const [run] = await database
    .insert(siteRuns)
    .values({
      siteId,
      userId,
      state,
      limits: DEFAULT_SITE_LIMITS,
      startUrl: url,
      source: 'sitemap',
      ...(state !== 'planning' && { plannedAt: new Date() }),
    })
    .returning();
  const runId = run?.id ?? '';
  const [template] = await database
    .insert(siteTemplates)
    .values({ runId, place: 0, name: '/*', patterns: ['/*'] })
    .returning();
  const pages = ['', 'other'].map((path, typical) => ({
    runId,
    address: url + path,
    depth: 0,
    state: 'read' as const,
    templateId: template?.id ?? '',
    typical,
  }));
  await database.insert(sitePages).values(pages);
  return siteId;
}
