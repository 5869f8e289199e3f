import type { Socket } from 'node:net';
import { type Dial, EgressError, handshake, refused } from './dial.ts';
import { type RefusalReason, type Target, targetKey } from './policy.ts';

/** Bounds of one analysis. */
export interface EgressLimits {
  /** Bytes sent and received over all connections together. */
  maxBytes: number;
  maxConnections: number;
}

/** Why a connection isn't made; null if it may be. A tunnel is for TLS and web sockets, anything else is plain HTTP. */
export type Restriction = (connection: { target: Target; isTunnel: boolean }) => RefusalReason | null;

/** The connections of one analysis, counted together, with why any weren't made. */
export class Connections {
  /** Why the last connection to a target failed or got no answer, by `host:port`. */
  readonly failures = new Map<string, EgressError>();
  /** Opens a connection for plain HTTP. */
  readonly dial: Dial = (target) => this.#open(target, false);
  /** Opens a connection for TLS or a web socket. */
  readonly tunnel: Dial = (target) => this.#open(target, true);
  readonly #dial: Dial;
  readonly #limits: EgressLimits;
  readonly #sockets = new Set<Socket>();
  readonly #trusted = new Map<string, Promise<void>>();
  readonly #restrictions: Restriction[] = [];
  #bytes = 0;

  constructor(dial: Dial, limits: EgressLimits) {
    this.#dial = dial;
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Whether the byte budget is used up. */
  get isExhausted(): boolean {
    return this.#bytes >= this.#limits.maxBytes;
  }

  restrict(restriction: Restriction): void {
    this.#restrictions.push(restriction);
  }

  /** One handshake of our own per target before the browser's, so that the browser doesn't need the authority. */
  trust(target: Target, ca: string[]): Promise<void> {
    const key = targetKey(target);
    const known = this.#trusted.get(key);
    if (known !== undefined) return known;
    const verdict = (async () => {
      const secure = await handshake(await this.tunnel(target), target, ca);
      secure.destroy();
    })();
    verdict.catch((cause) => cause instanceof EgressError && this.failures.set(key, cause));
    this.#trusted.set(key, verdict);
    return verdict;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async #open(target: Target, isTunnel: boolean): Promise<Socket> {
    try {
      this.#admit(target, isTunnel);
      const socket = await this.#dial(target);
      this.#track(socket);
      return socket;
    } catch (cause) {
      const failure = cause instanceof EgressError ? cause : overLimit(String(cause));
      this.failures.set(targetKey(target), failure);
      throw failure;
    }
  }

  #admit(target: Target, isTunnel: boolean): void {
    for (const restriction of this.#restrictions) {
      const reason = restriction({ target, isTunnel });
      if (reason !== null) throw refused(target, reason);
    }
    if (this.isExhausted) throw overLimit('byte budget used up');
    if (this.#sockets.size >= this.#limits.maxConnections) throw overLimit('too many connections');
  }

  #track(socket: Socket): void {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    // A `data` listener would start the flow, so bytes are counted where they are pushed.
    const push = socket.push.bind(socket);
    socket.push = (chunk: unknown, encoding?: BufferEncoding) => {
      if (Buffer.isBuffer(chunk)) this.#count(chunk.length);
      return push(chunk, encoding);
    };
    // Otherwise a page that keeps sending could use this machine's bandwidth to attack others.
    const write = socket.write.bind(socket) as (...written: unknown[]) => boolean;
    socket.write = (chunk: string | Uint8Array, ...how: unknown[]) => {
      this.#count(Buffer.byteLength(chunk));
      return write(chunk, ...how);
    };
  }

  #count(length: number): void {
    this.#bytes += length;
    if (this.isExhausted) this.close();
  }
}

function overLimit(message: string): EgressError {
  return new EgressError('over_limit', null, message);
}
