import ipaddr from 'ipaddr.js';
import { withoutBrackets, withoutRootDot } from './host-name.ts';
import {
  type AddressReason,
  LOCAL_SUFFIXES,
  METADATA_ADDRESSES,
  SPECIAL_RANGES,
} from './special-addresses.ts';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

interface Range {
  base: Address;
  bits: number;
  reason: AddressReason | null;
}

const RANGES: readonly Range[] = SPECIAL_RANGES.map(({ cidr, reason }) => {
  const [base, bits] = ipaddr.parseCIDR(cidr);
  return { base, bits, reason };
}).sort((a, b) => b.bits - a.bits);

const METADATA = new Set(METADATA_ADDRESSES.map((address) => ipaddr.parse(address).toString()));
const GLOBAL_UNICAST_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * An IP literal (with or without the brackets of a URL) as an address, or null for a name. An IPv4-mapped
 * IPv6 address becomes the IPv4 inside; a zone (`%eth0`) is dropped.
 */
export function parseAddress(literal: string): Address | null {
  const bare = withoutBrackets(literal).split('%', 1)[0] ?? '';
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  if (!bare.includes(':')) return null;
  // The URL parser writes a dotted tail in groups, so that `::8.8.8.8` is not taken for a mapped address.
  const standard = URL.parse(`ws://[${bare}]`)?.hostname.slice(1, -1);
  if (standard === undefined) return null;
  const address = ipaddr.IPv6.parse(standard);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

/** Whether the address lies in the range; addresses of the other family never do. */
export function contains(range: { base: Address; bits: number }, address: Address): boolean {
  if (address.kind() !== range.base.kind()) return false;
  return address.match(range.base, range.bits);
}

/**
 * Why an address must not be dialled, or null for globally reachable unicast. Everything that is not known to
 * be public is refused.
 */
export function classifyAddress(literal: string): AddressReason | null {
  const address = parseAddress(literal);
  if (address === null) return 'unallocated';
  if (METADATA.has(address.toString())) return 'metadata';
  const range = RANGES.find((candidate) => contains(candidate, address));
  if (range !== undefined && range.reason !== null) return range.reason;
  if (address instanceof ipaddr.IPv6) {
    if (!address.match(GLOBAL_UNICAST_IPV6)) return 'unallocated';
    if (isIsatap(address)) return 'embedded_ipv4';
  }
  return null;
}

/** Whether a host name can only be local: one label, or a suffix that the public DNS never serves. */
export function isLocalName(host: string): boolean {
  const name = withoutRootDot(host.toLowerCase());
  if (parseAddress(name) !== null) return false;
  return !name.includes('.') || LOCAL_SUFFIXES.some((suffix) => name.endsWith(`.${suffix}`));
}

/** RFC 5214: an interface identifier of 0000:5efe or 0200:5efe, then an IPv4 address. */
function isIsatap(address: ipaddr.IPv6): boolean {
  const [, , , , high = 0, low = 0] = address.parts;
  return low === 0x5efe && (high & ~0x0200) === 0;
}
