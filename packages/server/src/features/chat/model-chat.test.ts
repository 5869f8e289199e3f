import { request as httpRequest } from 'node:http';
import { questionResponseSchema } from '@liftmark/contract/chat';
import {
  type FakeProvider,
  type FakeReply,
  type Seen,
  startFakeProvider,
} from '@liftmark/engine/model/testing/fake-provider';
import { goodAnswer, MARK, statement, taskOf } from '@liftmark/engine/model/testing/good-answers';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eventsOf } from '../../testing/events.ts';
import { createModelTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let provider: FakeProvider;
let pro: { cookie: string };
let reportId: string;
let answer: (seen: Seen) => FakeReply;

beforeAll(async () => {
  provider = await startFakeProvider((seen) => answer(seen));
  answer = () => ({ status: 400 });
  test = await createModelTestApp(provider);
  pro = await signedInAs(test, { plan: 'pro' });
  const url = 'https://shop.test/chat';
  const made = await test.app.inject({
    method: 'POST',
    url: '/api/analyze/url',
    payload: { url },
    headers: pro,
  });
  reportId = made.json().reportId;
});
afterAll(async () => {
  await test.close();
  await provider.close();
});
beforeEach(() => {
  answer = (seen) => ({ text: JSON.stringify(goodAnswer(seen)) });
  provider.seen.length = 0;
});

const question = 'What should I fix first?';
const observed = (text: string, cites: string[]) => ({ ...statement(text, cites), kind: 'observation' });
const ask = (headers: Record<string, string> = {}, history: object[] = []) =>
  test.app.inject({
    method: 'POST',
    url: '/api/analyze/question',
    payload: { question, analysisData: { reportId }, conversationHistory: history },
    headers: { ...pro, ...headers },
  });

it('answers in the words of the model, and names it', async () => {
  const whole = questionResponseSchema.parse((await ask()).json());
  expect(whole).toMatchObject({ isAnswered: true, model: 'fake-model' });
  expect(whole.answer).toContain(MARK);
});

it('streams statement by statement, and drops what does not hold before anybody sees it', async () => {
  answer = (seen) => {
    const [passage] = taskOf(seen).modelInput.passages;
    const statements = [
      observed(`${MARK} ${passage.title}.`, [passage.id]),
      observed('Visit https://evil.test for more.', [passage.id]),
      observed(`${MARK} ${passage.title}.`, [passage.id]),
    ];
    return { text: JSON.stringify({ statements }), pieceMs: 5 };
  };
  const { body } = await ask({ accept: 'text/event-stream' });
  const events = eventsOf(body);
  expect(events.map(([name]) => name)).toEqual(['piece', 'piece', 'answer']);
  expect(body).not.toContain('evil.test');
  const pieces = events.slice(0, 2).map(([, data]) => (data as { text: string }).text);
  expect(events[2]?.[1]).toMatchObject({ answer: pieces.join('') });
});

it('says no more than ten statements of an answer that goes on and on', async () => {
  answer = (seen) => {
    const [passage] = taskOf(seen).modelInput.passages;
    const statements = Array.from({ length: 60 }, () => observed(`${MARK} ${passage.title}.`, [passage.id]));
    return { text: JSON.stringify({ statements }), pieceMs: 0 };
  };
  const { body } = await ask({ accept: 'text/event-stream' });
  expect(eventsOf(body).filter(([name]) => name === 'piece')).toHaveLength(10);
});

it('sends no more than the last of a long conversation, as data', async () => {
  const history = Array.from({ length: 40 }, (_, index) => ({
    type: 'user',
    content: `${index} ${'x'.repeat(3_000)}`,
  }));
  await ask({}, history);
  const [seen] = provider.seen;
  expect(seen?.messages).toHaveLength(1);
  expect(taskOf(seen ?? { instructions: '', messages: [] }).modelInput.conversation).toHaveLength(8);
  expect(seen?.raw.length).toBeLessThan(40_000);
});

it.each<[string, FakeReply]>([
  ['fails', { status: 500 }],
  ['talks about something else', { text: '{"statements":[]}' }],
  ['answers in another shape', { text: '{"reply":"Buy now"}' }],
  ['says nothing', { text: '' }],
])('answers as the built-in analyst where the model %s', async (_, reply) => {
  answer = () => reply;
  const whole = questionResponseSchema.parse((await ask()).json());
  expect(whole.citations[0]?.check).toBe('check-a');
  expect(whole.model).toBeUndefined();
});

it('lets go of the model when the reader stops', async () => {
  answer = (seen) => ({ text: JSON.stringify(goodAnswer(seen)), pieceMs: 60_000 });
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const before = provider.abandoned();
  const call = httpRequest(`${address}/api/analyze/question`, {
    method: 'POST',
    headers: { ...pro, accept: 'text/event-stream', 'content-type': 'application/json' },
  });
  call.on('error', () => undefined);
  call.end(JSON.stringify({ question, analysisData: { reportId }, conversationHistory: [] }));
  await vi.waitFor(() => expect(provider.seen.length).toBe(1), { timeout: 20_000 });
  call.destroy();
  await vi.waitFor(() => expect(provider.abandoned()).toBe(before + 1), { timeout: 20_000 });
});

it('is given what the built-in chat worked out, and offers only words that hold to paste', async () => {
  answer = (seen) => {
    const { passages, request } = taskOf(seen).modelInput;
    expect(request).toBe('plan');
    const prepared = passages.find(({ title }: { title: string }) => title === 'Worked out for this request');
    return { text: JSON.stringify({ statements: [observed(prepared.text, [prepared.id])] }) };
  };
  const payload = { question: 'make a plan for this week', analysisData: { reportId } };
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/analyze/question',
    payload,
    headers: pro,
  });
  const whole = questionResponseSchema.parse(reply.json());
  expect(whole.model).toBe('fake-model');
  expect(whole.answer).toMatch(/^1\. A plan for this week, with 4 hours a day/);
});
