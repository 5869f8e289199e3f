import { API_SCOPES, type ApiScope } from '@liftmark/contract/api-keys';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { versionedApiOf } from '../http/openapi.ts';
import { createTestApp, signedInAs, type TestApp } from '../testing/test-app.ts';
import { bodyOf, testCapture } from '../testing/test-capture.ts';
import { EMBEDDED } from '../testing/test-database.ts';
import { bearer, createTestKey } from '../testing/test-keys.ts';
import { putSite } from '../testing/test-site.ts';
import { putTrial, TRIAL_PICTURE } from '../testing/test-trial.ts';

/**
 * The scope that each route for API keys needs, and its body. A route that is missing here, or exists only here, fails
 * the test. Routes with an id are for the owner of what it names; everything else looks missing.
 */
const url = 'https://shop.test/keys';
const counts = { visitors: 100, conversions: 3 };
const experiment = { page: url, name: 'Button', endedOn: '2026-11-01', control: counts, variant: counts };
const TABLE: Record<string, [scope: ApiScope, payload?: object]> = {
  'GET /api/v1/account/plan': ['read'],
  'GET /api/v1/checks': ['read'],
  'GET /api/v1/checks/{id}': ['read'],
  'GET /api/v1/methodology': ['read'],
  'GET /api/v1/track-record': ['read'],
  'GET /api/v1/dashboard/pages': ['read'],
  'GET /api/v1/reports': ['read'],
  'GET /api/v1/reports/{id}': ['read'],
  'GET /api/v1/reports/{id}/diagnoses': ['read'],
  'GET /api/v1/reports/{id}/fixes': ['read'],
  'GET /api/v1/reports/{id}/pdf': ['read'],
  'GET /api/v1/reports/{id}/screenshots/{viewport}': ['read'],

  'GET /api/v1/reports/{id}/trials': ['read'],
  'GET /api/v1/reports/{id}/trials/{attempt}/{file}': ['read'],

  'POST /api/v1/reports/{id}/trials': ['analyze', { part: 'headline', text: 'Kettles' }],
  'POST /api/v1/reports/{id}/trials/cancel': ['analyze'],
  'POST /api/v1/snapshots': ['analyze', await testCapture()],
  'POST /api/v1/analyze/url': ['analyze', { url }],
  'POST /api/v1/analyze/upload': ['analyze'],
  'POST /api/v1/analyze/manual': ['analyze', { headline: 'Kettles', offer: 'A kettle that whistles' }],
  'POST /api/v1/analyze/competitor': [
    'analyze',
    { primaryUrl: url, competitorUrls: ['https://rival.test/'] },
  ],
  'POST /api/v1/analyze/swot': ['analyze', { url }],
  'POST /api/v1/analyze/copy-optimization': ['analyze', { url }],
  'GET /api/v1/analyses/{key}': ['analyze'],
  'GET /api/v1/analyses/{key}/events': ['analyze'],
  'POST /api/v1/analyses/{key}/cancel': ['analyze'],
  'POST /api/v1/reports/{id}/reanalyze': ['analyze'],
  'PUT /api/v1/reports/{id}/schedule': ['analyze', { every: 'week' }],

  'GET /api/v1/sites': ['read'],
  'GET /api/v1/sites/{id}': ['read'],
  'GET /api/v1/sites/{id}/pages': ['read'],
  'POST /api/v1/sites': ['analyze', { url: 'https://site.test/' }],
  'POST /api/v1/sites/{id}/runs': ['analyze', {}],
  'POST /api/v1/sites/{id}/analyze': ['analyze', {}],
  'POST /api/v1/sites/{id}/pause': ['analyze'],
  'POST /api/v1/sites/{id}/resume': ['analyze'],
  'POST /api/v1/sites/{id}/cancel': ['analyze'],
  'PUT /api/v1/sites/{id}/schedule': ['analyze', { every: 'week' }],

  'DELETE /api/v1/sites/{id}': ['manage'],
  'GET /api/v1/measuring': ['read'],
  'GET /api/v1/measuring/page': ['read'],
  'GET /api/v1/measuring/connections': ['read'],
  'GET /api/v1/measuring/connections/experiments': ['read'],
  'GET /api/v1/measuring/searches': ['read'],
  'POST /api/v1/measuring/csv': [
    'analyze',
    { csv: 'page,day,visits,conversions\nshop.test/,2026-11-01,9,1' },
  ],
  'POST /api/v1/measuring/changes': ['analyze', { page: url, what: 'Headline', day: '2026-11-01' }],
  'POST /api/v1/measuring/experiments': ['analyze', experiment],

  'DELETE /api/v1/reports/{id}': ['manage'],
  'GET /api/v1/account/keys': ['manage'],
  'POST /api/v1/account/keys': ['manage', { name: 'Another', scopes: ['manage'], expiresInDays: 1 }],
  'DELETE /api/v1/account/keys/{id}': ['manage'],
};

