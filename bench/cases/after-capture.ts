import { createCapturer } from '@liftmark/engine/capture/capturer';
import { startFixtureServer } from '@liftmark/engine/fixtures/server';
import { judge } from '@liftmark/engine/pipeline/judge';
import { type Case, cpuOf, median, type Row, row } from '../case.ts';
import { policyAllowing } from '../policy.ts';

const LIMIT_MS = 40;
/** So long the compiler goes on making the code faster, on threads whose time is counted too. */
const WARM_UP = 100;
const ROUNDS = 25;

async function run(): Promise<Row[]> {
  const server = await startFixtureServer();
  const capturer = await createCapturer({ policy: policyAllowing(server.host) });
  try {
    const { snapshot } = await capturer.capture(`${server.odd('many-nodes')}?nodes=2390`);
    for (let round = 0; round < WARM_UP; round++) judge(snapshot);
    const times = Array.from({ length: ROUNDS }, () => cpuOf(() => judge(snapshot)));
    return [row(`${snapshot.desktop?.nodes.length ?? 0} nodes`, median(times), LIMIT_MS)];
  } finally {
    await capturer.close();
    await server.close();
  }
}

export default {
  name: 'after-capture',
  measures: 'CPU of all stages after capture, warm, both devices, beside the limit',
  unit: 'ms',
  goal: 1,
  run,
} satisfies Case;
