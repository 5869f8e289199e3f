import ipaddr from 'ipaddr.js';
import { type Address, classifyAddress, contains, isLocalName, parseAddress } from './classify.ts';
import { withoutBrackets, withoutRootDot } from './host-name.ts';
import type { AddressReason } from './special-addresses.ts';

/** What the guarded proxy may reach. Entries are `host`, `host:port` or a CIDR range. */
export interface EgressPolicy {
  /** Targets that may be reached although private. Without a port, every port of them. */
  allowPrivate: readonly string[];
  /** Every private target, on every port; cloud metadata excepted. For a person's own machine only. */
  allowAllPrivate: boolean;
  /** Refused even where public. Wins over everything else. */
  deny: readonly string[];
  /** Ports that public targets may be reached on. */
  ports: readonly number[];
  /** Address of a resolver, `ip` or `ip:port`; null for the system's. */
  dnsResolver: string | null;
  /** PEM file of an authority to trust beside the public ones; null for none. */
  caFile: string | null;
}

export const DEFAULT_POLICY: EgressPolicy = {
  allowPrivate: [],
  allowAllPrivate: false,
  deny: [],
  ports: [80, 443, 8080, 8443],
  dnsResolver: null,
  caFile: null,
};

/** Why a target was refused. */
export type RefusalReason = AddressReason | 'local_name' | 'port' | 'denied' | 'other_port' | 'isolated';

export interface Target {
  /** Lower case, without brackets and without a trailing dot. */
  host: string;
  port: number;
}

/** The policy with its entries parsed. */
export interface EgressRules {
  /** Whether refusals must not reveal if a local name exists here. */
  hidesLocalNames: boolean;
  /** Whether a name may be resolved at all; the reason if it is refused. */
  judgeName(target: Target): RefusalReason | null;
  /** Whether this address of the target may be dialled. */
  judgeAddress(target: Target, address: string): RefusalReason | null;
}

interface Entry {
  host: string | null;
  range: { base: Address; bits: number } | null;
  port: number | null;
}

/** Parses a policy. Throws with every entry that could not be understood. */
export function compilePolicy(policy: EgressPolicy): EgressRules {
  const problems: string[] = [];
  const parse = (text: string): Entry[] => {
    const entry = parseEntry(text);
    if (entry === null) problems.push(`"${text}" is not a host, host:port or CIDR range`);
    return entry === null ? [] : [entry];
  };
  const allowed = policy.allowPrivate.flatMap(parse);
  const denied = policy.deny.flatMap(parse);
  if (problems.length > 0) throw new Error(`Egress settings: ${problems.join('; ')}.`);

  const anyAddressAllowed = policy.allowAllPrivate || allowed.some((entry) => entry.range !== null);

  return {
    hidesLocalNames: !policy.allowAllPrivate,
    judgeName(target) {
      if (denied.some((entry) => matchesName(entry, target))) return 'denied';
      if (!isLocalName(target.host) || anyAddressAllowed) return null;
      return allowed.some((entry) => matchesName(entry, target)) ? null : 'local_name';
    },
    judgeAddress(target, literal) {
      const address = parseAddress(literal);
      if (address === null) return 'unallocated';
      const matches = (entry: Entry) => matchesName(entry, target) || matchesAddress(entry, target, address);
      if (denied.some(matches)) return 'denied';
      const reason = classifyAddress(literal);
      const granted = allowed.some((entry) =>
        reason === 'metadata' ? isExactly(entry, target, address) : matches(entry),
      );
      return granted ? null : judgeUnlisted(policy, target, reason);
    },
  };
}

/** Judges an address that no entry of the policy names. */
function judgeUnlisted(
  { allowAllPrivate, ports }: EgressPolicy,
  target: Target,
  reason: AddressReason | null,
): RefusalReason | null {
  const privateByName = isLocalName(target.host);
  if (allowAllPrivate && reason !== 'metadata' && (reason !== null || privateByName)) return null;
  if (reason !== null) return reason;
  if (privateByName) return 'local_name';
  return ports.includes(target.port) ? null : 'port';
}

/** `host:port` as a target: the WHATWG parser resolves every spelling of an address to one. Null if it can't. */
export function parseTarget(authority: string, defaultPort: number): Target | null {
  const url = URL.parse(`ws://${authority}`);
  if (url === null || url.username !== '' || url.password !== '' || url.pathname !== '/') return null;
  const host = withoutRootDot(withoutBrackets(url.hostname));
  if (host === '') return null;
  // The scheme ws hides its own default port 80.
  const port = url.port === '' ? (/:0*80$/.test(authority) ? 80 : defaultPort) : Number(url.port);
  return { host, port };
}

/** How a target is named in records and settings. */
export function targetKey({ host, port }: Target): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}

function parseEntry(text: string): Entry | null {
  const entry = text.trim().toLowerCase();
  if (entry.includes('/')) {
    if (!ipaddr.isValidCIDR(entry)) return null;
    const [base, bits] = ipaddr.parseCIDR(entry);
    return { host: null, range: { base, bits }, port: null };
  }
  const bareIpv6 = entry.includes(':') && parseAddress(entry) !== null && !entry.startsWith('[');
  const target = parseTarget(bareIpv6 ? `[${entry}]` : entry, 0);
  if (target === null) return null;
  const port = target.port === 0 ? null : target.port;
  const address = parseAddress(target.host);
  if (address === null) return { host: target.host, range: null, port };
  return { host: null, range: { base: address, bits: address.kind() === 'ipv4' ? 32 : 128 }, port };
}

function matchesPort(entry: Entry, target: Target): boolean {
  return entry.port === null || entry.port === target.port;
}

function matchesName(entry: Entry, target: Target): boolean {
  return entry.host !== null && entry.host === target.host && matchesPort(entry, target);
}

function matchesAddress(entry: Entry, target: Target, address: Address): boolean {
  return entry.range !== null && contains(entry.range, address) && matchesPort(entry, target);
}

function isExactly(entry: Entry, target: Target, address: Address): boolean {
  const whole = address.kind() === 'ipv4' ? 32 : 128;
  return entry.range?.bits === whole && matchesAddress(entry, target, address);
}
