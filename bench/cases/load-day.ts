import { createCapturer } from '@liftmark/engine/capture/capturer';
import { audit } from '@liftmark/engine/pipeline/audit';
import { type Case, median, type Row, row, timed } from '../case.ts';
import { playDay } from '../load/simulation.ts';
import { servePages } from '../pages.ts';
import { policyAllowing } from '../policy.ts';

const USERS = 10_000;
const SLOTS = [1, 2, 4];
/** Longest wait for a slot that 95 of 100 analyses may have, in milliseconds. */
const LIMIT_MS = 10_000;

/** A day of ten thousand users on one, two and four slots, with times of analyses measured right now. */
async function run(): Promise<Row[]> {
  const { server, pages } = await servePages();
  const capturer = await createCapturer({ policy: policyAllowing(server.host) });
  const serviceTimesS: number[] = [];
  try {
    for (const { url } of pages) serviceTimesS.push((await timed(() => audit(url, { capturer }))) / 1_000);
  } finally {
    await capturer.close();
    await server.close();
  }
  console.log(
    `  an analysis takes ${median(serviceTimesS).toFixed(1)} s (median of ${serviceTimesS.length} pages)`,
  );
  return SLOTS.map((slots) => {
    const { analyses, medianWaitS, p95WaitS, longestWaitS, load } = playDay({
      users: USERS,
      slots,
      serviceTimesS,
    });
    console.log(
      `  ${slots} slots: ${analyses} analyses, wait ${medianWaitS.toFixed(1)} s median, ${p95WaitS.toFixed(1)} s 95th, ${longestWaitS.toFixed(0)} s longest, ${(load * 100).toFixed(0)}% used`,
    );
    return row(`95th percentile of the wait, ${slots} slots`, p95WaitS * 1_000, LIMIT_MS);
  });
}

export default {
  name: 'load-day',
  measures: `how long 95 of 100 analyses wait at most on a simulated day of ${USERS} users, beside 10 s`,
  unit: 'ms',
  goal: 1,
  run,
} satisfies Case;
