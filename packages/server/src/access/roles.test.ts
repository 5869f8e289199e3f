import { WORKSPACE_ROLES, type WorkspaceRole } from '@liftmark/contract/workspaces';
import { and, eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  feedback,
  reports,
  webhookDeliveries,
  workspaceInvitations,
  workspaceMembers,
} from '../database/schema.ts';
import { differenceCropFile } from '../features/reports/difference-crop-file.ts';
import { testPayload } from '../features/webhooks/payload.ts';
import { copyReport } from '../testing/copy-report.ts';
import { answerDespiteLock, answerDuringChange } from '../testing/during-change.ts';
import { createTestApp, signedInAs, type TestApp } from '../testing/test-app.ts';
import { putComment, TASK } from '../testing/test-comment.ts';
import { EMBEDDED } from '../testing/test-database.ts';
import { createTestKey } from '../testing/test-keys.ts';
import { putSite } from '../testing/test-site.ts';
import {
  createTestTeam,
  inside,
  newPeople,
  newPerson,
  type TestPeople,
  type TestPerson,
} from '../testing/test-team.ts';
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
 * - `own-analysis`: the actor's own analysis. `own-webhook`: the actor's own webhook. `own-site`: a site of the workspace. `founder`: founders; hidden from everyone else.
 * - `active`: signed-in people, in the workspace that they work in. `active-pro`: the same, if it has Pro.
 * - `team`: members of the workspace in the address; for others it doesn't exist. `key`: members of the key's workspace.
 * - `own-link`, `own-client`: a link or a client of the actor’s workspace; `pro-client`: the same, if it has Pro.
 *   `invitation`: whoever has the link; `invitation-user`: the same, signed in.
 *
 * Routes of a workspace also say which role it takes there at least.
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
  | 'own-site'
  | 'own-link'
  | 'own-client'
  | 'pro-client'
  | 'active'
  | 'active-pro'
  | 'team'
  | 'key'
  | 'invitation'
  | 'invitation-user'
  | 'founder';
type Row = [access: Access, payload?: object | undefined, least?: WorkspaceRole];

/** Routes of these kinds are about a workspace, so they need a role. */
const OF_WORKSPACE: Access[] = [
  'shared',
  'owner',
  'own-webhook',
  'own-site',
  'own-link',
  'own-client',
  'pro-client',
  'active',
  'active-pro',
  'team',
  'key',
];

const url = 'https://shop.test/table';
const none = '00000000-0000-4000-8000-000000000000';
const webhook = {
  name: 'Team',
  address: 'https://hooks.test/in',
  format: 'standard',
  events: ['analysis.finished'],
  isOn: false,
};
const site = { hosts: ['shop.test'], timeZone: 'UTC', goal: 'form' };
const look = { name: 'Kettle House', accent: '#006069', senderName: '', replyTo: null };
const words = { headline: 'Kettles', offer: 'A kettle that whistles' };
const counts = { visitors: 100, conversions: 10 };
const experiment = { page: url, name: 'Headline', endedOn: '2026-11-01', control: counts, variant: counts };
const worth = { valuePerConversion: 10, currency: 'EUR', liftLow: 1, liftHigh: 2 };

