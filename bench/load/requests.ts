import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { signedInAs, type TestApp } from '../../packages/server/src/testing/test-app.ts';
import { median, type Row, row } from '../case.ts';
import { openInstallation } from './installation.ts';
import { type Load, loadOf } from './load-generator.ts';

const SECONDS = 2;
const ROUNDS = 3;

/** One path of the product under load, each round beside a bare Fastify that answers the same bytes from memory. */
export async function measurePath(
  findPath: (test: TestApp, cookie: string) => Promise<string>,
): Promise<Row[]> {
  const { test, start, close } = await openInstallation();
  const { cookie } = await signedInAs(test, { plan: 'pro' });
  const path = await findPath(test, cookie);
  const headers: Record<string, string> = path === '/' ? {} : { cookie };
  const web = await start({ LIFTMARK_ROLES: 'web' });
  const answer = await fetch(web.origin + path, { headers });
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'));
  bare.send({ body: await answer.text(), type: answer.headers.get('content-type') });
  const [{ origin }] = await once(bare, 'message');
  try {
    const loads: { product: Load; peer: Load }[] = [];
    await loadOf(web.origin + path, headers, 1);
    await loadOf(origin, {}, 1);
    for (let round = 0; round < ROUNDS; round += 1) {
      loads.push({
        peer: await loadOf(origin, {}, SECONDS),
        product: await loadOf(web.origin + path, headers, SECONDS),
      });
    }
    const middle = (pick: (load: (typeof loads)[number]) => number) => median(loads.map(pick));
    return [
      row(
        `time of a request (${middle(({ product }) => product.perSecond).toFixed(0)}/s)`,
        middle(({ product }) => 1e6 / product.perSecond),
        middle(({ peer }) => 1e6 / peer.perSecond),
      ),
      row(
        '99th percentile at 16 connections',
        middle(({ product }) => product.p99Ms * 1e3),
        middle(({ peer }) => peer.p99Ms * 1e3),
      ),
    ];
  } finally {
    bare.kill();
    await close();
  }
}
