import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RecordedReply } from './recorded/recorded.ts';
import type { Body } from './wire.ts';

export interface RecordedProvider {
  /** Where a provider's version is, such as `http://127.0.0.1:4711/v1`. */
  baseUrl: string;
  /** The bodies of the requests, in order. */
  seen: Body[];
  close(): Promise<void>;
}

/** A server on this machine that gives the recorded replies in their order, and the last one again and again. */
export async function startRecordedProvider(replies: readonly RecordedReply[]): Promise<RecordedProvider> {
  const seen: Body[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const reply = replies[Math.min(seen.length, replies.length - 1)];
    seen.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    if (reply === undefined) return void response.writeHead(404).end();
    const { status = 200, headers = {}, body, breaksOff = false } = reply;
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    if (!breaksOff) return void response.end(sent);
    response.write(sent.slice(0, sent.length / 2), () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    seen,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
