import { dashboardPagesSchema } from '@liftmark/contract/dashboard-pages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reports } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { testServers } from '../../testing/test-database.ts';
import { testReport } from '../../testing/test-report.ts';

type Headers = Record<string, string>;

describe.each(testServers())('the dashboard on $name', { timeout: 60_000 }, (server) => {
  let test: TestApp;
  let me: Headers;
  let somebodyElse: Headers;
  beforeAll(async () => {
    test = await createTestApp(server, { environment: { FREE_ANALYSES_PER_MONTH: '1000' } });
  }, 60_000);
  afterAll(() => test.close());
  beforeEach(async () => {
    me = await signedInAs(test, { plan: 'pro' });
    somebodyElse = await signedInAs(test, { plan: 'free' });
  });

  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    url: string,
    payload?: object,
    headers: Headers = me,
  ) => test.app.inject({ method, url, headers, ...(payload && { payload }) });
  const analyze = async (path: string, headers: Headers = me): Promise<string> => {
    const answer = await call('POST', '/api/analyze/url', { url: `https://shop.test/${path}` }, headers);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().reportId;
  };
  const pages = async (query = '', headers: Headers = me) =>
    dashboardPagesSchema.parse(
      (await call('GET', `/api/dashboard/pages${query}`, undefined, headers)).json(),
    );
  const markOptimizedAgo = (secureId: string, days: number) =>
    test.services.database
      .update(reports)
      .set({ optimizedAt: new Date(Date.now() - days * 24 * 3600 * 1000) })
      .where(eq(reports.secureId, secureId));

  it('shows each page once, with its runs, and never a page of somebody else', async () => {
    const first = await analyze('kettle');
    await analyze('teapot');
    await analyze('cup', somebodyElse);
    const again = await call('POST', `/api/reports/${first}/reanalyze`);
    const { secureId } = again.json();
    const list = await pages();
    expect(list.total).toBe(2);
    expect(list.pages.map(({ url }) => url)).toEqual([
      'https://shop.test/kettle',
      'https://shop.test/teapot',
    ]);
    expect(list.pages[0]).toMatchObject({ secureId, scorePercent: 70, status: 'action_required' });
    expect(list.pages[0]?.history.map((run) => run.secureId)).toEqual([first, secureId]);
    expect(list.pages[0]?.sinceLastRun).toEqual({
      previousAt: '2026-01-02T03:04:05.000Z',
      verified: [],
      regressed: [],
    });
    expect((await pages('', somebodyElse)).pages.map(({ url }) => url)).toEqual(['https://shop.test/cup']);
    expect((await call('GET', '/api/dashboard/stats')).json()).toMatchObject({
      pagesAnalyzed: 2,
      analyses: 3,
      needAction: 2,
      fullyOptimized: 0,
      archived: 0,
      averageLift: null,
      liftPages: 0,
    });
  });

  const analyzeKind = async (kind: 'swot' | 'copy-optimization' | 'competitor', payload: object) => {
    const answer = await call('POST', `/api/analyze/${kind}`, payload);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().reportId;
  };

  it('shows an address once, with every kind of report on it', async () => {
    const url = 'https://shop.test/kinds';
    const swot = await analyzeKind('swot', { url });
    const conversion = await analyze('kinds#price');
    const copy = await analyzeKind('copy-optimization', { url });
    const rival = await analyzeKind('competitor', {
      primaryUrl: url,
      competitorUrls: ['https://rival.test/'],
    });
    const other = await analyzeKind('competitor', {
      primaryUrl: url,
      competitorUrls: ['https://other.test/'],
    });
    const list = await pages();
    expect(list.total).toBe(1);
    expect(list.pages.map(({ secureId }) => secureId)).toEqual([conversion]);
    expect(
      list.pages[0]?.otherReports.map(({ secureId, competitors }) => [secureId, ...competitors]),
    ).toEqual([[other, 'https://other.test/'], [rival, 'https://rival.test/'], [copy], [swot]]);
    expect((await call('GET', '/api/dashboard/stats')).json()).toMatchObject({
      pagesAnalyzed: 1,
      analyses: 5,
      needAction: 1,
      openIssues: { cta: 0, headline: 4, urgency: 0 },
    });
  });

  it('counts as open what is not ticked off, as a whole or task by task', async () => {
    const id = await analyze('ticked');
    const openHeadlines = async () => (await call('GET', '/api/dashboard/stats')).json().openIssues.headline;
    const tick = (item: string, ticked = true) => call('PUT', `/api/reports/${id}/ticks`, { item, ticked });
    expect(await openHeadlines()).toBe(4);
    await tick('recommendation-a');
    expect(await openHeadlines()).toBe(3);
    await Promise.all([0, 1].map((task) => tick(`recommendation-b:${task}`)));
    expect(await openHeadlines()).toBe(3);
    await tick('recommendation-b:2');
    expect(await openHeadlines()).toBe(2);
    await tick('recommendation-a', false);
    expect(await openHeadlines()).toBe(3);
  });

  it('tracks a page, whichever kind of report it is shown by', async () => {
    const url = 'https://shop.test/tracked';
    const swot = await analyzeKind('swot', { url });
    await call('PUT', `/api/reports/${swot}/ticks`, { item: 'recommendation-a:1', ticked: true });
    await call('PATCH', `/api/reports/${swot}/cvr`, { preOptimizationCvr: 2, isOptimized: true });
    const conversion = await analyze('tracked');
    const tracked = { secureId: conversion, status: 'optimized', preOptimizationCvr: 2 };
    expect((await pages()).pages).toMatchObject([{ ...tracked, ticks: ['recommendation-a:1'] }]);
    await markOptimizedAgo(swot, 8);
    await markOptimizedAgo(conversion, 8);
    expect((await call('GET', '/api/reminders/cvr')).json()).toMatchObject([{ secureId: conversion }]);
    expect((await call('GET', '/api/dashboard/cvr-stats')).json()).toMatchObject({
      pagesWithCvr: 1,
      totalOptimizedPages: 1,
      pagesNeedingCvrUpdate: 1,
    });
    await call('PUT', `/api/reports/${conversion}/status`, { status: 'archived' });
    expect((await pages('?status=archived')).total).toBe(1);
    await analyzeKind('swot', { url });
    expect((await pages('?status=optimized')).pages).toMatchObject([tracked]);
  });

  it('keeps one newest version where two runs of a page end at the same time', async () => {
    await Promise.all(Array.from({ length: 6 }, () => analyze('same')));
    const list = await pages();
    expect(list.total).toBe(1);
    expect(list.pages[0]?.history).toHaveLength(6);
  });

  it('carries rates, status and ticks over to the next run', async () => {
    const id = await analyze('carried');
    await call('PUT', `/api/reports/${id}/ticks`, { item: 'recommendation-a:1', ticked: true });
    await call('PATCH', `/api/reports/${id}/cvr`, {
      preOptimizationCvr: 2,
      postOptimizationCvr: 3,
      isOptimized: true,
    });
    await call('POST', `/api/reports/${id}/reanalyze`);
    const [page] = (await pages()).pages;
    expect(page?.secureId).not.toBe(id);
    expect(page).toMatchObject({
      status: 'optimized',
      preOptimizationCvr: 2,
      postOptimizationCvr: 3,
      ticks: ['recommendation-a:1'],
    });
  });

  it('carries ticks over to the diagnosis that now answers the same check', async () => {
    const id = await analyze('diagnosed');
    await call('PUT', `/api/reports/${id}/ticks`, { item: 'recommendation-a:1', ticked: true });
    await call('PUT', `/api/reports/${id}/ticks`, { item: 'recommendation-b', ticked: true });
    const url = 'https://shop.test/diagnosed';
    const { recommendations, ...usual } = testReport(url);
    const [a, b, ...others] = recommendations;
    if (!a || !b) throw new Error('no recommendations');
    const diagnosed = { ...a, id: 'diagnosis-a', place: 'first' as const };
    test.engine.found.set(url, {
      ...usual,
      recommendations: [diagnosed, ...others, { ...b, place: 'housekeeping' }],
    });
    await call('POST', `/api/reports/${id}/reanalyze`);
    test.engine.found.delete(url);
    const [page] = (await pages()).pages;
    expect(page?.ticks.toSorted()).toEqual(['diagnosis-a:1', 'recommendation-b']);
    expect(page?.recommendations.map(({ id, place }) => [id, place])).toEqual([
      ['diagnosis-a', 'first'],
      ['recommendation-c', undefined],
      ['recommendation-d', undefined],
      ['recommendation-b', 'housekeeping'],
    ]);
  });

  it('lists the steps of what is open to the reader, with their language', async () => {
    const url = 'https://shop.test/steps';
    const report = testReport(url);
    const recommendations = report.recommendations.map((each) => ({ ...each, steps: [`Text ${each.id}`] }));
    test.engine.found.set(url, { ...report, writtenIn: 'de', recommendations });
    await analyze('steps');
    await analyze('steps', somebodyElse);
    test.engine.found.delete(url);
    const [whole] = (await pages()).pages;
    expect(whole?.writtenIn).toBe('de');
    expect(whole?.recommendations.map(({ steps }) => steps?.length)).toEqual([1, 1, 1, 1]);
    const [locked] = (await pages('', somebodyElse)).pages;
    expect(locked?.recommendations.map(({ steps }) => steps?.length)).toEqual([1, 1, undefined, undefined]);
  });

  it('tells pages with nothing to change from those that somebody archived', async () => {
    const url = 'https://shop.test/faultless';
    test.engine.found.set(url, { ...testReport(url), recommendations: [], actionPlan: [] });
    await analyze('faultless');
    const archived = await analyze('archived-by-hand');
    await call('PUT', `/api/reports/${archived}/status`, { status: 'archived' });
    expect((await call('GET', '/api/dashboard/stats')).json()).toMatchObject({
      needAction: 0,
      archived: 2,
      nothingToChange: 1,
    });
  });

  it('brings an archived page back when it is analyzed again', async () => {
    const id = await analyze('archived');
    expect((await call('PUT', `/api/reports/${id}/status`, { status: 'archived' })).json().status).toBe(
      'archived',
    );
    expect((await pages('?status=archived')).total).toBe(1);
    await analyze('archived');
    expect((await pages('?status=action_required')).total).toBe(1);
  });

  it('lets status and the optimized switch agree, whichever is used', async () => {
    const id = await analyze('status');
    const marked = (await call('PUT', `/api/reports/${id}/status`, { status: 'optimized' })).json();
    expect(marked).toMatchObject({ status: 'optimized', isOptimized: true });
    const twice = (await call('PUT', `/api/reports/${id}/status`, { status: 'optimized' })).json();
    expect(twice.optimizedAt).toBe(marked.optimizedAt);
    const reopened = (await call('PATCH', `/api/reports/${id}/cvr`, { isOptimized: false })).json();
    expect(reopened).toMatchObject({ status: 'action_required', isOptimized: false, optimizedAt: null });
  });

  it('takes rates, or counts that give them', async () => {
    const id = await analyze('rates');
    const typed = await call('PATCH', `/api/reports/${id}/cvr`, { preOptimizationCvr: 2.5 });
    expect(typed.json()).toMatchObject({
      preOptimizationCvr: 2.5,
      postOptimizationCvr: null,
      preVisitors: null,
    });
    const counted = await call('PATCH', `/api/reports/${id}/cvr`, { postVisitors: 400, postConversions: 12 });
    expect(counted.json()).toMatchObject({
      preOptimizationCvr: 2.5,
      postOptimizationCvr: 3,
      postVisitors: 400,
    });
    const overwritten = await call('PATCH', `/api/reports/${id}/cvr`, { postOptimizationCvr: 4 });
    expect(overwritten.json()).toMatchObject({ postOptimizationCvr: 4, postVisitors: null });
    const cleared = await call('PATCH', `/api/reports/${id}/cvr`, { postOptimizationCvr: null });
    expect(cleared.json().postOptimizationCvr).toBeNull();
  });

  it.each([
    { preOptimizationCvr: 100.5 },
    { postOptimizationCvr: -1 },
    { preOptimizationCvr: '3' },
    { preVisitors: 10 },
    { preVisitors: 10, preConversions: 11 },
    { preOptimizationCvr: 2.4, preVisitors: 1000, preConversions: 90 },
    { postVisitors: 0, postConversions: 0 },
    { postVisitors: 1.5, postConversions: 1 },
    { isOptimized: 'yes' },
  ])('refuses %j and changes nothing', async (payload) => {
    const id = await analyze('refused');
    expect((await call('PATCH', `/api/reports/${id}/cvr`, payload)).statusCode).toBe(400);
    expect((await pages()).pages[0]).toMatchObject({ preOptimizationCvr: null, isOptimized: false });
  });

  it('averages lifts over the pages that have one', async () => {
    const track = async (path: string, preOptimizationCvr: number, postOptimizationCvr: number) => {
      const rates = { preOptimizationCvr, postOptimizationCvr, isOptimized: true };
      await call('PATCH', `/api/reports/${await analyze(path)}/cvr`, rates);
    };
    await track('down', 4, 3);
    expect((await call('GET', '/api/dashboard/cvr-stats')).json().bestPerformingPage).toBeNull();
    await track('up', 2, 3);
    await track('none', 0, 3);
    await call('PUT', `/api/reports/${await analyze('owing')}/status`, { status: 'optimized' });
    const stats = (await call('GET', '/api/dashboard/cvr-stats')).json();
    // (+50 − 25) / 2.
    expect(stats).toMatchObject({
      averageLift: 12.5,
      pagesWithLift: 2,
      pagesWithCvr: 3,
      totalOptimizedPages: 4,
      pagesNeedingCvrUpdate: 1,
      pagesWithClearLift: 0,
      bestPerformingPage: { lift: 50, url: 'https://shop.test/up', verdict: null },
    });
    expect(Date.parse(stats.lastCvrUpdate)).toBeGreaterThan(Date.now() - 60_000);
    expect((await call('GET', '/api/dashboard/stats')).json()).toMatchObject({
      averageLift: 12.5,
      liftPages: 2,
    });
  });

  it('carries the doubt about a lift to the figures over all pages', async () => {
    const track = async (path: string, visitors: number, before: number, after: number) => {
      const counts = {
        preVisitors: visitors,
        preConversions: before,
        postVisitors: visitors,
        postConversions: after,
      };
      await call('PATCH', `/api/reports/${await analyze(path)}/cvr`, { ...counts, isOptimized: true });
    };
    await track('few', 200, 4, 8);
    expect((await call('GET', '/api/dashboard/cvr-stats')).json()).toMatchObject({
      pagesWithLift: 1,
      pagesWithClearLift: 0,
      bestPerformingPage: { lift: 100, verdict: 'not enough data yet' },
    });
    await track('many', 20_000, 400, 600);
    expect((await call('GET', '/api/dashboard/cvr-stats')).json()).toMatchObject({
      pagesWithLift: 2,
      pagesWithClearLift: 1,
      bestPerformingPage: { url: 'https://shop.test/few', verdict: 'not enough data yet' },
    });
    expect((await call('GET', '/api/dashboard/stats')).json()).toMatchObject({
      liftPages: 2,
      clearLiftPages: 1,
    });
  });

  it('counts what was measured before what was typed in, and asks for no rate of a measured page', async () => {
    const id = await analyze('counted');
    await call('PATCH', `/api/reports/${id}/cvr`, { preOptimizationCvr: 2, isOptimized: true });
    await markOptimizedAgo(id, 8);
    expect((await call('GET', '/api/reminders/cvr')).json()).toHaveLength(1);
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const page = 'https://shop.test/counted';
    const csv = ['page,day,visits,conversions', ...[5, 4, 3].map((ago) => `${page},${day(ago)},700,20`)];
    expect((await call('POST', '/api/measuring/csv', { csv: csv.join('\n') })).statusCode).toBe(200);
    expect((await call('GET', '/api/reminders/cvr')).json()).toEqual([]);
    expect((await call('GET', '/api/dashboard/cvr-stats')).json()).toMatchObject({
      pagesWithLift: 0,
      pagesNeedingCvrUpdate: 0,
    });
    await call('PATCH', `/api/reports/${id}/cvr`, { postOptimizationCvr: 2.2 });
    const experiment = {
      page,
      name: 'Shorter form',
      endedOn: day(2),
      control: { visitors: 20_000, conversions: 400 },
      variant: { visitors: 20_000, conversions: 600 },
    };
    expect((await call('POST', '/api/measuring/experiments', experiment)).statusCode).toBe(200);
    expect((await call('GET', '/api/dashboard/cvr-stats')).json()).toMatchObject({
      averageLift: expect.closeTo(50),
      bestPerformingPage: { url: page, verdict: 'clear improvement' },
    });
    expect((await call('GET', '/api/dashboard/stats')).json()).toMatchObject({
      averageLift: expect.closeTo(50),
      clearLiftPages: 1,
    });
  });

  it('reminds of pages optimized a week ago without a rate, until that is dismissed', async () => {
    const due = await analyze('due');
    const fresh = await analyze('fresh');
    for (const id of [due, fresh]) await call('PUT', `/api/reports/${id}/status`, { status: 'optimized' });
    await markOptimizedAgo(due, 7.01);
    await markOptimizedAgo(fresh, 6.9);
    const reminders = (await call('GET', '/api/reminders/cvr')).json();
    expect(reminders.map(({ secureId }: { secureId: string }) => secureId)).toEqual([due]);
    expect((await call('GET', '/api/reminders/cvr', undefined, somebodyElse)).json()).toEqual([]);
    await call('POST', `/api/reminders/cvr/${due}/dismiss`);
    expect((await call('GET', '/api/reminders/cvr')).json()).toEqual([]);
  });

  it('filters, searches, sorts and pages', async () => {
    for (const path of ['a', 'b', 'c_100%', 'd']) await analyze(path);
    const cOf = await pages('?search=c_100%25');
    expect(cOf.pages.map(({ url }) => url)).toEqual(['https://shop.test/c_100%']);
    expect((await pages('?search=c%25')).total).toBe(0);
    const id = (await pages('?search=%2Fb')).pages[0]?.secureId;
    await call('PATCH', `/api/reports/${id}/cvr`, { preOptimizationCvr: 1, postOptimizationCvr: 2 });
    expect((await pages('?sort=lift')).pages[0]?.secureId).toBe(id);
    for (const sort of ['date', 'score', 'lift', 'status']) {
      const whole = (await pages(`?sort=${sort}`)).pages.map((page) => page.id);
      const parts: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const part = await pages(`?sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`);
        parts.push(...part.pages.map((page) => page.id));
        cursor = part.nextCursor;
      }
      expect(parts, sort).toEqual(whole);
      expect(parts).toHaveLength(4);
    }
    expect((await call('GET', '/api/dashboard/pages?cursor=nonsense')).statusCode).toBe(400);
    expect((await call('GET', '/api/dashboard/pages?sort=price')).statusCode).toBe(400);
  });

  it('exports a table that no spreadsheet takes for formulas', async () => {
    await analyze('hostile-text');
    await test.services.database.update(reports).set({ title: '=cmd|"/C calc"!A0' });
    const answer = await call('GET', '/api/dashboard/pages.csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, first, ...rest] = answer.body.trimEnd().split('\r\n');
    expect(head).toBe(
      '\ufeff"Page","URL","Status","Grade","Score","Analyzed","CVR before (%)","CVR after (%)","Lift (%)","Issue","Priority","Task","Time estimate","Done"',
    );
    expect(first).toContain(`"'=cmd|""/C calc""!A0","https://shop.test/hostile-text","Need Action","B-",70,`);
    expect(rest).toHaveLength(11);
    await test.services.database.update(reports).set({ title: '＝1+1' });
    expect((await call('GET', '/api/dashboard/pages.csv')).body).toContain(`"'＝1+1"`);
    // Where commas are decimal marks, cells end at semicolons, also within quotation marks that do not open one.
    await test.services.database.update(reports).set({ title: 'Shifts; =HYPERLINK(B2);x' });
    expect((await call('GET', '/api/dashboard/pages.csv')).body).toContain(`"Shifts;' =HYPERLINK(B2);x"`);
  });

  it('exports that a change is done that was ticked in the plan of its report, apart from its tasks', async () => {
    const id = await analyze('planned-change');
    for (const item of ['recommendation-b', 'recommendation-b:0'])
      await call('PUT', `/api/reports/${id}/ticks`, { item, ticked: true });
    const lines = (await call('GET', '/api/dashboard/pages.csv')).body.trimEnd().split('\r\n');
    expect(lines.filter((line: string) => line.endsWith('"yes"'))).toHaveLength(1);
    expect(lines.filter((line: string) => line.endsWith('"issue done"'))).toHaveLength(2);
  });

  it('exports one report as data, to its owner alone', async () => {
    const id = await analyze('data');
    expect((await call('GET', '/api/dashboard/stats')).headers['cache-control']).toBe('no-store');
    const answer = await call('GET', `/api/reports/${id}/export.json`);
    expect(answer.json()).toMatchObject({ secureId: id, inputType: 'url' });
    expect((await call('GET', `/api/reports/${id}/export.json`, undefined, somebodyElse)).statusCode).toBe(
      404,
    );
  });

  it('plans runs for Pro alone', async () => {
    const id = await analyze('planned');
    const planned = (await call('PUT', `/api/reports/${id}/schedule`, { every: 'week' })).json();
    expect(Date.parse(planned.nextAt) - Date.now()).toBeGreaterThan(6.9 * 24 * 3600 * 1000);
    expect((await pages()).pages[0]?.schedule).toBe('week');
    await call('PUT', `/api/reports/${id}/schedule`, { every: null });
    expect((await pages()).pages[0]?.schedule).toBeNull();
    const ofFree = await analyze('free', somebodyElse);
    const refused = await call('PUT', `/api/reports/${ofFree}/schedule`, { every: 'week' }, somebodyElse);
    expect(refused.statusCode).toBe(403);
  });

  it('changes nothing for anybody but the owner', async () => {
    const id = await analyze('mine');
    const visitor = {};
    for (const [method, path, payload] of [
      ['PUT', `/api/reports/${id}/status`, { status: 'archived' }],
      ['PATCH', `/api/reports/${id}/cvr`, { preOptimizationCvr: 3 }],
      ['PUT', `/api/reports/${id}/schedule`, { every: null }],
      ['POST', `/api/reminders/cvr/${id}/dismiss`, undefined],
    ] as const) {
      expect((await call(method, path, payload, somebodyElse)).statusCode, path).toBe(404);
      expect((await call(method, path, payload, visitor)).statusCode, path).toBe(401);
    }
    expect((await pages()).pages[0]).toMatchObject({ status: 'action_required', preOptimizationCvr: null });
  });
});
