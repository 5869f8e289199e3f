import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedback, reports, webhookDeliveries } from '../database/schema.ts';
import { differenceCropFile } from '../features/reports/difference-crop-file.ts';
import { testPayload } from '../features/webhooks/payload.ts';
import { createTestApp, signedInAs, type TestApp } from '../testing/test-app.ts';
import { EMBEDDED } from '../testing/test-database.ts';
import { putTrial, TRIAL_PICTURE } from '../testing/test-trial.ts';

/**
 * Who may call each route. A route that is missing here, or exists only here, fails the test.
 *
 * - `open`: anyone. `user`: signed-in people, about themselves. `pro`: people with Pro.
 * - `shared`: a report by its secure id, for anyone; by its number only for its owner.
 * - `link`: a report only by its secure id, for anyone.
 * - `unlocked`: a report as in `shared`, if its owner or its viewer has Pro.
 * - `shared-user`: the same as `shared`, for signed-in people.
 * - `owner`: a report, only for its owner, by either id.
 * - `own-analysis`: the actor's own analysis. `own-webhook`: the actor's own webhook. `founder`: founders; hidden from everyone else.
 */
type Access =
  | 'open'
  | 'link'
  | 'user'
  | 'pro'
  | 'shared'
  | 'unlocked'
  | 'shared-user'
  | 'owner'
  | 'own-analysis'
  | 'own-webhook'
  | 'founder';
type Row = [access: Access, payload?: object];

const url = 'https://shop.test/table';
const none = '00000000-0000-4000-8000-000000000000';
const webhook = {
  name: 'Team',
  address: 'https://hooks.test/in',
  format: 'standard',
  events: ['analysis.finished'],
  isOn: false,
};
const words = { headline: 'Kettles', offer: 'A kettle that whistles' };

