import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { analyses, reanalysisSchedules, reports, users } from '../../database/schema.ts';
import { mailsTo, waitForMail } from '../../testing/outbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testServers } from '../../testing/test-database.ts';
import { testReport } from '../../testing/test-report.ts';
import { mailCvrReminders } from './mail-cvr-reminders.ts';
import { runSchedules } from './run-schedules.ts';

const DAY_MS = 24 * 3600 * 1000;

describe.each(testServers())('what happens by itself on $name', { timeout: 60_000 }, (server) => {
  let test: TestApp;
  let email: string;
  let me: { cookie: string };
  let people = 0;
  beforeAll(async () => {
    test = await createTestApp(server);
    // Only the test itself says when it is time.
    await test.services.database.execute(sql`delete from pgboss.schedule`);
  }, 60_000);
  afterAll(() => test.close());
  beforeEach(async () => {
    people += 1;
    email = `owner-${people}@shop.test`;
    me = await test.createUser({
      email,
      emailVerified: true,
      emailOptIn: true,
      firstName: 'Ada',
      subscriptionStatus: 'active',
    });
  });

  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const answer = await test.app.inject({ method, url, headers: me, ...(payload && { payload }) });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const analyze = async (url: string): Promise<string> =>
    (await call('POST', '/api/analyze/url', { url })).reportId;
  const changeMe = (values: Partial<typeof users.$inferInsert>) =>
    test.services.database.update(users).set(values).where(eq(users.email, email));
  const runsOf = (url: string) => test.engine.analyzed.filter((each) => each === url).length;

  describe('reminders', () => {
    const owe = async (path: string, days: number): Promise<string> => {
      const id = await analyze(`https://shop.test/${path}`);
      await call('PUT', `/api/reports/${id}/status`, { status: 'optimized' });
      await test.services.database
        .update(reports)
        .set({ optimizedAt: new Date(Date.now() - days * DAY_MS), title: `Page ${path}` })
        .where(eq(reports.secureId, id));
      return id;
    };
    const remind = () => mailCvrReminders(test.services);

    it('ask once for all pages that owe a rate, also with two workers', async () => {
      await owe('kettle', 7.1);
      await owe('teapot', 9);
      await owe('too-new', 6.9);
      await Promise.all([remind(), remind()]);
      const mail = await waitForMail(test.dataFolder, email, 'Did your changes pay off?');
      expect(mail).toContain('Page kettle');
      expect(mail).toContain('Page teapot');
      expect(mail).not.toContain('Page too-new');
      expect(mail).toContain('Unsubscribe http');
      await remind();
      await call('POST', `/api/reports/${await analyze('https://shop.test/kettle')}/reanalyze`);
      await remind();
      const marked = await test.services.database.$count(reports, eq(reports.title, 'Page kettle'));
      expect(marked).toBe(1);
      expect(mailsTo(test.dataFolder, email)).toHaveLength(1);
    });

    it('leave alone who did not ask for mails, and what was dismissed', async () => {
      const id = await owe('quiet', 8);
      await changeMe({ emailOptIn: false });
      await remind();
      await changeMe({ emailOptIn: true, emailVerified: false });
      await remind();
      await changeMe({ emailVerified: true });
      await call('POST', `/api/reminders/cvr/${id}/dismiss`);
      await remind();
      const [report] = await test.services.database.select().from(reports).where(eq(reports.secureId, id));
      expect(report?.cvrReminderMailedAt).toBeNull();
    });
  });

  describe('scheduled runs', () => {
    const plan = async (url: string): Promise<string> => {
      const id = await analyze(url);
      await call('PUT', `/api/reports/${id}/schedule`, { every: 'week' });
      return id;
    };
    const comeDue = (url: string) =>
      test.services.database
        .update(reanalysisSchedules)
        .set({ nextAt: new Date(0) })
        .where(eq(reanalysisSchedules.pageKey, `url:${url}`));
    const look = (openLimit = 10) => runSchedules({ ...test.services, proEmails: [], openLimit });
    const finished = (count: number) =>
      expect
        .poll(() => test.services.database.$count(analyses, eq(analyses.state, 'done')), { timeout: 20_000 })
        .toBe(count);
    const doneSoFar = () => test.services.database.$count(analyses, eq(analyses.state, 'done'));

    it('come once for each date, also with two workers, and say what changed', async () => {
      const url = 'https://shop.test/weekly';
      const first = await plan(url);
      const before = await doneSoFar();
      await look();
      expect(runsOf(url)).toBe(1);
      await comeDue(url);
      await Promise.all([look(), look(), look()]);
      await finished(before + 1);
      await look();
      const { pages } = await call('GET', '/api/dashboard/pages');
      expect(pages[0].history).toHaveLength(2);
      const view = await call('GET', `/api/reports/${pages[0].secureId}`);
      expect(view.changes.previous.secureId).toBe(first);
      expect(runsOf(url)).toBe(2);
      expect(mailsTo(test.dataFolder, email)).toEqual([]);
    });

    it('have the report written in the language that the account has set since', async () => {
      const url = 'https://shop.test/woechentlich';
      await plan(url);
      const before = await doneSoFar();
      await test.services.database.update(users).set({ reportLanguage: 'de' }).where(eq(users.email, email));
      await comeDue(url);
      await look();
      await finished(before + 1);
      expect(test.engine.hints.get(url)?.reportLanguage).toBe('de');
    });

    it('compare the page with the same ad as before', async () => {
      const url = 'https://shop.test/advertised-weekly';
      const message = 'Kettles from $29';
      const { reportId } = await call('POST', '/api/analyze/url', { url, message });
      await call('PUT', `/api/reports/${reportId}/schedule`, { every: 'week' });
      test.engine.hints.clear();
      const before = await doneSoFar();
      await comeDue(url);
      await look();
      await finished(before + 1);
      expect(test.engine.hints.get(url)).toMatchObject({ message });
    });

    it('pause without Pro, for archived pages, and while the queue is full', async () => {
      const url = 'https://shop.test/paused';
      const id = await plan(url);
      await comeDue(url);
      await look(0);
      const [waiting] = await test.services.database
        .select()
        .from(reanalysisSchedules)
        .where(eq(reanalysisSchedules.pageKey, `url:${url}`));
      expect(waiting?.nextAt.getTime()).toBe(0);
      await changeMe({ subscriptionStatus: 'canceled' });
      await look();
      await changeMe({ subscriptionStatus: 'active' });
      await look();
      expect(await test.services.database.$count(analyses, eq(analyses.state, 'queued'))).toBe(0);
      await call('PUT', `/api/reports/${id}/status`, { status: 'archived' });
      await comeDue(url);
      await look();
      expect(await test.services.database.$count(analyses, eq(analyses.url, url))).toBe(1);
    });

    it.each(['recommendation-a', 'diagnosis-a'])(
      'tell by mail of a lower score, and of what was verified as fixed and is broken again, as %s',
      async (again) => {
        const url = `https://shop.test/fragile-${again}`;
        const usual = testReport(url);
        const mended = {
          ...usual,
          overall: { percent: 76, grade: 'B' as const },
          recommendations: usual.recommendations.slice(1),
          findings: usual.findings.map((finding) =>
            finding.check === 'check-a'
              ? { ...finding, outcome: 'pass' as const, score: 1, points: 0 }
              : finding,
          ),
        };
        const id = await plan(url);
        test.engine.found.set(url, mended);
        await call('POST', `/api/reports/${id}/reanalyze`);
        test.engine.found.set(url, {
          ...usual,
          recommendations: usual.recommendations.map((each, index) =>
            index === 0 ? { ...each, id: again } : each,
          ),
        });
        const before = await doneSoFar();
        await comeDue(url);
        await look();
        await finished(before + 1);
        test.engine.found.delete(url);
        const mail = await waitForMail(
          test.dataFolder,
          email,
          'Score down from 76 to 70: Kettles that whistle',
        );
        expect(mail).toContain('broken again');
        expect(mail).toContain('Change a');
        expect(mail).not.toContain('Change b');
      },
    );

    it('compare the page that we open with what we opened before, not with what its owner captured', async () => {
      const url = 'https://shop.test/captured';
      const opened = await plan(url);
      const { database } = test.services;
      const [stored] = await database.select().from(reports).where(eq(reports.secureId, opened));
      if (stored === undefined) throw new Error('There’s no report');
      const { id: _id, analysisId: _analysisId, ...one } = stored;
      await database.update(reports).set({ isCurrent: false }).where(eq(reports.secureId, opened));
      await database.insert(reports).values({
        ...one,
        secureId: randomUUID(),
        scorePercent: 95,
        inputData: { ...stored.inputData, received: 'a'.repeat(64) },
        analysisResults: { ...testReport(url), capturedWith: 'extension' },
      });
      test.engine.found.set(url, { ...testReport(url), overall: { percent: 50, grade: 'D' as const } });
      await comeDue(url);
      await look();
      await waitForMail(test.dataFolder, email, 'Score down from 70 to 50: Kettles that whistle');
      test.engine.found.delete(url);
    });

    it('tell nobody of a lower score that comes from another rubric alone', async () => {
      const url = 'https://shop.test/rubric';
      const usual = testReport(url);
      test.engine.found.set(url, {
        ...usual,
        overall: { percent: 88, grade: 'A-' as const },
        rubricVersion: 'former',
      });
      await plan(url);
      test.engine.found.delete(url);
      const before = await doneSoFar();
      await comeDue(url);
      await look();
      await finished(before + 1);
      const { pages } = await call('GET', '/api/dashboard/pages');
      expect(pages[0].history).toMatchObject([
        { scorePercent: 88, rubricVersion: 'former' },
        { scorePercent: 70, rubricVersion: usual.rubricVersion },
      ]);
      expect(mailsTo(test.dataFolder, email)).toEqual([]);
    });

    it('tell nobody that a fix is broken again if only another rubric advises on it', async () => {
      const url = 'https://shop.test/rubric-advice';
      const usual = testReport(url);
      const former = { ...usual, rubricVersion: 'former' };
      test.engine.found.set(url, former);
      const id = await plan(url);
      test.engine.found.set(url, {
        ...former,
        recommendations: usual.recommendations.slice(1),
        findings: usual.findings.map((finding) =>
          finding.check === 'check-a' ? { ...finding, outcome: 'pass', score: 1, points: 0 } : finding,
        ),
      });
      const { secureId } = await call('POST', `/api/reports/${id}/reanalyze`);
      const { changes } = await call('GET', `/api/reports/${secureId}`);
      expect(changes.followUps[0]).toMatchObject({ verdict: 'fixed' });
      test.engine.found.delete(url);
      const before = await doneSoFar();
      await comeDue(url);
      await look();
      await finished(before + 1);
      expect(mailsTo(test.dataFolder, email)).toEqual([]);
    });
  });
});
