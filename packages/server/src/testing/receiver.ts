import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** What it does with a request; until it's set, it answers with 204. */
  answer: (response: ServerResponse, received: Received) => void;
  close(): Promise<void>;
}

/** A server on loopback that webhooks are sent to. */
export async function startReceiver(host = '127.0.0.1'): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const received = { path: request.url ?? '', headers: request.headers, body };
    receiver.received.push(received);
    receiver.answer(response, received);
  });
  server.listen(0, host);
  await once(server, 'listening');
  const receiver: Receiver = {
    url: `http://${host}:${(server.address() as AddressInfo).port}/hooks/path-token`,
    received: [],
    answer: (response) => void response.writeHead(204).end(),
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}
