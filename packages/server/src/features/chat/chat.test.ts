import { questionResponseSchema } from '@liftmark/contract/chat';
import { builtInChat } from '@liftmark/engine/chat/answer';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rateLimits } from '../../database/schema.ts';
import { eventsOf } from '../../testing/events.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';

// biome-ignore lint/correctness/useYield: fails before its first piece
async function* failingAnswer(): ReturnType<typeof builtInChat.answer> {
  throw new Error('out of order');
}

describe('POST /api/analyze/question', () => {
  let test: TestApp;
  let pro: { cookie: string };
  let reportId: string;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED);
    pro = await signedInAs(test, { plan: 'pro' });
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/analyze/url',
      payload: { url: 'https://shop.test/chat' },
      headers: pro,
    });
    reportId = answer.json().reportId;
  });
  afterAll(() => test.close());

  const ask = (payload: object, headers: Record<string, string> = pro) =>
    test.app.inject({ method: 'POST', url: '/api/analyze/question', payload, headers });
  const question = 'What should I fix first?';

  it('answers from the stored report, whatever the browser says of it', async () => {
    const analysisData = { reportId, summary: 'forged', recommendations: [{ title: 'forged' }] };
    const answer = await ask({ question, analysisData, conversationHistory: [] });
    expect(answer.statusCode, answer.body).toBe(200);
    const { citations } = questionResponseSchema.parse(answer.json());
    expect(citations[0]).toEqual({ check: 'check-a', title: 'Change a' });
    expect(answer.body).not.toContain('forged');
  });

  it('streams the same answer to a client that asks for events', async () => {
    const payload = { question, analysisData: { reportId } };
    const whole = questionResponseSchema.parse((await ask(payload)).json());
    const streamed = await ask(payload, { ...pro, accept: 'text/event-stream' });
    expect(streamed.headers['content-type']).toContain('text/event-stream');
    expect(eventsOf(streamed.body)).toEqual([
      ['piece', { text: whole.answer }],
      ['answer', whole],
    ]);
  });

  it.each(['application/json', 'text/event-stream'])(
    'counts no question that we fail to answer, asked as %s',
    async (accept) => {
      const used = async () => {
        const rows = await test.services.database.select().from(rateLimits);
        return rows.filter(({ key }) => key.startsWith('chat/')).map(({ key, used: count }) => [key, count]);
      };
      const payload = { question, analysisData: { reportId } };
      await ask(payload, { ...pro, accept });
      const before = await used();
      expect(before).not.toEqual([]);
      const failing = vi.spyOn(builtInChat, 'answer').mockImplementation(() => failingAnswer());
      await ask(payload, { ...pro, accept }).catch(() => undefined);
      expect(failing).toHaveBeenCalledOnce();
      failing.mockRestore();
      expect(await used()).toEqual(before);
      await ask(payload, { ...pro, accept });
      expect(await used()).not.toEqual(before);
    },
  );

  it('is for Pro', async () => {
    const payload = { question, analysisData: { reportId } };
    expect((await ask(payload, {})).statusCode).toBe(401);
    expect((await ask(payload, await signedInAs(test, { plan: 'free' }))).statusCode).toBe(403);
  });

  it('refuses what is no question and what is no report', async () => {
    expect((await ask({ question: '  ', analysisData: { reportId } })).statusCode).toBe(400);
    expect((await ask({ question, analysisData: { nothing: true } })).statusCode).toBe(400);
    const none = { reportId: '00000000-0000-4000-8000-000000000000' };
    expect((await ask({ question, analysisData: none })).statusCode).toBe(404);
  });
});
