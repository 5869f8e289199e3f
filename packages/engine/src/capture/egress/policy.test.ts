import { describe, expect, test } from 'vitest';
import { compilePolicy, DEFAULT_POLICY, type EgressPolicy, parseTarget } from './policy.ts';

function judge(policy: Partial<EgressPolicy>, host: string, port: number, address = host) {
  const rules = compilePolicy({ ...DEFAULT_POLICY, ...policy });
  const target = { host, port };
  return rules.judgeName(target) ?? rules.judgeAddress(target, address);
}

describe('the default policy', () => {
  test('lets public addresses pass on the ports of the web alone', () => {
    for (const port of [80, 443, 8080, 8443])
      expect(judge({}, 'example.com', port, '93.184.215.14')).toBeNull();
    for (const port of [22, 25, 79, 81, 444, 3000, 6379]) {
      expect(judge({}, 'example.com', port, '93.184.215.14')).toBe('port');
    }
  });

  test('refuses private addresses whatever the name', () => {
    expect(judge({}, 'rebind.example.com', 80, '127.0.0.1')).toBe('loopback');
    expect(judge({}, 'localhost', 80, '127.0.0.1')).toBe('local_name');
    expect(judge({}, 'intranet', 80, '93.184.215.14')).toBe('local_name');
  });

  test('does not refuse public pages for look-alike names', () => {
    expect(judge({}, 'localhost.example.com', 443, '93.184.215.14')).toBeNull();
    expect(judge({}, '127.0.0.1.example.com', 443, '93.184.215.14')).toBeNull();
  });
});

describe('allowPrivate', () => {
  test('an entry with a port allows that port alone', () => {
    const policy = { allowPrivate: ['127.0.0.1:3000'] };
    expect(judge(policy, '127.0.0.1', 3000)).toBeNull();
    expect(judge(policy, '127.0.0.1', 3001)).toBe('loopback');
    expect(judge(policy, '127.0.0.2', 3000)).toBe('loopback');
  });

  test('a name allows whatever it leads to, metadata excepted', () => {
    const policy = { allowPrivate: ['shop.internal'] };
    expect(judge(policy, 'shop.internal', 8000, '10.1.2.3')).toBeNull();
    expect(judge(policy, 'shop.internal', 80, '169.254.169.254')).toBe('metadata');
    expect(judge(policy, 'other.internal', 80, '10.1.2.3')).toBe('local_name');
  });

  test('a range allows its addresses by any name, and nothing beside it', () => {
    const policy = { allowPrivate: ['10.1.0.0/16', 'fd12::/16'] };
    expect(judge(policy, 'shop.internal', 80, '10.1.255.255')).toBeNull();
    expect(judge(policy, 'shop.internal', 80, '10.2.0.0')).toBe('private');
    expect(judge(policy, 'fd12::1', 80)).toBeNull();
    expect(judge(policy, 'fd13::1', 80)).toBe('private');
  });

  test('metadata is reached only by its very address', () => {
    expect(judge({ allowPrivate: ['169.254.0.0/16'] }, '169.254.169.254', 80)).toBe('metadata');
    expect(judge({ allowPrivate: ['169.254.169.254'] }, '169.254.169.254', 80)).toBeNull();
  });

  test('a loopback entry also covers its IPv4-mapped spelling', () => {
    expect(judge({ allowPrivate: ['127.0.0.1'] }, '::ffff:7f00:1', 80)).toBeNull();
  });
});

test('allowAllPrivate opens private targets on every port, but no metadata and no further public ports', () => {
  const policy = { allowAllPrivate: true };
  expect(judge(policy, 'localhost', 5173, '127.0.0.1')).toBeNull();
  expect(judge(policy, '192.168.1.1', 80)).toBeNull();
  expect(judge(policy, '169.254.169.254', 80)).toBe('metadata');
  expect(judge(policy, 'example.com', 22, '93.184.215.14')).toBe('port');
});

test('deny wins over everything', () => {
  const policy = { deny: ['93.184.0.0/16', 'bad.example.com', '127.0.0.1:9'], allowPrivate: ['127.0.0.1'] };
  expect(judge(policy, 'example.com', 443, '93.184.215.14')).toBe('denied');
  expect(judge(policy, 'example.com', 443, '93.185.0.1')).toBeNull();
  expect(judge(policy, 'bad.example.com', 443, '8.8.8.8')).toBe('denied');
  expect(judge(policy, '127.0.0.1', 9)).toBe('denied');
  expect(judge(policy, '127.0.0.1', 10)).toBeNull();
});

test('every entry that makes no sense is reported', () => {
  const policy = { ...DEFAULT_POLICY, allowPrivate: ['10.0.0.0/33', 'ok.internal'], deny: ['a b'] };
  expect(() => compilePolicy(policy)).toThrow(/10\.0\.0\.0\/33.*a b/);
});

describe('parseTarget', () => {
  test.each([
    ['example.com:443', 'example.com', 443],
    ['example.com:80', 'example.com', 80],
    ['example.com', 'example.com', 443],
    ['EXAMPLE.com.:8443', 'example.com', 8443],
    ['[::1]:8080', '::1', 8080],
    ['0177.0.0.1:80', '127.0.0.1', 80],
    ['2130706433:443', '127.0.0.1', 443],
    ['0x7f.1:443', '127.0.0.1', 443],
    ['[::ffff:127.0.0.1]:443', '::ffff:7f00:1', 443],
  ])('%s', (authority, host, port) => {
    expect(parseTarget(authority, 443)).toEqual({ host, port });
  });
  test.each(['', 'user@example.com:80', 'example.com:80/path', 'example.com:99999', 'a b:1'])(
    '%s is no target',
    (text) => {
      expect(parseTarget(text, 443)).toBeNull();
    },
  );
});
