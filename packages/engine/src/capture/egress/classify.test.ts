import { describe, expect, test } from 'vitest';
import { classifyAddress, isLocalName } from './classify.ts';

/** Each range with its first and last address, and the neighbors just outside where those are public. */
const RANGES: [reason: string, inside: string[], outside: string[]][] = [
  ['unspecified', ['0.0.0.0', '0.255.255.255'], ['1.0.0.0']],
  ['private', ['10.0.0.0', '10.255.255.255'], ['9.255.255.255', '11.0.0.0']],
  ['carrier_nat', ['100.64.0.0', '100.127.255.255'], ['100.63.255.255', '100.128.0.0']],
  ['loopback', ['127.0.0.0', '127.0.0.1', '127.255.255.255'], ['126.255.255.255', '128.0.0.0']],
  ['link_local', ['169.254.0.0', '169.254.255.255'], ['169.253.255.255', '169.255.0.0']],
  ['private', ['172.16.0.0', '172.31.255.255'], ['172.15.255.255', '172.32.0.0']],
  ['protocol_assignment', ['192.0.0.0', '192.0.0.9', '192.0.0.255'], ['191.255.255.255', '192.0.1.0']],
  ['documentation', ['192.0.2.0', '192.0.2.255'], ['192.0.1.255', '192.0.3.0']],
  ['embedded_ipv4', ['192.88.99.0', '192.88.99.255'], ['192.88.98.255', '192.88.100.0']],
  ['private', ['192.168.0.0', '192.168.255.255'], ['192.167.255.255', '192.169.0.0']],
  ['benchmarking', ['198.18.0.0', '198.19.255.255'], ['198.17.255.255', '198.20.0.0']],
  ['documentation', ['198.51.100.0', '198.51.100.255'], ['198.51.99.255', '198.51.101.0']],
  ['documentation', ['203.0.113.0', '203.0.113.255'], ['203.0.112.255', '203.0.114.0']],
  ['multicast', ['224.0.0.0', '239.255.255.255'], ['223.255.255.255']],
  ['reserved', ['240.0.0.0', '255.255.255.254'], []],
  ['broadcast', ['255.255.255.255'], []],

  ['unspecified', ['::'], []],
  ['loopback', ['::1'], []],
  ['embedded_ipv4', ['::8.8.8.8', '64:ff9b::808:808', '64:ff9b:1::1', '::ffff:0:808:808'], []],
  ['discard', ['100::1', '100::ffff:ffff:ffff:ffff'], []],
  ['unallocated', ['1fff:ffff::1', '4000::1', '64:ff9b:2::1', '200::1'], ['2003::1', '3ffe::1']],
  ['embedded_ipv4', ['2001::1', '2001:0:ffff::1'], []],
  ['protocol_assignment', ['2001:1::1', '2001:1ff:ffff::1'], ['2001:200::1']],
  ['benchmarking', ['2001:2::1', '2001:2:0:ffff::1'], []],
  ['documentation', ['2001:db8::', '2001:db8:ffff::1'], ['2001:db7:ffff::1', '2001:db9::1']],
  ['embedded_ipv4', ['2002::1', '2002:7f00:1::1', '2002:808:808::1'], ['2001:ffff::1', '2003::1']],
  ['documentation', ['3fff::1', '3fff:fff:ffff::1'], ['3ffe:ffff::1', '3fff:1000::1']],
  ['segment_routing', ['5f00::1'], []],
  ['private', ['fc00::1', 'fdff:ffff::1', 'fec0::1'], []],
  ['link_local', ['fe80::1', 'febf::1', 'fe80::1%eth0'], []],
  ['multicast', ['ff02::1', 'ff0e::1'], []],
  [
    'embedded_ipv4',
    ['2a00:1450:4001::5efe:808:808', '2a00:1450:4001:1:200:5efe:808:808'],
    ['2a00:1450::5eff:808:808'],
  ],
];

describe('classifyAddress', () => {
  for (const [reason, inside, outside] of RANGES) {
    test.each(inside)(`%s is refused as ${reason}`, (address) => {
      expect(classifyAddress(address)).toBe(reason);
    });
    if (outside.length > 0) {
      test.each(outside)(`%s, just outside ${reason}, is public`, (address) => {
        expect(classifyAddress(address)).toBeNull();
      });
    }
  }

  test.each([
    '169.254.169.254',
    '169.254.170.2',
    '168.63.129.16',
    '100.100.100.200',
    '192.0.0.192',
    'fd00:ec2::254',
    'fd00:0ec2:0::254',
    '::ffff:169.254.169.254',
    '[fd20:ce::254]',
  ])('%s is a metadata service or host agent', (address) => {
    expect(classifyAddress(address)).toBe('metadata');
  });

  test.each(['168.63.129.15', '168.63.129.17', '8.8.8.8', '2606:4700::1111', '192.31.196.1', '192.175.48.1'])(
    '%s is public',
    (address) => {
      expect(classifyAddress(address)).toBeNull();
    },
  );

  test('an IPv4-mapped address is judged by the IPv4 inside', () => {
    expect(classifyAddress('::ffff:10.0.0.1')).toBe('private');
    expect(classifyAddress('::ffff:7f00:1')).toBe('loopback');
    expect(classifyAddress('::ffff:8.8.8.8')).toBeNull();
  });

  test('what is no address is refused', () => {
    expect(classifyAddress('example.com')).toBe('unallocated');
    expect(classifyAddress('')).toBe('unallocated');
    expect(classifyAddress('127.1')).toBe('unallocated');
  });
});

describe('isLocalName', () => {
  test.each([
    'localhost',
    'LOCALHOST.',
    'a.localhost',
    'printer',
    'nas.local',
    'db.internal',
    'x.home.arpa',
    'wiki.corp',
  ])('%s can only be local', (name) => expect(isLocalName(name)).toBe(true));
  test.each([
    'localhost.example.com',
    'internal.example.com',
    'mylocal.com',
    'notlocalhost.de',
    '8.8.8.8',
    '[2606:4700::1]',
  ])('%s is a public name', (name) => expect(isLocalName(name)).toBe(false));
});
