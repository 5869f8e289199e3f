import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import tls from 'node:tls';
import { createDial, type Dial, EgressError, handshake, refused } from './dial.ts';
import { createForwarder } from './forward.ts';
import { type Listen, listenOnLoopback } from './listen.ts';
import {
  compilePolicy,
  type EgressPolicy,
  parseTarget,
  type RefusalReason,
  type Target,
  targetKey,
} from './policy.ts';
import { createResolve, type Resolve } from './resolve.ts';

/** Bounds of one analysis. */
export interface EgressLimits {
  /** Bytes sent and received over all connections together. */
  maxBytes: number;
  maxConnections: number;
}

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

/** Why a connection isn't made; null if it may be. A tunnel is for TLS and web sockets, anything else is plain HTTP. */
export type Restriction = (connection: { target: Target; isTunnel: boolean }) => RefusalReason | null;

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
  const failures = new Map<string, EgressError>();
  const sockets = new Set<Socket>();
  const trusted = new Map<string, Promise<void>>();
  let bytes = 0;
  const restrictions: Restriction[] = [];

  const connected = async (target: Target, isTunnel: boolean): Promise<Socket> => {
    const key = targetKey(target);
    try {
      for (const restriction of restrictions) {
        const reason = restriction({ target, isTunnel });
        if (reason !== null) throw refused(target, reason);
      }
      if (bytes >= limits.maxBytes) throw overLimit('byte budget used up');
      if (sockets.size >= limits.maxConnections) throw overLimit('too many connections');
      const socket = await dial(target);
      track(socket);
      return socket;
    } catch (cause) {
      const failure = cause instanceof EgressError ? cause : overLimit(String(cause));
      failures.set(key, failure);
      throw failure;
    }
  };
  const guarded: Dial = (target) => connected(target, false);
  const tunneled: Dial = (target) => connected(target, true);

  function track(socket: Socket): void {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    // A `data` listener would start the flow, so bytes are counted where they are pushed.
    const push = socket.push.bind(socket);
    socket.push = (chunk: unknown, encoding?: BufferEncoding) => {
      if (Buffer.isBuffer(chunk)) count(chunk.length);
      return push(chunk, encoding);
    };
    // Otherwise a page that keeps sending could use this machine's bandwidth to attack others.
    const write = socket.write.bind(socket) as (...written: unknown[]) => boolean;
    socket.write = (chunk: string | Uint8Array, ...how: unknown[]) => {
      count(Buffer.byteLength(chunk));
      return write(chunk, ...how);
    };
  }

  function count(length: number): void {
    bytes += length;
    if (bytes >= limits.maxBytes) for (const open of sockets) open.destroy();
  }

  /** One handshake of our own per target before the browser's, so that the browser doesn't need the authority. */
  function trust(target: Target, ca: string[]): Promise<void> {
    const key = targetKey(target);
    const known = trusted.get(key);
    if (known !== undefined) return known;
    const verdict = (async () => {
      const secure = await handshake(await tunneled(target), target, ca);
      secure.destroy();
    })();
    verdict.catch((cause) => cause instanceof EgressError && failures.set(key, cause));
    trusted.set(key, verdict);
    return verdict;
  }

  const clients = new Set<Socket>();
  // Others may reach the same target by the time that an answer is judged, so each of ours is marked; by a name
  // that no site can know.
  const mark = randomUUID();
  const forward = createForwarder(guarded, {
    onUnanswered(target, cause) {
      const key = targetKey(target);
      // Targets that weren't even dialled are recorded.
      if (cause instanceof EgressError) return;
      failures.set(key, new EgressError('unreachable', null, `${key}: ${cause.message}`));
    },
    unmadeHeaders: { [MARK_HEADER]: mark },
  });
  const server = http.createServer({ insecureHTTPParser: true, keepAliveTimeout: 60_000 }, forward.handle);
  port.on('connection', (client: Socket) => {
    clients.add(client);
    client.once('close', () => clients.delete(client));
    server.emit('connection', client);
  });
  server.on('clientError', (_error, client) => client.destroy());
  server.on('connect', async (request: http.IncomingMessage, client: Socket, head: Buffer) => {
    client.on('error', () => client.destroy());
    const target = parseTarget(request.url ?? '', 443);
    if (target === null) return void client.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    try {
      const isTls = head.length === 0 || head[0] === 0x16;
      if (authorities !== null && isTls && target.port !== 80) await trust(target, authorities);
      const upstream = await tunneled(target);
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
  });

  function failureOf(url: string): EgressError | null {
    const target = targetOf(url);
    return target === null ? null : (failures.get(targetKey(target)) ?? null);
  }

  return {
    proxyUrl: `http://127.0.0.1:${(port.address() as AddressInfo).port}`,
    dial: guarded,
    authorities,
    failureOf,
    failureBehind: (url, headers) => (headers[MARK_HEADER] === mark ? failureOf(url) : null),
    failures: () => failures,
    bytes: () => bytes,
    exhausted: () => bytes >= limits.maxBytes,
    restrict: (restriction) => void restrictions.push(restriction),
    async close() {
      const closed = new Promise((done) => port.close(done));
      forward.close();
      for (const socket of [...clients, ...sockets]) socket.destroy();
      await closed;
    },
  };
}

/** The target that a connection for this address goes to; null for anything but http, https, ws, wss. */
function targetOf(address: string): Target | null {
  const url = URL.parse(address);
  if (url === null) return null;
  if (url.protocol === 'http:' || url.protocol === 'ws:') return parseTarget(url.host, 80);
  if (url.protocol === 'https:' || url.protocol === 'wss:') return parseTarget(url.host, 443);
  return null;
}

function overLimit(message: string): EgressError {
  return new EgressError('over_limit', null, message);
}
