import { randomUUID } from 'node:crypto';
import type { FixtureServer } from '@liftmark/engine/fixtures/server';
import { type APIRequest, type APIRequestContext, expect } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { reports } from '../packages/server/src/database/schema.ts';
import { withDatabase } from './database.ts';
import { signUp } from './people.ts';
import type { Product } from './product.ts';

/** Gives whoever the request belongs to a report on a sample page; resolves to its secure id. */
export type GiveReport = (request: APIRequestContext, page: string) => Promise<string>;

type Stored = typeof reports.$inferSelect;

/**
 * For tests of what comes after an analysis: the product analyzes each sample page once, and everyone gets a copy of
 * that report. No fixes are tried for a copy.
 */
export function sampleReports(product: Product, pages: FixtureServer, api: APIRequest): GiveReport {
  const samples = new Map<string, Promise<Stored>>();
  return async (request, page) => {
    const sample = samples.get(page) ?? analyze(product, pages.page(page), api);
    samples.set(page, sample);
    const answer = await request.get(`${product.origin}/api/auth/user`);
    expect(answer.status()).toBe(200);
    // The workspace of one person has the id of the person.
    const { id } = await answer.json();
    return copy(product, await sample, id);
  };
}

async function analyze(product: Product, url: string, api: APIRequest): Promise<Stored> {
  const request = await api.newContext();
  await signUp(request, product);
  const answer = await request.post(`${product.origin}/api/analyze/url`, {
    headers: { origin: product.origin },
    data: { url },
    timeout: 120_000,
  });
  expect(answer.status()).toBe(200);
  const { reportId } = await answer.json();
  await request.dispose();
  const [stored] = await withDatabase(product, (database) =>
    database.select().from(reports).where(eq(reports.secureId, reportId)),
  );
  if (stored === undefined) throw new Error(`No report on ${url} was stored.`);
  return stored;
}

/** The files stay those of the sample. */
async function copy(product: Product, { id: _, ...sample }: Stored, userId: string): Promise<string> {
  const secureId = randomUUID();
  const isOnPage = and(eq(reports.workspaceId, userId), eq(reports.pageKey, sample.pageKey ?? ''));
  await withDatabase(product, async (database) => {
    await database.update(reports).set({ isCurrent: false }).where(isOnPage);
    await database
      .insert(reports)
      .values({ ...sample, secureId, userId, workspaceId: userId, analysisId: null, createdAt: new Date() });
  });
  return secureId;
}
