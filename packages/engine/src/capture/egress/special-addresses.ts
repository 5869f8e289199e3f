/**
 * The IANA special-purpose address registries (RFC 6890 and its updates) as data, with multicast and the
 * reserved rest of IPv4. The longest matching prefix decides. Entries that the registries call globally
 * reachable are listed only where a wider entry around them is not.
 *
 * Sources: https://www.iana.org/assignments/iana-ipv4-special-registry,
 * https://www.iana.org/assignments/iana-ipv6-special-registry
 */

/** Why an address is refused; used in logs, tests and messages. */
export type AddressReason =
  | 'unspecified'
  | 'loopback'
  | 'private'
  | 'carrier_nat'
  | 'link_local'
  | 'protocol_assignment'
  | 'documentation'
  | 'benchmarking'
  | 'multicast'
  | 'broadcast'
  | 'reserved'
  | 'discard'
  | 'segment_routing'
  | 'embedded_ipv4'
  | 'unallocated'
  | 'metadata';

export interface SpecialRange {
  cidr: string;
  /** Null where the registry calls the range globally reachable. */
  reason: AddressReason | null;
}

export const SPECIAL_RANGES: readonly SpecialRange[] = [
  { cidr: '0.0.0.0/8', reason: 'unspecified' },
  { cidr: '10.0.0.0/8', reason: 'private' },
  { cidr: '100.64.0.0/10', reason: 'carrier_nat' },
  { cidr: '127.0.0.0/8', reason: 'loopback' },
  { cidr: '169.254.0.0/16', reason: 'link_local' },
  { cidr: '172.16.0.0/12', reason: 'private' },
  // Its two "globally reachable" anycast addresses are answered by the nearest router, so they stay refused.
  { cidr: '192.0.0.0/24', reason: 'protocol_assignment' },
  { cidr: '192.0.2.0/24', reason: 'documentation' },
  { cidr: '192.88.99.0/24', reason: 'embedded_ipv4' },
  { cidr: '192.168.0.0/16', reason: 'private' },
  { cidr: '198.18.0.0/15', reason: 'benchmarking' },
  { cidr: '198.51.100.0/24', reason: 'documentation' },
  { cidr: '203.0.113.0/24', reason: 'documentation' },
  { cidr: '224.0.0.0/4', reason: 'multicast' },
  { cidr: '240.0.0.0/4', reason: 'reserved' },
  { cidr: '255.255.255.255/32', reason: 'broadcast' },

  { cidr: '::/128', reason: 'unspecified' },
  { cidr: '::1/128', reason: 'loopback' },
  { cidr: '::/96', reason: 'embedded_ipv4' },
  { cidr: '::ffff:0:0:0/96', reason: 'embedded_ipv4' },
  { cidr: '64:ff9b::/96', reason: 'embedded_ipv4' },
  { cidr: '64:ff9b:1::/48', reason: 'embedded_ipv4' },
  { cidr: '100::/64', reason: 'discard' },
  { cidr: '100:0:0:1::/64', reason: 'discard' },
  { cidr: '2001::/23', reason: 'protocol_assignment' },
  { cidr: '2001::/32', reason: 'embedded_ipv4' },
  { cidr: '2001:2::/48', reason: 'benchmarking' },
  { cidr: '2001:3::/32', reason: null },
  { cidr: '2001:4:112::/48', reason: null },
  { cidr: '2001:20::/28', reason: null },
  { cidr: '2001:30::/28', reason: null },
  { cidr: '2001:db8::/32', reason: 'documentation' },
  { cidr: '2002::/16', reason: 'embedded_ipv4' },
  { cidr: '3fff::/20', reason: 'documentation' },
  { cidr: '5f00::/16', reason: 'segment_routing' },
  { cidr: 'fc00::/7', reason: 'private' },
  { cidr: 'fe80::/10', reason: 'link_local' },
  { cidr: 'fec0::/10', reason: 'private' },
  { cidr: 'ff00::/8', reason: 'multicast' },
];

/**
 * Cloud metadata services and host agents: refused even where they are globally routable, and reachable only
 * by naming the very address in `EgressPolicy.allowPrivate`.
 */
export const METADATA_ADDRESSES: readonly string[] = [
  '169.254.169.254',
  '169.254.169.253',
  '169.254.169.123',
  '169.254.170.2',
  '169.254.170.23',
  '168.63.129.16',
  '100.100.100.200',
  '192.0.0.192',
  'fd00:ec2::254',
  'fd00:ec2::253',
  'fd00:ec2::23',
  'fd20:ce::254',
  'fe80::a9fe:a9fe',
];

/** Names that can only be local, by their last labels. A name of a single label is local too. */
export const LOCAL_SUFFIXES: readonly string[] = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
];
