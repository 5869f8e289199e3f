import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import tls from 'node:tls';
import { Connections, type EgressLimits, type Restriction } from './connections.ts';
import { createDial, type Dial, EgressError } from './dial.ts';
import { createForwarder } from './forward.ts';
import { type Listen, listenOnLoopback } from './listen.ts';
import { compilePolicy, type EgressPolicy, parseTarget, type Target, targetKey } from './policy.ts';
import { createResolve, type Resolve } from './resolve.ts';

/** Marks our own answers, given in place of a site that gave none. */
const MARK_HEADER = 'liftmark-unmade';

const DEFAULT_LIMITS: EgressLimits = { maxBytes: 80 * 1024 * 1024, maxConnections: 192 };

/**
 * The guarded proxy of one analysis: it runs on loopback and checks every connection it is asked to make. Closing it
 * ends all of them.
 */
export interface Egress {
  /** `http://127.0.0.1:port`, for the browser. */
  proxyUrl: string;
  /** The same guard for requests made without a browser. */
  dial: Dial;
  /** Certificate authorities to trust for connections made with `dial`; null for Node's defaults. */
  authorities: string[] | null;
  /** Why a connection for this address last failed or got no answer; null if none did. */
  failureOf(url: string): EgressError | null;
  /**
   * Why this answer is ours and not the site's; null where it is the site's own.
   *
   * @param headers of the answer, names in lower case
   */
  failureBehind(url: string, headers: Record<string, string>): EgressError | null;
  /** Every refusal so far, by `host:port`. */
  failures(): ReadonlyMap<string, EgressError>;
  bytes(): number;
  /** Whether the byte budget is used up; connections are then closed and refused. */
  exhausted(): boolean;
  /** Refuses more than the policy does, from now on. */
  restrict(restriction: Restriction): void;
  close(): Promise<void>;
}

/** Opens egresses that share one policy and one resolver. */
export interface EgressGuard {
  /** @param listen opens the proxy's port: on loopback, unless the browser has its own loopback */
  open(limits?: Partial<EgressLimits>, listen?: Listen): Promise<Egress>;
  /** Whether certificates are checked here instead of in the browser, because of `caFile`. */
  judgesCertificates: boolean;
}

/** Throws if the policy is invalid or the file of the authority can't be read. */
export function createEgressGuard(
  policy: EgressPolicy,
  resolve: Resolve = createResolve(policy),
): EgressGuard {
  const rules = compilePolicy(policy);
  const authorities =
    policy.caFile === null ? null : [...tls.rootCertificates, readFileSync(policy.caFile, 'utf8')];
  return {
    judgesCertificates: authorities !== null,
    async open(limits, listen = listenOnLoopback) {
      const dial = createDial(rules, resolve);
      return openEgress(dial, authorities, { ...DEFAULT_LIMITS, ...limits }, await listen());
    },
  };
}

function openEgress(dial: Dial, authorities: string[] | null, limits: EgressLimits, port: Server): Egress {
  const connections = new Connections(dial, limits);
  const { failures } = connections;
  // Others may reach the same target by the time that an answer is judged, so each of ours is marked; by a name
  // that no site can know.
  const mark = randomUUID();
  const forward = createForwarder(connections.dial, {
    onUnanswered(target, cause) {
      const key = targetKey(target);
      // Targets that weren't even dialled are recorded.
      if (cause instanceof EgressError) return;
      failures.set(key, new EgressError('unreachable', null, `${key}: ${cause.message}`));
    },
    unmadeHeaders: { [MARK_HEADER]: mark },
  });
  const clients = serveProxy(port, forward.handle, (...request) =>
    openTunnel(connections, authorities, ...request),
  );

  function failureOf(url: string): EgressError | null {
    const target = targetOf(url);
    return target === null ? null : (failures.get(targetKey(target)) ?? null);
  }

  return {
    proxyUrl: `http://127.0.0.1:${(port.address() as AddressInfo).port}`,
    dial: connections.dial,
    authorities,
    failureOf,
    failureBehind: (url, headers) => (headers[MARK_HEADER] === mark ? failureOf(url) : null),
    failures: () => failures,
    bytes: () => connections.bytes,
    exhausted: () => connections.isExhausted,
    restrict: (restriction) => connections.restrict(restriction),
    async close() {
      const closed = new Promise((done) => port.close(done));
      forward.close();
      for (const client of clients) client.destroy();
      connections.close();
      await closed;
    },
  };
}

type OnConnect = (request: http.IncomingMessage, client: Socket, head: Buffer) => void;

/**
 * Serves a browser's requests on this port.
 * @returns its connections that are open
 */
function serveProxy(
  port: Server,
  onRequest: http.RequestListener,
  onConnect: OnConnect,
): ReadonlySet<Socket> {
  const clients = new Set<Socket>();
  const server = http.createServer({ insecureHTTPParser: true, keepAliveTimeout: 60_000 }, onRequest);
  port.on('connection', (client: Socket) => {
    clients.add(client);
    client.once('close', () => clients.delete(client));
    server.emit('connection', client);
  });
  server.on('clientError', (_error, client) => client.destroy());
  server.on('connect', onConnect);
  return clients;
}

/** Answers a request for a tunnel, to a target whose certificate holds where that is checked here. */
async function openTunnel(
  connections: Connections,
  authorities: string[] | null,
  ...[request, client, head]: Parameters<OnConnect>
): Promise<void> {
  client.on('error', () => client.destroy());
  const target = parseTarget(request.url ?? '', 443);
  if (target === null) return void client.end('HTTP/1.1 400 Bad Request\r\n\r\n');
  try {
    const isTls = head.length === 0 || head[0] === 0x16;
    if (authorities !== null && isTls && target.port !== 80) await connections.trust(target, authorities);
    const upstream = await connections.tunnel(target);
    if (client.destroyed) return void upstream.destroy();
    client.write('HTTP/1.1 200 Connection established\r\n\r\n');
    if (head.length > 0) upstream.write(head);
    upstream.pipe(client);
    client.pipe(upstream);
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
  } catch {
    client.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
  }
}

/** The target that a connection for this address goes to; null for anything but http, https, ws, wss. */
function targetOf(address: string): Target | null {
  const url = URL.parse(address);
  if (url === null) return null;
  if (url.protocol === 'http:' || url.protocol === 'ws:') return parseTarget(url.host, 80);
  if (url.protocol === 'https:' || url.protocol === 'wss:') return parseTarget(url.host, 443);
  return null;
}
