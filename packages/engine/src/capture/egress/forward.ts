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

const MAX_HEADER_BYTES = 128 * 1024;

/**
 * Answers a browser's plain HTTP requests by making them over guarded connections.
 *
 * @param onUnanswered told where a connection was made and ended without an answer
 */
export function createForwarder(
  dial: Dial,
  onUnanswered: (target: Target, cause: Error) => void,
): {
  handle: (request: http.IncomingMessage, response: http.ServerResponse) => void;
  close: () => void;
} {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 12, timeout: 60_000 });
  agent.createConnection = (options, done) => {
    dial({ host: String(options.host), port: Number(options.port) }).then(
      (socket) => done?.(null, socket),
      (cause) => done?.(cause, undefined as never),
    );
    return undefined;
  };

  function handle(request: http.IncomingMessage, response: http.ServerResponse): void {
    const url = URL.parse(request.url ?? '');
    const target = url?.protocol === 'http:' ? parseTarget(url.host, 80) : null;
    if (url === null || target === null) return void response.writeHead(400).end();

    const onward = http.request({
      agent,
      host: target.host,
      port: target.port,
      method: request.method ?? 'GET',
      path: url.pathname + url.search,
      headers: passedOn(request.rawHeaders),
      setHost: false,
      insecureHTTPParser: true,
      maxHeaderSize: MAX_HEADER_BYTES,
    });
    onward.on('response', (answer) => {
      try {
        response.writeHead(answer.statusCode ?? 502, passedOn(answer.rawHeaders));
      } catch {
        onward.destroy();
        response.destroy();
        return;
      }
      answer.pipe(response);
      answer.on('error', () => response.destroy());
      answer.on('aborted', () => response.destroy());
    });
    // The record of the egress says why; an empty answer keeps a refused frame blank.
    onward.on('error', (cause) => {
      if (!response.headersSent && !response.destroyed) onUnanswered(target, cause);
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-length': '0' }).end();
    });
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }

  return { handle, close: () => agent.destroy() };
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
