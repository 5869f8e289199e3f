import net from 'node:net';
import tls from 'node:tls';
import { isLocalName, parseAddress } from './classify.ts';
import { type EgressRules, type RefusalReason, type Target, targetKey } from './policy.ts';
import type { Resolve } from './resolve.ts';

export type EgressFailureKind = 'refused' | 'dns' | 'unreachable' | 'tls' | 'over_limit';

/** Why a connection was not made. */
export class EgressError extends Error {
  readonly kind: EgressFailureKind;
  /** The reason of a refusal; null for any other kind. */
  readonly reason: RefusalReason | null;

  constructor(kind: EgressFailureKind, reason: RefusalReason | null, message: string) {
    super(message);
    this.name = 'EgressError';
    this.kind = kind;
    this.reason = reason;
  }
}

/** Opens a connection to the target, or rejects with `EgressError`. */
export type Dial = (target: Target) => Promise<net.Socket>;

const CONNECT_TIMEOUT_MS = 8_000;
const DNS_TIMEOUT_MS = 8_000;

/**
 * Resolves each host once, checks each address, and connects to exactly those addresses: later DNS answers can't change
 * where a name leads.
 */
export function createDial(rules: EgressRules, resolve: Resolve): Dial {
  const resolved = new Map<string, Promise<string[]>>();

  function resolveOnce(host: string): Promise<string[]> {
    const known = resolved.get(host);
    if (known !== undefined) return known;
    const answer = withTimeout(resolve(host), DNS_TIMEOUT_MS, `No answer about ${host}`);
    resolved.set(host, answer);
    return answer;
  }

  return async (target) => {
    const refusal = rules.judgeName(target);
    if (refusal !== null) throw refused(target, refusal);

    let addresses: string[];
    try {
      addresses = await resolveOnce(target.host);
    } catch (cause) {
      if (rules.hidesLocalNames && isLocalName(target.host)) throw refused(target, 'local_name');
      throw new EgressError('dns', null, `${target.host}: ${String(cause)}`);
    }
    const verdicts = addresses.map((address) => ({ address, reason: rules.judgeAddress(target, address) }));
    const allowed = verdicts.filter(({ reason }) => reason === null).map(({ address }) => address);
    if (allowed.length === 0) throw refused(target, verdicts[0]?.reason ?? 'unallocated');
    return connect(target, allowed);
  };
}

/**
 * A handshake with the target over an open connection; rejects where its certificate does not hold.
 *
 * @param ca authorities to trust, in PEM; null for Node's own
 */
export function handshake(socket: net.Socket, target: Target, ca: string[] | null): Promise<tls.TLSSocket> {
  return new Promise((done, fail) => {
    const isName = parseAddress(target.host) === null;
    const secure = tls.connect({
      socket,
      host: target.host,
      ...(ca !== null && { ca }),
      ...(isName && { servername: target.host }),
    });
    secure.once('secureConnect', () => done(secure));
    secure.once('error', (cause) => {
      secure.destroy();
      fail(new EgressError('tls', null, `${targetKey(target)}: ${cause.message}`));
    });
  });
}

function connect(target: Target, addresses: string[]): Promise<net.Socket> {
  const judged = addresses.map((address) => ({ address, family: net.isIPv6(address) ? 6 : 4 }));
  return new Promise((done, fail) => {
    const socket = net.connect({
      host: 'judged.invalid',
      port: target.port,
      autoSelectFamily: true,
      noDelay: true,
      lookup: (_host, _options, answer) => answer(null, judged),
    });
    const stop = (message: string) => {
      clearTimeout(timer);
      socket.destroy();
      fail(new EgressError('unreachable', null, `${targetKey(target)}: ${message}`));
    };
    const timer = setTimeout(() => stop('no answer'), CONNECT_TIMEOUT_MS);
    const onError = (cause: Error) => stop(cause.message);
    socket.once('error', onError);
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.off('error', onError);
      done(socket);
    });
  });
}

export function refused(target: Target, reason: RefusalReason): EgressError {
  return new EgressError('refused', reason, `${targetKey(target)} refused: ${reason}`);
}

async function withTimeout<T>(work: Promise<T>, ms: number, message: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(message)), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
