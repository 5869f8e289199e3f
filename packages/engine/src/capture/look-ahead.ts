import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import type { PageWorld } from './page-world.ts';
import type { LateLayer } from './snapshot.ts';

/** Milliseconds of the page: first one long look, which ends the matter where nothing happens. */
const FIRST_MS = 8_000;
/** Then short ones: two that moved tell of something that moves on and on, every two to seven seconds. */
const STEP_MS = 2_600;
const STEPS = 6;
/** Real milliseconds in which the timers have to be through. */
const PATIENCE_MS = 400;
/** Real milliseconds that all of it may take. */
const LIMIT_MS = 2_000;

export interface Ahead {
  /** Backend ids of the elements that move on by a timer. */
  turning: number[];
  /** Backend ids of the elements whose picture or words change by a timer. */
  changing: number[];
  /** What came over the first screen within eight seconds, and the backend id of each. */
  layers: { id: number | null; layer: Omit<LateLayer, 'node'> }[];
}

/**
 * What the page's timers bring after it has been read; as much of it as was seen where the page does not bear it. Slides
 * stand still for seconds, and boxes come late, which nobody wants to wait for: the clock of the page is put forward, so
 * that its timers fire at once, without what they ask the network for. The page is of no use for anything else afterwards.
 */
export async function lookAhead(page: Page, session: CDPSession, world: PageWorld): Promise<Ahead> {
  const ahead: Ahead = { turning: [], changing: [], layers: [] };
  await Promise.race([
    look(page, session, world, ahead).catch(() => undefined),
    delay(LIMIT_MS, undefined, { ref: false }),
  ]);
  // A look that goes on past its limit changes nothing that was handed out.
  return { ...ahead };
}

async function look(page: Page, session: CDPSession, world: PageWorld, ahead: Ahead): Promise<void> {
  await Promise.all([
    world.run('stand'),
    world.run('layers'),
    // The whole context: frames of other sites are targets of their own.
    page.context().setOffline(true),
  ]);
  const stirs = async (ms: number) => (await putForward(session, ms)) && world.run<boolean>('turn');
  if (!(await stirs(FIRST_MS))) return;
  const layers = await world.run<Omit<LateLayer, 'node'>[]>('layers');
  const ids = layers.length === 0 ? [] : await world.nodesOf('lateLayers');
  ahead.layers = layers.map((layer, place) => ({ id: ids[place] ?? null, layer }));
  for (let step = 0; step < STEPS; step++) await stirs(STEP_MS);
  ahead.turning = await world.nodesOf('turning');
  ahead.changing = await world.nodesOf('changing');
}

/** Whether the timers of that time were through soon. */
async function putForward(session: CDPSession, budget: number): Promise<boolean> {
  const through = new Promise<boolean>((done) =>
    session.once('Emulation.virtualTimeBudgetExpired', () => done(true)),
  );
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget });
  return Promise.race([through, delay(PATIENCE_MS, false, { ref: false })]);
}