const BOUNDARY = 'page';
const FORM = [
  `--${BOUNDARY}`,
  'Content-Disposition: form-data; name="file"; filename="kettles.html"',
  '',
  '<h1>Kettles</h1>',
  `--${BOUNDARY}--`,
  '',
].join('\r\n');

/** What an id in a route names. */
const CHECK = 'main-headline';
const NONE = '00000000-0000-4000-8000-000000000000';

describe('every route for every key', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    await test.app.ready();
  });
  afterAll(() => test.close());

  it('is in the table', () => {
    const routes = Object.entries(versionedApiOf(test.app).paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(routes.sort()).toEqual(Object.keys(TABLE).sort());
  });

  /** Somebody with Pro, a report, an analysis and a key of every scope. */
  async function personWithKeys() {
    const person = await signedInAs(test, { plan: 'pro' });
    const headers = { ...person, 'idempotency-key': 'own' };
    const made = await test.app.inject({
      method: 'POST',
      url: '/api/analyze/url',
      payload: { url },
      headers,
    });
    const [listed] = (await test.app.inject({ url: '/api/reports', headers: person })).json();
    const keys = await Promise.all(
      API_SCOPES.map(
        async (scope) => [scope, await createTestKey(test, person, { scopes: [scope] })] as const,
      ),
    );
    return {
      person,
      reportId: String(made.json().reportId),
      number: String(listed.id),
      keys: Object.fromEntries(keys) as Record<ApiScope, Awaited<ReturnType<typeof createTestKey>>>,
    };
  }

  it.each(Object.entries(TABLE))('%s', async (route, [scope, payload]) => {
    const [method, pattern = ''] = route.split(' ', 2);
    const owner = await personWithKeys();
    const stranger = await personWithKeys();
    await putTrial(test, owner.reportId);
    const isSteering = /(?:pause|resume|cancel)$/.test(pattern);
    const site = await putSite(test, owner.person, isSteering ? 'planning' : 'planned');
    const names = (id: string) =>
      pattern.includes('/checks/')
        ? CHECK
        : pattern.includes('/sites/') && id !== NONE
          ? site
          : pattern.includes('/keys/') && id !== NONE
            ? owner.keys.read.id
            : id;
    const call = async (headers: Record<string, string>, id = owner.reportId) => {
      const path = pattern
        .replace('{id}', names(id))
        .replace('{key}', id === NONE ? 'none' : 'own')
        .replace(/\/measuring\/(page|searches)$/, '/measuring/$1?page=shop.test')
        .replace('{viewport}', 'desktop')
        .replace('{attempt}/{file}', TRIAL_PICTURE);
      const isForm = pattern.endsWith('/upload');
      const body = isForm
        ? { payload: FORM, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } }
        : payload instanceof FormData
          ? await bodyOf(payload)
          : { payload, headers: {} };
      const options = {
        method,
        url: path,
        headers: { ...body.headers, ...headers },
        ...(body.payload !== undefined && { payload: body.payload }),
      };
      return test.app.inject(options as InjectOptions);
    };

    expect((await call({})).statusCode).toBe(401);
    expect((await call(owner.person)).statusCode).toBe(401);
    expect((await call({ authorization: 'Bearer lm_nothing' })).statusCode).toBe(401);
    for (const other of API_SCOPES.filter((one) => one !== scope)) {
      const refused = await call({ ...bearer(owner.keys[other]), ...owner.person });
      expect([other, refused.statusCode, refused.json().code]).toEqual([other, 403, 'forbidden']);
      expect(refused.headers['www-authenticate']).toContain(`scope="${scope}"`);
    }
    if (pattern.includes('{id}') && !pattern.includes('/checks/')) {
      const missing = await call(bearer(owner.keys[scope]), NONE);
      expect(missing.statusCode).toBe(404);
      for (const id of [owner.reportId, owner.number]) {
        const foreign = await call(bearer(stranger.keys[scope]), id);
        expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
      }
    }
    const answer = await call(bearer(owner.keys[scope]));
    expect([answer.statusCode, answer.statusCode < 300]).toEqual([answer.statusCode, true]);
    expect(answer.headers.ratelimit).toMatch(/^"requests";r=\d+;t=\d+/);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});
