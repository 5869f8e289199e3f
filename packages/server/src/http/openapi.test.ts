import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { InjectOptions } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, signedInAs, type TestApp } from '../testing/test-app.ts';
import { bodyOf, testCapture } from '../testing/test-capture.ts';
import { EMBEDDED } from '../testing/test-database.ts';
import { bearer, createTestKey } from '../testing/test-keys.ts';
import { putSite } from '../testing/test-site.ts';
import { putTrial, TRIAL_PICTURE } from '../testing/test-trial.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const NONE = '00000000-0000-4000-8000-000000000000';

const FORM = [
  '--page',
  'Content-Disposition: form-data; name="file"; filename="kettles.html"',
  '',
  '<h1>Kettles</h1>',
  '--page--',
  '',
].join('\r\n');

type Operation = OpenAPIV3_1.OperationObject & {
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
};

describe('the description of the versioned API', () => {
  let test: TestApp;
  let owner: { cookie: string };
  let headers: { authorization: string };
  let document: OpenAPIV3_1.Document;
  let reportId: string;
  let keyId: string;

  beforeAll(async () => {
    test = await createTestApp(EMBEDDED, { environment: { RATE_LIMIT_FACTOR: '100' } });
    owner = await signedInAs(test, { plan: 'pro' });
    const key = await createTestKey(test, owner);
    headers = bearer(key);
    keyId = (await createTestKey(test, owner)).id;
    document = (await test.app.inject({ url: '/api/v1/openapi.json' })).json();
    reportId = await analyzed('own');
    await putTrial(test, reportId);
  });
  afterAll(() => test.close());

  async function analyzed(key: string): Promise<string> {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/analyze/url',
      headers: { ...headers, 'idempotency-key': key },
      payload: { url: `https://shop.test/${key}` },
    });
    return answer.json().reportId;
  }

  const operations = () =>
    Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods ?? {}).map(
        ([method, operation]) => [method.toUpperCase(), path, operation as Operation] as const,
      ),
    );

  /** What the id in a path names. */
  async function idFor(method: string, path: string): Promise<string> {
    const isSteering = /\/(?:pause|resume|cancel)$/.test(path);
    if (path.includes('/sites/')) return putSite(test, owner, isSteering ? 'planning' : 'planned');
    return method === 'DELETE' && path.endsWith('/reports/{id}') ? analyzed('to-delete') : reportId;
  }

  /** What is wrong with an answer by its schema in the document. */
  function faultsOf(schema: object, answer: unknown): string[] {
    const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
    ajv.addSchema({ $id: 'document', ...document });
    const pointed = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/'));
    const validate = ajv.compile(pointed);
    return validate(answer)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }

  it('is what the client was generated from (else run this test with -u)', async () => {
    const { servers, ...rest } = document;
    expect(servers).toEqual([{ url: 'http://localhost:3000' }]);
    const text = `${JSON.stringify(rest, null, 1)}\n`;
    await expect(text).toMatchFileSnapshot(join(ROOT, 'packages/client/openapi.json'));
  });

  it('names the key, the permission and the failures of every call', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.components?.securitySchemes).toEqual({ apiKey: { type: 'http', scheme: 'bearer' } });
    for (const [, path, { description, responses }] of operations()) {
      expect(path).toMatch(/^\/api\/v1\//);
      expect(description).toMatch(/Needs a key with the permission `(?:read|analyze|manage)`\.$/);
      expect(responses.default?.content?.['application/json']?.schema).toEqual({
        $ref: '#/components/schemas/Error',
      });
    }
  });

  it('has an example of every body, which the product accepts, and answers as described', async () => {
    for (const [method, path, operation] of operations()) {
      const body = operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined;
      const isForm = body?.content['multipart/form-data'] !== undefined;
      const { example } = body?.content['application/json'] ?? {};
      const payload = isForm ? FORM : example;
      expect([path, payload !== undefined]).toEqual([path, body !== undefined]);
      const id = await idFor(method, path);
      const options = {
        method,
        url: path
          .replace('/checks/{id}', '/checks/main-headline')
          .replace(/\/measuring\/(page|searches)$/, '/measuring/$1?page=shop.test')
          .replace('/keys/{id}', `/keys/${keyId}`)
          .replace('{id}', id)
          .replace('{key}', 'own')
          .replace('{viewport}', 'desktop')
          .replace('{attempt}/{file}', TRIAL_PICTURE),
        ...(isForm && path !== '/api/v1/snapshots'
          ? {
              headers: { ...headers, 'content-type': 'multipart/form-data; boundary=page' },
              ...(payload && { payload }),
            }
          : await sentWith(path, payload)),
      };
      const answer = await test.app.inject(options as InjectOptions);
      const described = operation.responses[answer.statusCode];
      expect([method, path, answer.statusCode, described !== undefined]).toEqual([
        method,
        path,
        answer.statusCode,
        true,
      ]);
      expect(answer.statusCode).toBeLessThan(300);
      const answerSchema = described?.content?.['application/json']?.schema;
      if (answerSchema !== undefined)
        expect([path, faultsOf(answerSchema, answer.json())]).toEqual([path, []]);
    }
    const missing = await test.app.inject({ url: `/api/v1/reports/${NONE}`, headers });
    expect(faultsOf({ $ref: '#/components/schemas/Error' }, missing.json())).toEqual([]);
  });

  it('agrees with docs/api.md, whose commands work', async () => {
    const text = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');
    const commands = [...text.matchAll(/```sh\n(curl [^`]*)```/g)].map(([, command = '']) => command);
    expect(commands.length).toBeGreaterThan(5);
    for (const command of commands) {
      const answer = await test.app.inject(requestOf(command, { report: await analyzed('documented') }));
      expect([command, answer.statusCode < 300]).toEqual([command, true]);
    }
    const calls = [...text.matchAll(/^\| `(?:GET|POST|PUT|DELETE)\b.*/gm)].map(([line]) => line);
    const documented = calls.join('\n');
    for (const [, path] of operations()) {
      const last = path.split('/').at(-1) ?? '';
      expect([path, documented.includes(path) || documented.includes(`…/${last}`)]).toEqual([path, true]);
    }
  });

  /** A form has no example in JSON. */
  async function sentWith(
    path: string,
    payload: unknown,
  ): Promise<Pick<InjectOptions, 'headers' | 'payload'>> {
    if (path !== '/api/v1/snapshots') return { headers, ...(payload ? { payload } : {}) };
    const form = await bodyOf(await testCapture());
    return { ...form, headers: { ...headers, ...form.headers } };
  }

  /** The request that a documented command sends. */
  function requestOf(command: string, { report }: { report: string }): InjectOptions {
    const headerLines = [...command.matchAll(/-H ["']([^:]+): ([^"']+)["']/g)];
    const sent = Object.fromEntries(
      headerLines.map(([, name = '', value = '']) => [name.toLowerCase(), value]),
    );
    const url = /"\$LIFTMARK_SERVER([^"]*)"/.exec(command)?.[1] ?? '';
    const payload = /-d '([^']*)'/.exec(command)?.[1];
    expect(sent.authorization).toBe('Bearer $LIFTMARK_KEY');
    return {
      method: (/-X (\w+)/.exec(command)?.[1] ?? (payload ? 'POST' : 'GET')) as 'GET',
      url: url.replace('$REPORT', report),
      headers: { ...sent, ...headers },
      ...(payload && { payload }),
    };
  }
});
