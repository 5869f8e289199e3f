import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';
import type { PageWorld } from './page-world.ts';

/** Milliseconds of the page: first one long look, which ends the matter where nothing happens. */
const FIRST_MS = 8_000;
/** Then short ones: two that moved tell of something that moves on and on, every two to seven seconds. */
const STEP_MS = 2_600;
const STEPS = 6;
/** Real milliseconds in which the timers have to be through. */
const PATIENCE_MS = 400;
/** Real milliseconds that all of it may take. */
const LIMIT_MS = 2_000;

/**
 * Backend ids of the elements that move on by a timer; none where the page does not bear it. Slides stand still for
 * seconds, which nobody wants to wait for: the clock of the page is put forward, so that its timers fire at once, without
 * what they ask the network for. The page is of no use for anything else afterwards.
 */
export async function readTurning(session: CDPSession, world: PageWorld): Promise<number[]> {
  return Promise.race([lookAhead(session, world).catch(() => []), delay(LIMIT_MS, [], { ref: false })]);
}

async function lookAhead(session: CDPSession, world: PageWorld): Promise<number[]> {
  await Promise.all([
    world.run('stand'),
    session.send('Network.emulateNetworkConditions', {
      offline: true,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    }),
  ]);
  const stirs = async (ms: number) => (await putForward(session, ms)) && world.run<boolean>('turn');
  if (!(await stirs(FIRST_MS))) return [];
  for (let step = 0; step < STEPS; step++) await stirs(STEP_MS);
  return world.nodesOf('turning');
}

/** Whether the timers of that time were through soon. */
async function putForward(session: CDPSession, budget: number): Promise<boolean> {
  const through = new Promise<boolean>((done) =>
    session.once('Emulation.virtualTimeBudgetExpired', () => done(true)),
  );
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget });
  return Promise.race([through, delay(PATIENCE_MS, false, { ref: false })]);
}