const TABLE: Record<string, Row> = {
  'GET /healthz': ['open'],
  'GET /readyz': ['open'],
  'GET /api/config': ['open'],
  'POST /api/events': ['open', { sessionId: 'session', events: [] }],
  'POST /api/contact': ['open', { name: 'Ada', email: 'ada@shop.test', message: 'Hello' }],
  'POST /api/feedback': ['open'],

  'GET /api/checks': ['open'],
  'GET /api/checks/{id}': ['open'],
  'GET /api/methodology': ['open'],
  'GET /api/tools/ab-test-planner/pdf': ['open'],
  'GET /api/tools/cro-checklist/pdf': ['open'],
  'GET /api/tools/customer-journey/pdf': ['open'],
  'POST /api/reports/download-pdf': ['user', { type: 'swot-analysis', data: {}, title: 'Kettles', url }],

  'POST /auth/signup': ['open', { email: 'x', password: 'x', firstName: 'x', lastName: 'x' }],
  'POST /auth/signin': ['open', { email: 'x', password: 'x' }],
  'POST /auth/two-factor': ['open', { code: 'x' }],
  'POST /auth/logout': ['open'],
  'GET /auth/google': ['open'],
  'GET /auth/google/callback': ['open'],
  'GET /api/login': ['open'],
  'GET /api/logout': ['open'],
  'POST /api/auth/verify-email': ['open', { token: 'x' }],
  'POST /api/auth/password/forgot': ['open', { email: 'nobody@shop.test' }],
  'POST /api/auth/password/reset': ['open', { token: 'x', password: 'a long kettle' }],
  'POST /api/auth/password/reset/check': ['open', { token: 'x' }],
  'POST /api/unsubscribe': ['open', { token: 'x' }],
  'POST /api/unsubscribe/{token}': ['open', {}],
  'GET /api/unsubscribe/{token}': ['open'],

  'GET /api/auth/user': ['user'],
  'POST /api/auth/verification': ['user'],
  'POST /api/auth/email-preferences': ['user', { emailOptIn: true }],
  'GET /api/user/email-preferences': ['user'],
  'PUT /api/user/email-preferences': ['user', { wantsPromotionalEmails: true }],
  'PUT /api/account/profile': ['user', { firstName: 'Ada', lastName: 'Kettle' }],
  'PUT /api/account/report-language': ['user', { reportLanguage: 'de' }],
  'PUT /api/account/password': ['user', {}],
  'PUT /api/account/email': ['user', { newEmail: 'other@shop.test' }],
  'GET /api/account/sessions': ['user'],
  'DELETE /api/account/sessions/{id}': ['user'],
  'POST /api/account/sessions/revoke': ['user', { keepCurrent: true }],
  'POST /api/account/two-factor/enroll': ['user', {}],
  'POST /api/account/two-factor/confirm': ['user', { code: '123456' }],
  'POST /api/account/two-factor/disable': ['user', {}],
  'POST /api/account/two-factor/recovery-codes': ['user', {}],
  'GET /api/account/plan': ['user'],
  'GET /api/account/export': ['user'],
  'GET /api/account/keys': ['user'],
  'POST /api/account/keys': ['user', { name: 'CI', scopes: ['read'] }],
  'DELETE /api/account/keys/{id}': ['user'],
  'POST /api/account/delete': ['user', { confirmation: 'DELETE' }],

  'GET /api/account/webhooks': ['user'],
  'POST /api/account/webhooks': ['user', webhook],
  'PUT /api/account/webhooks/{id}': ['own-webhook', { ...webhook, isOn: true }],
  'DELETE /api/account/webhooks/{id}': ['own-webhook'],
  'GET /api/account/webhooks/{id}/secret': ['own-webhook'],
  'POST /api/account/webhooks/{id}/secret': ['own-webhook'],
  'DELETE /api/account/webhooks/{id}/secret/previous': ['own-webhook'],
  'POST /api/account/webhooks/{id}/test': ['own-webhook'],
  'GET /api/account/webhooks/{id}/deliveries': ['own-webhook'],
  'GET /api/account/webhooks/{id}/deliveries/{deliveryId}': ['own-webhook'],
  'POST /api/account/webhooks/{id}/deliveries/{deliveryId}/replay': ['own-webhook'],

  'POST /api/analyze/url': ['user', { url }],
  'POST /api/snapshots': ['user', {}],
  'POST /api/analyze/manual': ['user', words],
  'POST /api/analyze/competitor': ['pro', { primaryUrl: url, competitorUrls: ['https://rival.test/'] }],
  'POST /api/analyze/swot': ['pro', { url }],
  'POST /api/analyze/copy-optimization': ['pro', { url }],
  'POST /api/analyze/question': ['pro', { question: 'Why?', analysisData: {} }],
  'GET /api/analyses/{key}': ['own-analysis'],
  'GET /api/analyses/{key}/events': ['own-analysis'],
  'POST /api/analyses/{key}/cancel': ['own-analysis'],

  'GET /api/reports': ['user'],
  'GET /api/reports/{id}': ['shared'],
  'DELETE /api/reports/{id}': ['owner'],
  'GET /api/reports/{id}/diagnoses': ['shared'],
  'GET /api/reports/{id}/fixes': ['shared'],
  'GET /api/reports/{id}/screenshots/{viewport}': ['shared'],
  'GET /api/reports/{id}/differences/{place}/{side}': ['unlocked'],
  'GET /api/reports/{id}/pdf': ['shared'],
  'GET /report/{id}/card.png': ['link'],
  'POST /api/reports/{id}/share': ['shared-user'],
  'GET /api/reports/{id}/rating': ['shared-user'],
  'POST /api/reports/{id}/rating': ['shared-user', { rating: 5 }],
  'GET /api/reports/{id}/ticks': ['shared'],
  'PUT /api/reports/{id}/ticks': ['shared-user', { item: 'plan-1', ticked: true }],
  'POST /api/reports/{id}/email': ['owner', { email: 'client@shop.test' }],
  'GET /api/reports/{id}/export.json': ['owner'],
  'PUT /api/reports/{id}/schedule': ['owner', { every: null }],
  'POST /api/reports/{id}/reanalyze': ['owner'],
  'PUT /api/reports/{id}/status': ['owner', { status: 'archived' }],
  'PATCH /api/reports/{id}/cvr': ['owner', { preOptimizationCvr: 1 }],

  'GET /api/reports/{id}/trials': ['shared'],
  'POST /api/reports/{id}/trials': ['owner', { part: 'headline', text: 'Kettles' }],
  'POST /api/reports/{id}/trials/cancel': ['owner'],
  'POST /api/reports/{id}/trials/page': ['owner'],
  'POST /api/reports/{id}/trials/page/close': ['owner'],
  'GET /api/reports/{id}/trials/{attempt}/{file}': ['shared'],

  'POST /api/create-subscription': ['user', { planType: 'monthly', trial: true }],
  'POST /api/checkout/confirm': ['user', { sessionId: 'none' }],
  'POST /api/customer-portal': ['user'],
  // Refused by its signature, not by a role.
  'POST /api/webhooks/stripe': ['open', {}],
  'GET /api/simulated/checkout/{clientSecret}': ['user'],
  'POST /api/simulated/checkout/{clientSecret}': ['user', { outcome: 'success' }],
  'GET /api/simulated/subscription': ['user'],
  'POST /api/simulated/subscription': ['user', { action: 'renew' }],

  'GET /api/dashboard/pages': ['user'],
  'GET /api/dashboard/pages.csv': ['user'],
  'GET /api/dashboard/stats': ['user'],
  'GET /api/dashboard/cvr-stats': ['user'],
  'GET /api/reminders/cvr': ['user'],
  'POST /api/reminders/cvr/{id}/dismiss': ['owner'],

  'GET /api/founders/analytics': ['founder'],
  'GET /api/founders/feedback': ['founder'],
  'GET /api/founders/revenue': ['founder'],
  'GET /api/founders/health': ['founder'],
  'GET /api/founders/users': ['founder'],
  'GET /api/founders/all-users': ['founder'],
  'GET /api/founders/trial-users': ['founder'],
  'GET /api/founders/payment-users': ['founder'],
  'GET /api/founders/all-feedback': ['founder'],
  'GET /api/founders/audit': ['founder'],
  'PUT /api/founders/users/{id}/pro': ['founder', { until: null, reason: 'No longer needed' }],
  'PUT /api/founders/feedback/{id}/status': ['founder', { status: 'resolved' }],
  'GET /api/founders/feedback/{id}/attachment': ['founder'],
};

