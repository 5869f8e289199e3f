import { expect, test } from 'vitest';
import { type ServerEvent, serverEvents } from './server-events.ts';

test('reads messages however the network cuts them, and leaves out what is none', async () => {
  const text =
    'retry: 10\n\n: still here\n\nevent: piece\ndata: {"text":"é“"}\n\nevent: answer\ndata: {"n":1}\n\nevent: cut';
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of serverEvents(new Response(body))) events.push(event);
  expect(events).toEqual([
    { name: 'piece', data: { text: 'é“' } },
    { name: 'answer', data: { n: 1 } },
  ]);
});
