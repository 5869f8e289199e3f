import { ATTACHMENT_BYTES } from '@liftmark/contract/feedback-limits';
import { describe, expect, test } from 'vitest';
import { problemOfFile } from './feedback.ts';
import { sendForm } from './send-form.ts';

describe('a file to attach', () => {
  test.each([
    ['a.png', 'image/png', 1, null],
    ['a.pdf', 'application/pdf', ATTACHMENT_BYTES, null],
    ['a.pdf', 'application/pdf', ATTACHMENT_BYTES + 1, 'File Too Large'],
    ['a.LOG', '', 1, null],
    ['a.md', 'text/markdown', 1, null],
    ['a.svg', 'image/svg+xml', 1, 'Invalid File Type'],
    ['a.html', 'text/html', 1, 'Invalid File Type'],
    ['a.exe', '', 1, 'Invalid File Type'],
    ['a.txt', 'application/zip', 1, 'Invalid File Type'],
  ])('%s of type %j and %i bytes: %j', (name, type, size, title) => {
    expect(problemOfFile({ name, type, size })?.title ?? null).toBe(title);
  });
});

describe('sending a form', () => {
  async function send(...statuses: (number | null)[]) {
    const keys: unknown[] = [];
    const waits: number[] = [];
    const answer = await sendForm('/api/feedback', new FormData(), 'key', {
      fetch: async (_path, init) => {
        keys.push(new Headers(init?.headers).get('Idempotency-Key'));
        const status = statuses.shift();
        if (typeof status !== 'number') throw new TypeError('Failed to fetch');
        return new Response('{}', { status });
      },
      wait: async (ms) => void waits.push(ms),
    });
    return { answer, keys, waits };
  }

  test('tries three times at most, with one key', async () => {
    expect(await send(503, null, 200)).toEqual({
      answer: 'received',
      keys: ['key', 'key', 'key'],
      waits: [1000, 2000],
    });
    expect((await send(500, 429, null)).answer).toBeNull();
  });

  test('does not repeat what was refused', async () => {
    expect(await send(413)).toEqual({ answer: 413, keys: ['key'], waits: [] });
  });
});
