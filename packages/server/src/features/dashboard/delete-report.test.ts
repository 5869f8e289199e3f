import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, reanalysisSchedules, reports } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';

describe('deleting a report', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED);
  });
  afterAll(() => test.close());

  const analyze = async (owner: { cookie: string }, url: string): Promise<string> =>
    (
      await test.app.inject({ method: 'POST', url: '/api/analyze/url', headers: owner, payload: { url } })
    ).json().reportId;
  const remove = (owner: { cookie: string }, id: string) =>
    test.app.inject({ method: 'DELETE', url: `/api/reports/${id}`, headers: owner });
  const stored = async (secureId: string) =>
    (await test.services.database.select().from(reports).where(eq(reports.secureId, secureId)))[0];

  it('removes it with its files, and records it', async () => {
    const owner = await signedInAs(test, { plan: 'pro' });
    const id = await analyze(owner, 'https://shop.test/to-delete');
    const row = await stored(id);
    const file = row?.desktopScreenshotFile ?? '';
    expect(await test.services.files.exists(file)).toBe(true);
    expect((await remove(owner, id)).json()).toEqual({ success: true });
    expect((await test.app.inject({ url: `/api/reports/${id}`, headers: owner })).statusCode).toBe(404);
    expect((await remove(owner, id)).statusCode).toBe(404);
    await expect.poll(() => test.services.files.exists(file)).toBe(false);
    const entries = await test.services.database
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'report_deleted'), eq(auditLog.subject, `report:${row?.id}`)));
    expect(entries).toHaveLength(1);
  });

  it('makes the version before it the page’s report again, with what was tracked', async () => {
    const owner = await signedInAs(test, { plan: 'pro' });
    const url = 'https://shop.test/two-versions';
    const first = await analyze(owner, url);
    const second = await analyze(owner, url);
    await test.services.database
      .update(reports)
      .set({ preOptimizationCvr: 2.5 })
      .where(eq(reports.secureId, second));
    await remove(owner, second);
    expect(await stored(first)).toMatchObject({ isCurrent: true, preOptimizationCvr: 2.5 });
  });

  it('leaves the newest version alone where an older one goes', async () => {
    const owner = await signedInAs(test, { plan: 'pro' });
    const url = 'https://shop.test/older-goes';
    const first = await analyze(owner, url);
    const second = await analyze(owner, url);
    await remove(owner, first);
    expect(await stored(second)).toMatchObject({ isCurrent: true });
  });

  it('ends the schedule of a page without reports', async () => {
    const owner = await signedInAs(test, { plan: 'pro' });
    const id = await analyze(owner, 'https://shop.test/scheduled');
    await test.app.inject({
      method: 'PUT',
      url: `/api/reports/${id}/schedule`,
      headers: owner,
      payload: { every: 'week' },
    });
    const { pageKey, workspaceId } = (await stored(id)) ?? {};
    const schedules = () =>
      test.services.database
        .select()
        .from(reanalysisSchedules)
        .where(
          and(
            eq(reanalysisSchedules.workspaceId, workspaceId ?? ''),
            eq(reanalysisSchedules.pageKey, pageKey ?? ''),
          ),
        );
    expect(await schedules()).toHaveLength(1);
    await remove(owner, id);
    expect(await schedules()).toEqual([]);
  });

  it('is for the owner, and gives back no analysis of the plan', async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    const stranger = await signedInAs(test, { plan: 'pro' });
    const id = await analyze(owner, 'https://shop.test/mine');
    expect((await remove(stranger, id)).statusCode).toBe(404);
    await remove(owner, id);
    const plan = await test.app.inject({ url: '/api/account/plan', headers: owner });
    expect(plan.json()).toMatchObject({ analysesThisMonth: 1 });
  });
});
