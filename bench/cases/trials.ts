import { type Capturer, createCapturer } from '@liftmark/engine/capture/capturer';
import { auditInThread } from '@liftmark/engine/pipeline/audit-in-thread';
import { createJudgingThreads } from '@liftmark/engine/pipeline/threads';
import { tryInThread } from '@liftmark/engine/pipeline/try-in-thread';
import { fixesOf } from '@liftmark/engine/trials/fix';
import { type Case, median, type Row, row, timed } from '../case.ts';
import { servePages } from '../pages.ts';
import { policyAllowing } from '../policy.ts';

const ROUNDS = 3;
const MOST_FIXES = 5;
const MOST_MS = 10_000;

async function run(): Promise<Row[]> {
  const { server, pages } = await servePages();
  const capturer = await createCapturer({ policy: policyAllowing(server.host) });
  const threads = createJudgingThreads();
  try {
    const rows: Row[] = [];
    for (const { name, url } of pages) {
      const { packed, report } = await auditInThread(url, threads, { capturer });
      const fixes = fixesOf(report, 'all').slice(0, MOST_FIXES);
      if (fixes.length < 2) continue;
      const capture = await medianOf(() => capturer.capture(url), capturer);
      const all = await medianOf(() => tryInThread(fixes, threads, { packed, capturer }), capturer);
      rows.push(row(`${name}: one of ${fixes.length}, beside a capture`, all / fixes.length, capture));
      if (fixes.length === MOST_FIXES) rows.push(row(`${name}: all five, beside 10 s`, all, MOST_MS));
    }
    return rows;
  } finally {
    await capturer.close();
    await threads.close();
    await server.close();
  }
}

async function medianOf(work: () => Promise<unknown>, capturer: Capturer): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await capturer.prepare();
    times.push(await timed(work));
  }
  return median(times);
}

export default {
  name: 'trials',
  measures: 'trying the first fixes of a page with opening it, each beside a capture, and five beside 10 s',
  unit: 'ms',
  goal: 1.3,
  run,
} satisfies Case;
