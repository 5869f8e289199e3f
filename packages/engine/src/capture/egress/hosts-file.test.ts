import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addressesInHostsFile } from './hosts-file.ts';

it('reads the addresses of a name, its other names and comments aside', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'));
  const file = path.join(folder, 'hosts');
  await writeFile(
    file,
    '# 10.0.0.9 shop.test\n127.0.0.1\tlocalhost\n10.0.0.5  Shop.test www.shop.test # ours\n::5 shop.test\n',
  );
  expect(await addressesInHostsFile('shop.test', file)).toEqual(['10.0.0.5', '::5']);
  expect(await addressesInHostsFile('WWW.shop.test.', file)).toEqual(['10.0.0.5']);
  expect(await addressesInHostsFile('other.test', file)).toEqual([]);
  await writeFile(file, '10.0.0.6 other.test\n');
  expect(await addressesInHostsFile('other.test', file)).toEqual(['10.0.0.6']);
  expect(await addressesInHostsFile('shop.test', file)).toEqual([]);
  await rm(folder, { recursive: true });
});

it('knows nothing where there is no such file', async () => {
  expect(await addressesInHostsFile('shop.test', '/nowhere/hosts')).toEqual([]);
});

it('reads a long file once for many names', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'));
  const lines = Array.from({ length: 100_000 }, (_, line) => `0.0.0.0 ads${line}.test`).join('\n');
  const cpuFor = async (names: string[]): Promise<number> => {
    const file = path.join(folder, `hosts-for-${names.length}`);
    await writeFile(file, lines);
    const cpu = process.cpuUsage();
    await Promise.all(names.map((name) => addressesInHostsFile(name, file)));
    return process.cpuUsage(cpu).user;
  };
  const one = await cpuFor(['cdn.test']);
  const many = await cpuFor(Array.from({ length: 50 }, (_, name) => `cdn${name}.test`));
  // Reading it for each name would take fifty times as long.
  expect(many / one).toBeLessThan(20);
  expect(await addressesInHostsFile('ads99999.test', path.join(folder, 'hosts-for-50'))).toEqual(['0.0.0.0']);
  await rm(folder, { recursive: true });
});
