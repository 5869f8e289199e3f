import http from 'node:http';
import type { Dial } from './dial.ts';
import { parseTarget, type Target } from './policy.ts';

/** Headers of one hop, which a proxy must not pass on (RFC 9110, 7.6.1). */
const HOP_HEADERS = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The limit of browsers for the headers of one answer. */
export const MAX_HEADER_BYTES = 256 * 1024;

export interface ForwarderOptions {
  /** Called if no connection was made (an `EgressError`) or one ended without an answer. */
  onUnanswered: (target: Target, cause: Error) => void;
  /** Headers of our own answer in place of such a site's. */
  unmadeHeaders: Record<string, string>;
}

/** A browser's request, with where it goes. */
interface Exchange {
  request: http.IncomingMessage;
  response: http.ServerResponse;
  target: Target;
  /** With the query. */
  path: string;
}

/** Answers a browser's plain HTTP requests by forwarding them over guarded connections. */
export function createForwarder(
  dial: Dial,
  { onUnanswered, unmadeHeaders }: ForwarderOptions,
): {
  handle: (request: http.IncomingMessage, response: http.ServerResponse) => void;
  close: () => void;
} {
  const agent = agentOver(dial, true);
  const once = agentOver(dial, false);

  function handle(request: http.IncomingMessage, response: http.ServerResponse): void {
    const url = URL.parse(request.url ?? '');
    const target = url?.protocol === 'http:' ? parseTarget(url.host, 80) : null;
    if (url === null || target === null) return void response.writeHead(400).end();
    send({ request, response, target, path: url.pathname + url.search }, agent);
  }

  function send(exchange: Exchange, over: http.Agent): void {
    const { request, response, target } = exchange;
    const onward = requestOnward(exchange, over);
    let isOver = false;
    // The record of the egress says why; an empty answer keeps a refused frame blank.
    const fail = (cause: Error): void => {
      if (isOver || response.destroyed) return;
      isOver = true;
      if (response.headersSent) return void response.destroy();
      // The site may close a kept connection just as it is reused, which means nothing.
      if (onward.reusedSocket && isBodiless(request)) return void send(exchange, once);
      onUnanswered(target, cause);
      response.writeHead(502, { ...unmadeHeaders, 'content-length': '0' }).end();
    };
    onward.on('error', fail);
    // An unrequested protocol upgrade ends the request silently.
    onward.on('close', () => {
      if (!response.headersSent) fail(new Error('closed without an answer'));
    });
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }

  function close(): void {
    agent.destroy();
    once.destroy();
  }
  return { handle, close };
}

function agentOver(dial: Dial, keepAlive: boolean): http.Agent {
  const agent = new http.Agent({ keepAlive, maxSockets: 12, timeout: 60_000 });
  agent.createConnection = (options, done) => {
    dial({ host: String(options.host), port: Number(options.port) }).then(
      (socket) => done?.(null, socket),
      (cause) => done?.(cause, undefined as never),
    );
    return undefined;
  };
  return agent;
}

/** The same request to the site, whose answer is passed on. */
function requestOnward({ request, response, target, path }: Exchange, agent: http.Agent): http.ClientRequest {
  const onward = http.request({
    agent,
    host: target.host,
    port: target.port,
    method: request.method ?? 'GET',
    path,
    headers: passedOn(request.rawHeaders),
    setHost: false,
    insecureHTTPParser: true,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
  return onward.on('response', (answer) => {
    if (!passOn(answer, response)) onward.destroy();
  });
}

function isBodiless({ method }: http.IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** @returns false where its head can't be sent */
function passOn(answer: http.IncomingMessage, response: http.ServerResponse): boolean {
  try {
    response.writeHead(answer.statusCode ?? 502, passedOn(answer.rawHeaders));
  } catch {
    response.destroy();
    return false;
  }
  answer.pipe(response);
  answer.on('error', () => response.destroy());
  answer.on('aborted', () => response.destroy());
  return true;
}

/** Raw header pairs without those of one hop, order and repetition kept. */
function passedOn(raw: string[]): string[] {
  const pairs = raw.flatMap((name, at) => (at % 2 === 0 ? [{ name, value: raw[at + 1] ?? '' }] : []));
  const named = pairs.find(({ name }) => name.toLowerCase() === 'connection')?.value ?? '';
  const dropped = new Set(named.split(',').map((name) => name.trim().toLowerCase()));
  return pairs
    .filter(({ name }) => !HOP_HEADERS.has(name.toLowerCase()) && !dropped.has(name.toLowerCase()))
    .flatMap(({ name, value }) => [name, value]);
}