describe('every route for every role', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    await test.app.ready();
  });
  afterAll(() => test.close());

  it('is in the table', () => {
    const routes = Object.entries(test.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(routes.sort()).toEqual(Object.keys(TABLE).sort());
  });

  /** A person with a report and an analysis of their own. */
  async function ownerOf(plan: 'free' | 'pro') {
    const owner = await signedInAs(test, { plan });
    const headers = { ...owner, 'idempotency-key': 'own' };
    const made = await test.app.inject({
      method: 'POST',
      url: '/api/analyze/url',
      payload: { url },
      headers,
    });
    const { reportId } = made.json();
    const list = await test.app.inject({ url: '/api/reports', headers: owner });
    return { owner, reportId: String(reportId), number: String(list.json()[0].id) };
  }

  /** The objects of founders' calls: an account, and feedback with an attachment. */
  async function forFounders(path: string, owner: { cookie: string }): Promise<string> {
    const user = await test.app.inject({ url: '/api/auth/user', headers: owner });
    const file = 'feedback/notes.txt';
    await test.services.files.put(file, Buffer.from('notes'));
    const [item] = await test.services.database
      .insert(feedback)
      .values({ type: 'bug', message: 'Broken', attachmentName: 'notes.txt', attachmentFile: file })
      .returning({ id: feedback.id });
    return path
      .replace('/users/{id}', `/users/${user.json().id}`)
      .replace('/feedback/{id}', `/feedback/${item?.id}`);
  }

  /** What the id in a path names, where it isn't a report. */
  function idIn(path: string, reportId: string): string {
    if (path.includes('/checks/')) return 'main-headline';
    return /\/(?:sessions|keys)\//.test(path) ? none : reportId;
  }

  /** A webhook that is on, with a delivery that failed. */
  async function putWebhook(owner: { cookie: string }): Promise<{ id: string; deliveryId: string }> {
    const made = await test.app.inject({
      method: 'POST',
      url: '/api/account/webhooks',
      payload: { ...webhook, isOn: true },
      headers: owner,
    });
    const { id } = made.json().webhook;
    const [delivery] = await test.services.database
      .insert(webhookDeliveries)
      .values({
        webhookId: id,
        event: 'webhook.test',
        payload: testPayload({ id, name: 'Team' }, 'https://liftmark.test'),
        state: 'failed',
      })
      .returning({ id: webhookDeliveries.id });
    return { id, deliveryId: `msg_${delivery?.id}` };
  }

  /** The picture of a difference, as a comparison stores it. */
  async function putCrop(secureId: string): Promise<void> {
    const [stored] = await test.services.database
      .select()
      .from(reports)
      .where(eq(reports.secureId, secureId));
    const file = differenceCropFile({ snapshotFile: stored?.snapshotFile ?? '' }, 0, 'yours');
    await test.services.files.put(file, Buffer.from('a picture'));
  }

  it.each(Object.entries(TABLE))('%s', async (route, [access, payload]) => {
    const [method, pattern = ''] = route.split(' ', 2);
    const { owner, reportId, number } = await ownerOf('free');
    const path = access === 'founder' ? await forFounders(pattern, owner) : pattern;
    const stranger = await signedInAs(test, { plan: 'free' });
    const pro = await signedInAs(test, { plan: 'pro' });
    const founder = await signedInAs(test, { plan: 'founder' });
    const visitor = {};
    let deliveryId = '';
    const call = async (headers: Record<string, string>, id = reportId) => {
      const filled = path
        .replace('{id}', idIn(path, id))
        .replace('{key}', 'own')
        .replace('{token}', 'x')
        .replace('{deliveryId}', deliveryId)
        .replace('{viewport}', 'desktop')
        .replace('{attempt}/{file}', TRIAL_PICTURE)
        .replace('{place}/{side}', '0/yours');
      const options = { method, url: filled, headers, ...(payload !== undefined && { payload }) };
      return (await test.app.inject(options as InjectOptions)).statusCode;
    };
    const isOpen = (status: number) => ![401, 403, 404].includes(status) && status < 500;

    switch (access) {
      case 'open':
        for (const who of [visitor, stranger, pro]) {
          const status = await call(who);
          // Who has nothing to show for a second step is refused by the step, not by a role.
          expect([status, status < 500 && status !== 403 && status !== 404]).toEqual([status, true]);
        }
        break;
      case 'user':
        expect(await call(visitor)).toBe(401);
        for (const who of [stranger, pro, founder]) {
          const status = await call(who);
          expect([status, status !== 401 && status < 500]).toEqual([status, true]);
        }
        break;
      case 'pro':
        expect([await call(visitor), await call(stranger)]).toEqual([401, 403]);
        expect(await call(pro)).toSatisfy(isOpen);
        break;
      case 'shared':
        await putTrial(test, reportId);
        for (const who of [visitor, stranger, pro, owner]) expect(await call(who)).toSatisfy(isOpen);
        for (const who of [visitor, stranger, pro, founder]) expect(await call(who, number)).toBe(404);
        expect(await call(owner, number)).toSatisfy(isOpen);
        for (const who of [visitor, stranger, owner]) expect(await call(who, none)).toBe(404);
        break;
      case 'unlocked':
        await putCrop(reportId);
        for (const who of [visitor, stranger, owner]) expect(await call(who)).toBe(404);
        for (const who of [pro, founder]) expect(await call(who, number)).toBe(404);
        expect(await call(pro)).toSatisfy(isOpen);
        expect(await call(pro, none)).toBe(404);
        break;
      case 'link':
        for (const who of [visitor, stranger, owner]) expect(await call(who)).toSatisfy(isOpen);
        for (const who of [visitor, stranger, pro, owner]) {
          expect([400, 404]).toContain(await call(who, number));
        }
        expect(await call(visitor, none)).toBe(404);
        break;
      case 'shared-user':
        for (const id of [reportId, number, none]) expect(await call(visitor, id)).toBe(401);
        for (const who of [stranger, pro, owner]) expect(await call(who)).toSatisfy(isOpen);
        for (const who of [stranger, pro, founder]) expect(await call(who, number)).toBe(404);
        expect(await call(owner, number)).toSatisfy(isOpen);
        break;
      case 'owner':
        for (const id of [reportId, number, none]) {
          expect(await call(visitor, id)).toBe(401);
          for (const who of [stranger, pro, founder]) expect(await call(who, id)).toBe(404);
        }
        expect(await call(owner)).toSatisfy(isOpen);
        // What was deleted is gone.
        expect(await call(owner, number)).toSatisfy(
          method === 'DELETE' ? (status: number) => status === 404 : isOpen,
        );
        break;
      case 'own-analysis':
        for (const who of [visitor, stranger, pro, founder]) expect(await call(who)).toBe(404);
        expect(await call(owner)).toSatisfy(isOpen);
        break;
      case 'own-webhook': {
        const made = await putWebhook(owner);
        deliveryId = made.deliveryId;
        expect(await call(visitor, made.id)).toBe(401);
        for (const who of [stranger, pro, founder]) expect(await call(who, made.id)).toBe(404);
        expect(await call(owner, none)).toBe(404);
        expect(await call(owner, made.id)).toSatisfy(isOpen);
        break;
      }
      case 'founder':
        expect([await call(visitor), await call(stranger), await call(pro)]).toEqual([401, 404, 404]);
        expect(await call(founder)).toSatisfy(isOpen);
        break;
      default:
        access satisfies never;
    }
  });
});
