import type { FixtureServer } from '@liftmark/engine/fixtures/server';
import { type APIRequest, type APIRequestContext, expect } from '@playwright/test';
import { copyReport } from '../packages/server/src/testing/copy-report.ts';
import { withDatabase } from './database.ts';
import { signUp } from './people.ts';
import type { Product } from './product.ts';

/** Gives the person who is signed in a report on a sample page; resolves to its secure id. */
export type GiveReport = (request: APIRequestContext, page: string) => Promise<string>;

/**
 * For tests of what comes after an analysis: the product analyzes each sample page once, and everyone gets a copy of
 * that report.
 */
export function sampleReports(product: Product, pages: FixtureServer, api: APIRequest): GiveReport {
  const samples = new Map<string, Promise<string>>();
  return async (request, page) => {
    const sample = samples.get(page) ?? analyze(product, pages.page(page), api);
    samples.set(page, sample);
    const original = await sample;
    const answer = await request.get(`${product.origin}/api/auth/user`);
    expect(answer.status()).toBe(200);
    const { id } = await answer.json();
    // The workspace of one person has the id of the person.
    const owner = { workspaceId: id, userId: id };
    return (await withDatabase(product, (database) => copyReport(database, original, owner))).secureId;
  };
}

async function analyze(product: Product, url: string, api: APIRequest): Promise<string> {
  let secureId = '';
  await expect(async () => {
    const request = await api.newContext();
    await signUp(request, product);
    const answer = await request.post(`${product.origin}/api/analyze/url`, {
      headers: { origin: product.origin },
      data: { url },
      timeout: 120_000,
    });
    expect(answer.status()).toBe(200);
    const { reportId, analysisResults } = await answer.json();
    await request.dispose();
    // On a machine that is too busy, only the HTML is read, which would be the sample of every test.
    expect(analysisResults.mode).toBe('rendered');
    secureId = reportId;
  }).toPass();
  return secureId;
}