/** Routes that store nothing of the workspace for their caller, and those whose own tests remove a member meanwhile. */
const NOT_STORING = [
  'POST /api/measuring/connections/try',
  'POST /api/measuring/connections/{id}/test',
  'POST /api/customer-portal',
  'POST /api/simulated/subscription',
  // Ends only what its caller keeps open.
  'POST /api/reports/{id}/trials/page/close',
];
const TESTED_ALONE = [
  // `features/leaving/leaving.test.ts`
  'POST /api/measuring/connections',
  'PUT /api/measuring/connections/{id}/key',
  'POST /api/reports/{id}/trials',
  'POST /api/reports/{id}/trials/page',
  // Stored as the other analyses, which are in the table.
  'POST /api/snapshots',
  'POST /api/analyze/upload',
];

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
  'GET /api/track-record': ['open'],
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
  'GET /api/account/plan': ['active', undefined, 'viewer'],
  'GET /api/account/export': ['user'],
  'GET /api/account/keys': ['active', undefined, 'admin'],
  'POST /api/account/keys': ['active', { name: 'CI', scopes: ['read'] }, 'admin'],
  'DELETE /api/account/keys/{id}': ['key', undefined, 'admin'],
  'POST /api/account/delete': ['user', { confirmation: 'DELETE' }],

  'GET /api/account/page-access': ['active', undefined, 'editor'],
  'PUT /api/account/page-access': ['active', { url, access: { cookies: { session: 'x' } } }, 'editor'],
  'DELETE /api/account/page-access/{id}': ['active', undefined, 'editor'],

  'GET /api/account/webhooks': ['active', undefined, 'admin'],
  'POST /api/account/webhooks': ['active', webhook, 'admin'],
  'PUT /api/account/webhooks/{id}': ['own-webhook', { ...webhook, isOn: true }, 'admin'],
  'DELETE /api/account/webhooks/{id}': ['own-webhook', undefined, 'admin'],
  'GET /api/account/webhooks/{id}/secret': ['own-webhook', undefined, 'admin'],
  'POST /api/account/webhooks/{id}/secret': ['own-webhook', undefined, 'admin'],
  'DELETE /api/account/webhooks/{id}/secret/previous': ['own-webhook', undefined, 'admin'],
  'POST /api/account/webhooks/{id}/test': ['own-webhook', undefined, 'admin'],
  'GET /api/account/webhooks/{id}/deliveries': ['own-webhook', undefined, 'admin'],
  'GET /api/account/webhooks/{id}/deliveries/{deliveryId}': ['own-webhook', undefined, 'admin'],
  'POST /api/account/webhooks/{id}/deliveries/{deliveryId}/replay': ['own-webhook', undefined, 'admin'],

  // Public: a site’s pages send to it, and it answers everything alike.
  'GET /t/{file}': ['open'],
  'POST /t/{key}': ['open'],
  'GET /api/measuring': ['active', undefined, 'viewer'],
  'GET /api/measuring/page': ['active', undefined, 'viewer'],
  'POST /api/measuring/sites': ['active', site, 'editor'],
  // Of another workspace, they don't exist: `features/metrics/measuring.test.ts`.
  'PUT /api/measuring/sites/{id}': ['active', site, 'editor'],
  'DELETE /api/measuring/sites/{id}': ['active', undefined, 'editor'],
  'POST /api/measuring/csv': [
    'active',
    { csv: `page,day,visits,conversions\n${url},2026-11-01,10,1` },
    'editor',
  ],
  'POST /api/measuring/changes': ['active', { page: url, what: 'Headline', day: '2026-11-01' }, 'editor'],
  'DELETE /api/measuring/changes/{id}': ['active', undefined, 'editor'],
  'POST /api/measuring/experiments': ['active', experiment, 'editor'],
  'PUT /api/measuring/experiments/{id}': ['active', { recommendation: null }, 'editor'],
  'DELETE /api/measuring/experiments/{id}': ['active', undefined, 'editor'],
  'PUT /api/measuring/value': ['active', { page: url, ...worth }, 'editor'],
  'GET /api/measuring/connections': ['active', undefined, 'viewer'],
  'POST /api/measuring/connections/try': ['active', {}, 'editor'],
  'POST /api/measuring/connections': ['active', {}, 'editor'],
  'DELETE /api/measuring/connections/{id}': ['active', undefined, 'editor'],
  'PUT /api/measuring/connections/{id}': ['active', { isPaused: true }, 'editor'],
  'PUT /api/measuring/connections/{id}/key': ['active', { user: null, key: 'another' }, 'editor'],
  'POST /api/measuring/connections/{id}/test': ['active', undefined, 'editor'],
  'POST /api/measuring/connections/{id}/read': ['active', undefined, 'editor'],
  'GET /api/measuring/connections/experiments': ['active', undefined, 'viewer'],
  'PUT /api/measuring/connections/experiments/{id}': [
    'active',
    { page: url, name: 'Headline', variant: 'v1' },
    'editor',
  ],
  'DELETE /api/measuring/connections/experiments/{id}': ['active', undefined, 'editor'],
  'GET /api/measuring/searches': ['active', undefined, 'viewer'],

  'GET /api/workspaces': ['user'],
  'POST /api/workspaces': ['user', { name: 'Kettles' }],
  'GET /api/workspaces/{id}': ['team', undefined, 'viewer'],
  'PUT /api/workspaces/{id}': ['team', { name: 'Kettles' }, 'admin'],
  'GET /api/workspaces/{id}/audit': ['team', undefined, 'admin'],
  'PUT /api/workspaces/{id}/seats': ['team', { seats: 9 }, 'owner'],
  'POST /api/workspaces/{id}/transfer': ['team', { userId: '{userId}' }, 'owner'],
  'POST /api/workspaces/{id}/delete': ['team', { confirmation: 'Kettles' }, 'owner'],
  'GET /api/workspaces/{id}/members': ['team', undefined, 'viewer'],
  'PUT /api/workspaces/{id}/members/{userId}': ['team', { role: 'viewer' }, 'admin'],
  'DELETE /api/workspaces/{id}/members/{userId}': ['team', undefined, 'admin'],
  'POST /api/workspaces/{id}/leave': ['team', undefined, 'viewer'],
  'GET /api/workspaces/{id}/invitations': ['team', undefined, 'admin'],
  'POST /api/workspaces/{id}/invitations': ['team', { email: 'ada@shop.test', role: 'viewer' }, 'admin'],
  'POST /api/workspaces/{id}/invitations/{invitationId}/resend': ['team', undefined, 'admin'],
  'DELETE /api/workspaces/{id}/invitations/{invitationId}': ['team', undefined, 'admin'],
  'POST /api/invitations/look': ['invitation', { token: 'x' }],
  'POST /api/invitations/decline': ['invitation', { token: 'x' }],
  'POST /api/invitations/accept': ['invitation-user', { token: 'x' }],

  'POST /api/analyze/url': ['active', { url }, 'editor'],
  'POST /api/snapshots': ['active', {}, 'editor'],
  'POST /api/analyze/upload': ['active', undefined, 'editor'],
  'POST /api/analyze/manual': ['active', words, 'editor'],
  'POST /api/analyze/competitor': [
    'active-pro',
    { primaryUrl: url, competitorUrls: ['https://rival.test/'] },
    'editor',
  ],
  'POST /api/analyze/swot': ['active-pro', { url }, 'editor'],
  'POST /api/analyze/copy-optimization': ['active-pro', { url }, 'editor'],
  'POST /api/analyze/question': ['pro', { question: 'Why?', analysisData: {} }],
  'GET /api/analyses/{key}': ['own-analysis'],
  'GET /api/analyses/{key}/events': ['own-analysis'],
  'POST /api/analyses/{key}/cancel': ['own-analysis'],

  'GET /api/reports': ['active', undefined, 'viewer'],
  'GET /api/reports/{id}': ['shared', undefined, 'viewer'],
  'DELETE /api/reports/{id}': ['owner', undefined, 'editor'],
  'GET /api/reports/{id}/diagnoses': ['shared', undefined, 'viewer'],
  'GET /api/reports/{id}/fixes': ['shared', undefined, 'viewer'],
  'GET /api/reports/{id}/screenshots/{viewport}': ['shared', undefined, 'viewer'],
  'GET /api/reports/{id}/differences/{place}/{side}': ['unlocked'],
  'GET /api/reports/{id}/pdf': ['shared', undefined, 'viewer'],
  'GET /report/{id}/card.png': ['link'],
  'POST /api/reports/{id}/share': ['shared-user'],
  'GET /api/reports/{id}/rating': ['shared-user'],
  'POST /api/reports/{id}/rating': ['shared-user', { rating: 5 }],
  'GET /api/reports/{id}/ticks': ['shared', undefined, 'viewer'],
  'PUT /api/reports/{id}/ticks': ['shared-user', { item: 'plan-1', ticked: true }],
  'POST /api/reports/{id}/email': ['owner', { email: 'client@shop.test' }, 'editor'],
  'GET /api/reports/{id}/links': ['owner', undefined, 'editor'],
  'POST /api/reports/{id}/links': ['owner', { shows: 'full' }, 'editor'],
  'PUT /api/links/{id}': ['own-link', { shows: 'summary' }, 'editor'],
  'DELETE /api/links/{id}': ['own-link', undefined, 'editor'],
  'GET /api/clients': ['active', undefined, 'viewer'],
  'POST /api/clients': ['active', { name: 'Acme' }, 'admin'],
  'PUT /api/clients/{id}': ['own-client', { name: 'Kettle House' }, 'admin'],
  'DELETE /api/clients/{id}': ['own-client', undefined, 'admin'],
  'GET /api/clients/{id}/links': ['own-client', undefined, 'editor'],
  'POST /api/clients/{id}/links': ['own-client', { shows: 'full' }, 'editor'],
  'GET /api/clients/{id}/branding': ['own-client', undefined, 'viewer'],
  'PUT /api/clients/{id}/branding': ['pro-client', look, 'admin'],
  'PUT /api/reports/{id}/client': ['owner', { clientId: null }, 'editor'],
  'GET /api/branding': ['active', undefined, 'viewer'],
  'PUT /api/branding': ['active-pro', look, 'admin'],
  'GET /api/reports/{id}/branding': ['shared', undefined, 'viewer'],
  'GET /api/shared/{token}': ['invitation'],
  // Its test is in links.test.ts: it opens what the password opens, for anyone.
  'POST /api/links/{token}/open': ['invitation', { password: 'a long kettle' }],
  'GET /api/reports/{id}/export.json': ['owner', undefined, 'viewer'],
  'PUT /api/reports/{id}/schedule': ['owner', { every: null }, 'editor'],
  'POST /api/reports/{id}/reanalyze': ['owner', undefined, 'editor'],
  'PUT /api/reports/{id}/status': ['owner', { status: 'archived' }, 'editor'],
  'PATCH /api/reports/{id}/cvr': ['owner', { preOptimizationCvr: 1 }, 'editor'],

  'GET /api/reports/{id}/trials': ['shared', undefined, 'viewer'],
  'POST /api/reports/{id}/trials': ['owner', { part: 'headline', text: 'Kettles' }, 'editor'],
  'POST /api/reports/{id}/trials/cancel': ['owner', undefined, 'editor'],
  'POST /api/reports/{id}/trials/page': ['owner', undefined, 'editor'],
  'POST /api/reports/{id}/trials/page/close': ['owner', undefined, 'editor'],
  'GET /api/reports/{id}/trials/{attempt}/{file}': ['shared', undefined, 'viewer'],

  'POST /api/create-subscription': ['active', { planType: 'monthly', trial: true }, 'owner'],
  'POST /api/checkout/confirm': ['user', { sessionId: 'none' }],
  'POST /api/customer-portal': ['active', undefined, 'owner'],
  // Refused by its signature, not by a role.
  'POST /api/webhooks/stripe': ['open', {}],
  'GET /api/simulated/checkout/{clientSecret}': ['user'],
  'POST /api/simulated/checkout/{clientSecret}': ['user', { outcome: 'success' }],
  'GET /api/simulated/subscription': ['active', undefined, 'owner'],
  'POST /api/simulated/subscription': ['active', { action: 'renew' }, 'owner'],

  'GET /api/dashboard/pages': ['active', undefined, 'viewer'],
  'GET /api/dashboard/pages.csv': ['active', undefined, 'viewer'],
  'GET /api/dashboard/pages.json': ['active', undefined, 'viewer'],
  'GET /api/dashboard/stats': ['active', undefined, 'viewer'],
  'GET /api/dashboard/cvr-stats': ['active', undefined, 'viewer'],
  'GET /api/reminders/cvr': ['active', undefined, 'viewer'],
  'POST /api/reminders/cvr/{id}/dismiss': ['owner', undefined, 'editor'],

  'GET /api/sites': ['active', undefined, 'viewer'],
  'POST /api/sites': ['active', { url: 'https://site.test/' }, 'editor'],
  'GET /api/sites/{id}': ['own-site', undefined, 'viewer'],
  'DELETE /api/sites/{id}': ['own-site', undefined, 'editor'],
  'GET /api/sites/{id}/pages': ['own-site', undefined, 'viewer'],
  'GET /api/sites/{id}/pages.csv': ['own-site', undefined, 'viewer'],
  'GET /api/sites/{id}/export.json': ['own-site', undefined, 'viewer'],
  'POST /api/sites/{id}/runs': ['own-site', {}, 'editor'],
  'POST /api/sites/{id}/analyze': ['own-site', {}, 'editor'],
  'PUT /api/sites/{id}/schedule': ['own-site', { every: null }, 'editor'],
  'PUT /api/sites/{id}/client': ['own-site', { clientId: null }, 'editor'],
  'POST /api/sites/{id}/pause': ['own-site', undefined, 'editor'],
  'POST /api/sites/{id}/resume': ['own-site', undefined, 'editor'],
  'POST /api/sites/{id}/cancel': ['own-site', undefined, 'editor'],

  'GET /api/reports/{id}/tasks': ['owner', undefined, 'viewer'],
  'PUT /api/reports/{id}/tasks/{task}': ['owner', { dueOn: '2026-12-01' }, 'editor'],
  'GET /api/reports/{id}/comments?task={task}': ['owner', undefined, 'viewer'],
  'POST /api/reports/{id}/comments': ['owner', { task: '{task}', text: 'Done?' }, 'viewer'],
  'PUT /api/reports/{id}/comments/{commentId}': ['owner', { text: 'Done.' }, 'viewer'],
  'DELETE /api/reports/{id}/comments/{commentId}': ['owner', undefined, 'viewer'],
  'GET /api/tasks': ['active', undefined, 'viewer'],
  'GET /api/activity': ['active', undefined, 'viewer'],
  'GET /api/activity.csv': ['active', undefined, 'viewer'],
  'GET /api/activity.json': ['active', undefined, 'viewer'],
  'GET /api/months/{month}': ['active', undefined, 'viewer'],
  'GET /api/months/{month}/pdf': ['active', undefined, 'viewer'],
  'GET /api/months/{month}/export.csv': ['active', undefined, 'viewer'],
  'GET /api/months/{month}/export.json': ['active', undefined, 'viewer'],
  'GET /api/workspace-export.json': ['active', undefined, 'admin'],
  'GET /api/workspace-export.csv': ['active', undefined, 'admin'],
  'GET /api/account/work-mails': ['user'],
  'PUT /api/account/work-mails': ['user', { mention: true, assignment: false, due: true }],

  'GET /api/founders/analytics': ['founder'],
  'GET /api/founders/feedback': ['founder'],
  'GET /api/founders/revenue': ['founder'],
  'GET /api/founders/health': ['founder'],
  'GET /api/founders/track-record': ['founder'],
  'GET /api/founders/track-record/export': ['founder'],
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
    expect(routes.sort()).toEqual(
      Object.keys(TABLE)
        .map((route) => route.split('?')[0])
        .sort(),
    );
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
    return /\/sessions\//.test(path) ? none : reportId;
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

  async function putClient(owner: Record<string, string>): Promise<string> {
    const payload = { name: 'Acme' };
    return (await test.app.inject({ method: 'POST', url: '/api/clients', payload, headers: owner })).json()
      .id;
  }

  async function putLink(owner: Record<string, string>, reportId: string): Promise<string> {
    const made = await test.app.inject({
      method: 'POST',
      url: `/api/reports/${reportId}/links`,
      payload: { shows: 'full' },
      headers: owner,
    });
    return made.json().id;
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

  it.each(Object.entries(TABLE))('%s', { timeout: 90_000 }, async (route, [access, payload]) => {
    const [method, pattern = ''] = route.split(' ', 2);
    const { owner, reportId, number } = await ownerOf('free');
    const path = access === 'founder' ? await forFounders(pattern, owner) : pattern;
    const stranger = await signedInAs(test, { plan: 'free' });
    const pro = await signedInAs(test, { plan: 'pro' });
    const founder = await signedInAs(test, { plan: 'founder' });
    const visitor = {};
    let deliveryId = '';
    const commentId = path.includes('{commentId}') ? await putComment(test, owner, reportId) : '';
    const call = async (headers: Record<string, string>, id = reportId) => {
      const filled = path
        .replace('{id}', idIn(path, id))
        .replace('{key}', 'own')
        .replace('{token}', 'x')
        .replace('{deliveryId}', deliveryId)
        .replace('{commentId}', commentId)
        .replace('{task}', TASK)
        .replace('{month}', '2026-11')
        .replace(/\{(?:userId|invitationId)\}/, none)
        .replace('{viewport}', 'desktop')
        .replace('{attempt}/{file}', TRIAL_PICTURE)
        .replace('{place}/{side}', '0/yours');
      const sent =
        payload && JSON.parse(JSON.stringify(payload).replace('{userId}', none).replace('{task}', TASK));
      const options = { method, url: filled, headers, ...(sent !== undefined && { payload: sent }) };
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
      case 'active':
        expect(await call(visitor)).toBe(401);
        for (const who of [stranger, pro, founder]) {
          const status = await call(who);
          expect([status, status !== 401 && status < 500]).toEqual([status, true]);
        }
        break;
      case 'pro':
      case 'active-pro':
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
      case 'own-site': {
        const made = await test.app.inject({
          method: 'POST',
          url: '/api/sites',
          payload: { url },
          headers: owner,
        });
        const { id } = made.json();
        expect(await call(visitor, id)).toBe(401);
        for (const who of [stranger, pro, founder]) expect(await call(who, id)).toBe(404);
        expect(await call(owner, none)).toBe(404);
        expect(await call(owner, id)).toSatisfy(isOpen);
        break;
      }
      case 'own-link':
      case 'own-client':
      case 'pro-client': {
        const link = access === 'own-link' ? await putLink(owner, reportId) : await putClient(owner);
        expect(await call(visitor, link)).toBe(401);
        for (const who of [stranger, pro, founder]) expect(await call(who, link)).toBe(404);
        expect(await call(owner, none)).toBe(404);
        expect(await call(owner, link)).toSatisfy(
          access === 'pro-client' ? (status: number) => status === 403 : isOpen,
        );
        break;
      }
      case 'team':
      case 'key':
        // Every role has a test of its own below.
        expect(await call(visitor, none)).toBe(401);
        for (const who of [stranger, pro, founder]) expect(await call(who, none)).toBe(404);
        break;
      case 'invitation':
        for (const who of [visitor, stranger, founder]) expect(await call(who)).toBe(404);
        break;
      case 'invitation-user':
        expect([await call(visitor), await call(stranger), await call(founder)]).toEqual([401, 404, 404]);
        break;
      case 'founder':
        expect([await call(visitor), await call(stranger), await call(pro)]).toEqual([401, 404, 404]);
        expect(await call(founder)).toSatisfy(isOpen);
        break;
      default:
        access satisfies never;
    }
  });

  it('says for each route of a workspace which role it takes', () => {
    const without = Object.entries(TABLE).filter(
      ([, [access, , least]]) => OF_WORKSPACE.includes(access) !== (least !== undefined),
    );
    expect(without).toEqual([]);
  });

  describe('every route of a workspace for every role in it', () => {
    let people: TestPeople;
    let outsider: TestPerson;
    let original: string;
    beforeAll(async () => {
      people = await newPeople(test);
      outsider = await newPerson(test);
      original = (await ownerOf('free')).reportId;
    }, 300_000);

    /** What the route is about, in a team of its own, and the address of each part of it. */
    async function teamWith(pattern: string) {
      const member = await newPerson(test);
      const id = await createTestTeam(test, { ...people, editor: member });
      await test.services.database
        .insert(workspaceMembers)
        .values({ workspaceId: id, userId: people.editor.id, role: 'editor' });
      const [invitation] = await test.services.database
        .insert(workspaceInvitations)
        .values({
          workspaceId: id,
          email: 'bob@shop.test',
          role: 'viewer',
          tokenHash: id,
          expiresAt: new Date('2099-01-01'),
        })
        .returning();
      const owner = inside(people.owner, id) as { cookie: string };
      const hook = pattern.includes('/webhooks/') ? await putWebhook(owner) : null;
      const isOfLink = pattern.startsWith('/api/links/');
      const report =
        isOfLink || pattern.includes('/reports/') || pattern.includes('/cvr/')
          ? await copyReport(test.services.database, original, { workspaceId: id, userId: null })
          : null;
      if (report !== null && pattern.includes('/{attempt}/')) await putTrial(test, report.secureId);
      const commentId = pattern.includes('{commentId}')
        ? await putComment(test, people.viewer, report?.secureId ?? '')
        : '';
      const isSteering = /\/(?:pause|resume|cancel)$/.test(pattern);
      const site = pattern.includes('/sites/')
        ? await putSite(test, people.owner, isSteering ? 'planning' : 'planned', id)
        : undefined;
      const link = isOfLink && report !== null ? await putLink(owner, report.secureId) : null;
      const client = pattern.startsWith('/api/clients/') ? await putClient(owner) : null;
      const key = pattern.includes('/keys/') ? await createTestKey(test, owner) : null;
      return {
        id,
        thing: hook?.id ?? client ?? link ?? report?.number ?? key?.id ?? site ?? id,
        parts: {
          '{userId}': member.id,
          '{invitationId}': invitation?.id ?? '',
          '{deliveryId}': hook?.deliveryId ?? '',
          '{commentId}': commentId,
          '{task}': TASK,
          '{month}': '2026-11',
          '{viewport}': 'desktop',
          '{attempt}/{file}': TRIAL_PICTURE,
        },
      };
    }

    /** The call is refused also if its caller gets a lesser role, or is removed, while it’s at work. */
    async function meanwhile(
      route: string,
      { id, person, to }: { id: string; person: TestPerson; to: WorkspaceRole | null },
      call: () => Promise<{ status: number }>,
    ): Promise<void> {
      if (route.startsWith('GET ') || [...NOT_STORING, ...TESTED_ALONE].includes(route)) return;
      const { database } = test.services;
      const isCaller = and(eq(workspaceMembers.workspaceId, id), eq(workspaceMembers.userId, person.id));
      const [member] = await database.select().from(workspaceMembers).where(isCaller);
      if (member === undefined) throw new Error('The caller is no member');
      // Their first call in a while also waits, before it looks at what it’s for.
      const before = { ...member, lastUsedAt: new Date() };
      await database.update(workspaceMembers).set(before).where(isCaller);
      for (const role of to === null ? [null] : [to, null]) {
        const answer = await answerDuringChange(
          database,
          id,
          async (transaction) => {
            await transaction.delete(workspaceMembers).where(isCaller);
            if (role !== null) await transaction.insert(workspaceMembers).values({ ...before, role });
          },
          call,
        );
        expect([role, answer.status]).toEqual([role, role === null ? 404 : 403]);
        await database.delete(workspaceMembers).where(isCaller);
        await database.insert(workspaceMembers).values(before);
      }
    }

    const filled = (text: string, parts: Record<string, string>) =>
      Object.entries(parts).reduce((done, [name, value]) => done.replace(name, value), text);

    const routes = Object.entries(TABLE).flatMap(([route, [access, payload, least]]) =>
      least === undefined ? [] : [{ route, access, payload, least }],
    );
    it.each(routes)(
      '$route takes $least',
      async ({ route, access, payload, least }) => {
        const [method, pattern = ''] = route.split(' ', 2);
        const { id, thing, parts } = await teamWith(pattern);
        const isActive = access === 'active' || access === 'active-pro';
        const call = async (who: TestPerson, workspace: string, of = thing) => {
          const sent = payload === undefined ? undefined : filled(JSON.stringify(payload), parts);
          const answer = await test.app.inject({
            method,
            url: filled(pattern.replace('{id}', of), parts),
            headers: {
              ...inside(who, workspace),
              ...(sent !== undefined && { 'content-type': 'application/json' }),
            },
            ...(sent !== undefined && { payload: sent }),
          } as InjectOptions);
          const { date, ratelimit, 'ratelimit-policy': _, ...headers } = answer.headers;
          return { status: answer.statusCode, body: answer.body, headers };
        };
        // By its id a thing is found from anywhere.
        const place = (who: TestPerson) => (isActive ? id : who.id);

        // It isn’t held up by the team, so the time it takes tells nothing either.
        const foreign = await answerDespiteLock(test.services.database, id, () =>
          call(outsider, isActive ? id : outsider.id),
        );
        const missing = isActive
          ? await call(outsider, none)
          : await call(outsider, outsider.id, thing === id || /[-]/.test(thing) ? none : '2147483647');
        expect(foreign.status).toBe(404);
        expect(foreign).toEqual(missing);
        const lower = WORKSPACE_ROLES.slice(WORKSPACE_ROLES.indexOf(least) + 1);
        for (const role of lower)
          expect([role, (await call(people[role], place(people[role]))).status]).toEqual([role, 403]);
        await meanwhile(route, { id, person: people[least], to: lower[0] ?? null }, () =>
          call(people[least], place(people[least])),
        );
        const allowed = await call(people[least], place(people[least]));
        const refusals = isActive ? [401, 403] : [401, 403, 404];
        expect([
          allowed.status,
          refusals.includes(allowed.status) || allowed.status >= 500,
          allowed.body,
        ]).toEqual([allowed.status, false, allowed.body]);
      },
      90_000,
    );
  });
});
