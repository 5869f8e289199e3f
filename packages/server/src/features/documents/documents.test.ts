import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { testReport } from '../../testing/test-report.ts';

/** Starting the drawing process takes seconds on a slow machine. */
const SLOW_MS = 60_000;

describe('documents of reports', () => {
  let test: TestApp;
  let pro: { cookie: string };
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED);
    pro = await signedInAs(test, { plan: 'pro' });
  });
  afterAll(() => test.close());

  const analyze = async (path: string, payload: object, headers = pro): Promise<string> => {
    const answer = await test.app.inject({ method: 'POST', url: `/api/analyze/${path}`, payload, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().reportId;
  };
  const url = 'https://shop.test/kettle';

  it.each([
    ['url', { url }, 'conversion-analysis-shop.test.pdf'],
    ['manual', { headline: 'Kettles', offer: 'That whistle' }, /^conversion-analysis-[\d-]+\.pdf$/],
    ['swot', { url }, /^swot-analysis-[\d-]+\.pdf$/],
    ['copy-optimization', { url }, /^copy-optimization-[\d-]+\.pdf$/],
    ['competitor', { primaryUrl: url, competitorUrls: [`${url}/2`] }, /^competitor-analysis-[\d-]+\.pdf$/],
  ])('draws a %s report', { timeout: SLOW_MS }, async (path, payload, name) => {
    const id = await analyze(path, payload);
    const answer = await test.app.inject({
      url: `/api/reports/${id}/pdf`,
      headers: {},
    });
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const given = /filename="(.*)"/.exec(String(answer.headers['content-disposition']))?.[1];
    expect(given).toEqual(typeof name === 'string' ? name : expect.stringMatching(name));
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('draws what a model thinks beside the measured scores', { timeout: SLOW_MS }, async () => {
    const judged = `${url}/judged`;
    test.engine.found.set(judged, {
      ...testReport(judged),
      analyst: {
        kind: 'model',
        model: 'fake-model',
        parts: [{ part: 'second-opinion', author: 'model', reason: null, kept: 1, dropped: 2 }],
      },
      secondOpinion: {
        model: 'fake-model',
        sawScreenshot: false,
        opinions: [{ id: 'headline-clarity', level: 4, reason: 'It says “Kettles that whistle”.' }],
      },
    });
    const id = await analyze('url', { url: judged });
    const { statusCode, rawPayload } = await test.app.inject({ url: `/api/reports/${id}/pdf`, headers: pro });
    expect(statusCode).toBe(200);
    const plain = await test.app.inject({
      url: `/api/reports/${await analyze('url', { url })}/pdf`,
      headers: pro,
    });
    expect(rawPayload.length).toBeGreaterThan(plain.rawPayload.length);
  });

  it('draws what is measured for members of the workspace, and for no one else', {
    timeout: SLOW_MS,
  }, async () => {
    const measured = `${url}/measured`;
    const id = await analyze('url', { url: measured });
    const csv = `page,day,visits,conversions\n${measured},2026-01-02,100,3`;
    await test.app.inject({ method: 'POST', url: '/api/measuring/csv', payload: { csv }, headers: pro });
    const link = await test.app.inject({
      method: 'POST',
      url: `/api/reports/${id}/links`,
      payload: { shows: 'tasks' },
      headers: pro,
    });
    expect(link.statusCode, link.body).toBe(200);
    const token = link.json().url.split('/').at(-1);
    const stranger = await signedInAs(test, { plan: 'pro' });
    const sizeOf = async (address: string, headers: Record<string, string>) => {
      const { statusCode, rawPayload } = await test.app.inject({
        url: `/api/reports/${address}/pdf`,
        headers,
      });
      expect(statusCode).toBe(200);
      return rawPayload.length;
    };
    const plain = await sizeOf(id, stranger);
    expect(await sizeOf(id, {})).toBe(plain);
    expect(await sizeOf(id, pro)).toBeGreaterThan(plain);
    const files: string[] = [];
    for await (const file of test.services.files.list())
      if (file.startsWith(`documents/${id}`)) files.push(file);
    const withFigures = files.filter((file) => /-[0-9a-f]{16}-/.test(file));
    expect([files.length, withFigures.length]).toEqual([2, 1]);
    await sizeOf(token, pro);
    for await (const file of test.services.files.list())
      if (!files.includes(file)) expect(file).not.toMatch(/[0-9a-f]{16}-\d+\.pdf$/);
  });

  it('draws data of a browser as text, for whoever is signed in, and as stored where it names a report', {
    timeout: SLOW_MS,
  }, async () => {
    const order = (payload: object, headers: Record<string, string>) =>
      test.app.inject({ method: 'POST', url: '/api/reports/download-pdf', payload, headers });
    const data = { strengths: [{ title: 'Clear', description: '<script>alert(1)</script> 😀 \u202e' }] };
    const payload = { type: 'swot-analysis', data, title: 'A page', url };
    expect((await order(payload, {})).statusCode).toBe(401);
    const drawn = await order(payload, pro);
    expect(drawn.statusCode, drawn.body.slice(0, 200)).toBe(200);
    expect(drawn.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const reportId = await analyze('swot', { url });
    expect((await order({ type: 'swot-analysis', data: { reportId } }, pro)).statusCode).toBe(200);
    expect((await order({ ...payload, type: 'other' }, pro)).statusCode).toBe(400);
    expect((await order({ ...payload, data: { text: 'x'.repeat(600_000) } }, pro)).statusCode).toBe(413);
  });

  it('draws the picture of a shared link', { timeout: SLOW_MS }, async () => {
    const card = await test.app.inject({ url: `/report/${await analyze('url', { url })}/card.png` });
    expect(card.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(card.statusCode, card.body.slice(0, 200)).toBe(200);
    expect(card.headers['content-type']).toBe('image/png');
    expect(card.rawPayload.readUInt32BE(16)).toBe(1200);
  });

  it('has none of a report that is not there', async () => {
    const none = '/api/reports/00000000-0000-4000-8000-000000000000/pdf';
    expect((await test.app.inject({ url: none, headers: pro })).statusCode).toBe(404);
  });
});
