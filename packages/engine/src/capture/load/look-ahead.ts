import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import type { PageWorld } from '../read/page-world.ts';
import type { LateLayer } from '../snapshot.ts';

/** In the page's milliseconds: first one long look, which is enough if nothing happens. */
const FIRST_MS = 8_000;
/** Then short ones: two with movement mean that something keeps moving, every two to seven seconds. */
const STEP_MS = 2_600;
const STEPS = 6;
/** Real milliseconds within which the timers must have fired. */
const PATIENCE_MS = 400;
/** Real milliseconds for the whole look ahead. */
const LIMIT_MS = 2_000;

export interface Ahead {
  /** Backend ids of the elements that move on by a timer. */
  turning: number[];
  /** Backend ids of the elements whose picture or words change by a timer. */
  changing: number[];
  /** Layers that appeared above the fold within eight seconds, with their backend ids. */
  layers: { id: number | null; layer: Omit<LateLayer, 'node'> }[];
}

/**
 * What the page's timers do after it was read, or as much as could be seen if the page breaks. Slides pause for seconds
 * and pop-ups appear late, so instead of waiting, the page's clock is advanced and its timers fire at once, without
 * their network requests. The page can't be used for anything else afterwards.
 */
export async function lookAhead(page: Page, session: CDPSession, world: PageWorld): Promise<Ahead> {
  const ahead: Ahead = { turning: [], changing: [], layers: [] };
  await Promise.race([
    look(page, session, world, ahead).catch(() => undefined),
    delay(LIMIT_MS, undefined, { ref: false }),
  ]);
  // A look that exceeds its limit doesn't change results that were already returned.
  return { ...ahead };
}

async function look(page: Page, session: CDPSession, world: PageWorld, ahead: Ahead): Promise<void> {
  await Promise.all([
    world.run('stand'),
    world.run('layers'),
    // For the whole context, because frames of other sites are separate targets.
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

/** Whether the timers of that period fired in time. */
async function putForward(session: CDPSession, budget: number): Promise<boolean> {
  const through = new Promise<boolean>((done) =>
    session.once('Emulation.virtualTimeBudgetExpired', () => done(true)),
  );
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget });
  return Promise.race([through, delay(PATIENCE_MS, false, { ref: false })]);
}
