import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEgressGuard } from '@liftmark/engine/capture/egress/egress';
import { type Ask, createAsk } from '../ask.ts';

export interface Asked {
  method: string;
  host: string;
  path: string;
  query: URLSearchParams;
  headers: http.IncomingHttpHeaders;
  /** JSON or a form, as sent. */
  text: string;
}

type Answer = { status?: number; headers?: Record<string, string>; body: unknown };

/** A service on this machine in place of real ones. */
export interface FakeService {
  url: string;
  /** Every request so far. */
  asked: Asked[];
  /** Asks through the real guard; hosts of services lead here. */
  ask: Ask;
  close(): Promise<void>;
}

const HOST = 'x-asked-host';

export async function startFakeService(
  answer: (asked: Asked) => Answer | Promise<Answer>,
): Promise<FakeService> {
  const asked: Asked[] = [];
  const server = http.createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service.test');
    const { method = '', headers } = request;
    const one = { method, host: String(headers[HOST]), path: pathname, query: searchParams, headers, text };
    asked.push(one);
    const { status = 200, headers: own = {}, body } = await answer(one);
    response.writeHead(status, { 'content-type': 'application/json', ...own });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const guard = createEgressGuard({
    allowPrivate: ['127.0.0.1'],
    allowAllPrivate: false,
    deny: [],
    ports: [port],
    dnsResolver: null,
    caFile: null,
  });
  const ask = createAsk(guard, new AbortController().signal);
  return {
    url,
    asked,
    ask: (question) => {
      const { host, pathname, search } = new URL(question.url);
      return ask({
        ...question,
        url: `${url}${pathname}${search}`,
        headers: { ...question.headers, [HOST]: host },
      });
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
