import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testReport } from '../../reports/test-report.ts';
import { readBaseline } from './baseline.ts';
import { baselineText, measureOf } from './baseline-file.ts';
import type { BaselineSource } from './config.ts';
import type { LoadedConfig, Target } from './read-config.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liftmark-baseline-'));
});
afterEach(() => rm(folder, { recursive: true }));

const measured = measureOf(testReport({ percent: 64 }));
const targets: Target[] = ['/', '/pricing'].map((name) => ({
  name,
  url: `http://localhost:4173${name}`,
  source: null,
  hints: {},
  rules: {},
}));

function read(baseline: BaselineSource, key?: string) {
  const config: LoadedConfig = {
    file: join(folder, 'liftmark.config.json'),
    folder,
    targets,
    access: null,
    baseline,
    devices: undefined,
    preview: undefined,
    budgetSeconds: 45,
  };
  return readBaseline(config, key);
}

it('reads what it wrote', async () => {
  await writeFile(join(folder, 'b.json'), baselineText(new Map([['/', measured]])));
  expect(await read({ file: 'b.json' })).toEqual({ pages: new Map([['/', measured]]), notes: [] });
});

it('needs its file, but not the artifact of a branch that has not run', async () => {
  await expect(read({ file: 'none.json' })).rejects.toThrow('liftmark ci --update-baseline');
  expect(await read({ artifact: 'none.json' })).toEqual({
    pages: new Map(),
    notes: [expect.stringContaining('Nothing to compare with')],
  });
});

it.each(['{', '{}', '{"version":2,"pages":{}}'])('refuses %s', async (content) => {
  await writeFile(join(folder, 'b.json'), content);
  await expect(read({ file: 'b.json' })).rejects.toThrow("isn't a baseline");
});

describe('on a server', () => {
  const site = 'https://www.harbor.example';
  const item = (id: number, url: string | null, inputType = 'url') => ({ id, url, inputType });

  async function serving(lists: object[][], work: (server: string, calls: string[]) => Promise<void>) {
    const calls: string[] = [];
    const server = createServer((request, response) => {
      const path = request.url ?? '';
      calls.push(`${path} ${request.headers.authorization}`);
      const isList = path.split('?')[0] === '/api/v1/reports';
      const percent = Number(path.split('/').at(-1));
      const body = isList ? (lists.shift() ?? []) : { analysisResults: testReport({ percent }) };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    try {
      await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  it('takes the newest report of each page, where the site has it', async () => {
    const lists = [
      [item(90, null, 'manual'), item(80, `${site}/`), item(70, `${site}/`)],
      [item(60, `${site}/other`), item(50, `${site}/pricing`)],
    ];
    await serving(lists, async (server, calls) => {
      const baseline = await read({ server, site }, 'lm_key');
      const scores = [...(baseline?.pages ?? [])].map(([name, { score }]) => [name, score]);
      expect(scores).toEqual([
        ['/', 80],
        ['/pricing', 50],
      ]);
      expect(calls.filter((call) => call.includes('/reports?') || call.includes('/reports '))).toEqual([
        '/api/v1/reports Bearer lm_key',
        '/api/v1/reports?before=70 Bearer lm_key',
      ]);
    });
  });

  it('ends where the reports end', async () => {
    await serving([[item(1, `${site}/other`)]], async (server) => {
      expect(await read({ server, site }, 'lm_key')).toEqual({ pages: new Map(), notes: [] });
    });
  });

  it('needs a key', async () => {
    await expect(read({ server: 'https://liftmark.test' })).rejects.toThrow('LIFTMARK_KEY');
  });
});
