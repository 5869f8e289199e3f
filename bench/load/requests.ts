import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { TestApp } from '../../packages/server/src/testing/test-app.ts';
import { median, type Row, row } from '../case.ts';
import type { BareAnswer } from './bare-server.ts';
import { openInstallation } from './installation.ts';
import { type Load, loadOf } from './load-generator.ts';

const SECONDS = 2;
const ROUNDS = 3;

interface Asked {
  name: string;
  path: string;
  headers: Record<string, string>;
}

/** Requests under load, each round beside a bare Fastify that answers the same bytes from memory. */
export async function measureRequests(prepare: (test: TestApp) => Promise<Asked[]>): Promise<Row[]> {
  const { test, start, close } = await openInstallation();
  try {
    const asked = await prepare(test);
    const { origin } = await start({ LIFTMARK_ROLES: 'web' });
    const rows: Row[] = [];
    for (const request of asked) rows.push(await measureRequest(origin, request));
    return rows;
  } finally {
    await close();
  }
}

async function measureRequest(productOrigin: string, { name, path, headers }: Asked): Promise<Row> {
  const url = productOrigin + path;
  const answer = await bytesOf(url, headers);
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'), { serialization: 'advanced' });
  try {
    bare.send(answer);
    const [{ origin }] = await once(bare, 'message');
    const loads: { product: Load; peer: Load }[] = [];
    await loadOf(url, headers, SECONDS);
    await loadOf(origin, {}, SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      loads.push({ peer: await loadOf(origin, {}, SECONDS), product: await loadOf(url, headers, SECONDS) });
    }
    const middle = (pick: (load: (typeof loads)[number]) => number) => median(loads.map(pick));
    const product = middle((load) => load.product.perSecond);
    const peer = middle((load) => load.peer.perSecond);
    const [slowest, peerSlowest] = [
      middle((load) => load.product.p99Ms),
      middle((load) => load.peer.p99Ms),
    ].map((ms) => ms.toFixed(0));
    console.log(
      `  ${name}, ${answer.body.length} bytes: ${product.toFixed(0)}/s, 99th percentile ${slowest} ms; bare ${peer.toFixed(0)}/s, ${peerSlowest} ms`,
    );
    return row(name, 1e6 / product, 1e6 / peer);
  } finally {
    bare.kill();
  }
}

/** The answer as it goes over the wire: `fetch` would unpack it. */
async function bytesOf(url: string, headers: Record<string, string>): Promise<BareAnswer> {
  const [response]: IncomingMessage[] = await once(get(url, { headers }), 'response');
  if (response === undefined) throw new Error(`${url} was not answered`);
  return { body: await buffer(response), type: response.headers['content-type'] ?? '' };
}
