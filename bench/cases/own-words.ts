import type { OwnWords } from '@liftmark/contract/trials';
import { type Capturer, createCapturer } from '@liftmark/engine/capture/capturer';
import { unpackSnapshot } from '@liftmark/engine/capture/packed-snapshot';
import { auditInThread, type ThreadedAudit } from '@liftmark/engine/pipeline/audit-in-thread';
import { keepInThread } from '@liftmark/engine/pipeline/keep-in-thread';
import { createJudgingThreads, type JudgingThreads } from '@liftmark/engine/pipeline/threads';
import { ownWordsFix } from '@liftmark/engine/trials/own-words';
import { type Case, median, type Row, row, timed } from '../case.ts';
import { servePages } from '../pages.ts';
import { policyAllowing } from '../policy.ts';

const PAGES = ['product-kettle', 'saas-rota', 'service-plombier', 'startbootstrap-agency', 'signup-long'];
const EDITS = 10;
const CAPTURES = 3;
const LIFE_MS = 600_000;

async function run(): Promise<Row[]> {
  const { server, pages } = await servePages();
  const capturer = await createCapturer({ policy: policyAllowing(server.host) });
  const threads = createJudgingThreads();
  const tools = { capturer, threads };
  const urlOf = (wanted: string) => {
    const found = pages.find(({ name }) => name === wanted);
    if (found === undefined) throw new Error(`There is no page ${wanted}`);
    return found.url;
  };
  try {
    const rows: Row[] = [];
    for (const name of PAGES) {
      const url = urlOf(name);
      const audited = await auditInThread(url, threads, { capturer });
      const capture = await captureTime(capturer, url);
      const alone = await edits(tools, audited);
      rows.push(...rowsOf(name, alone, capture));
      const beside = await besideAnalysis(tools, urlOf('saas-rota'), () => edits(tools, audited));
      rows.push(...rowsOf(`${name}, beside an analysis`, beside, capture));
    }
    return rows;
  } finally {
    await capturer.close();
    await threads.close();
    await server.close();
  }
}

const rowsOf = (subject: string, times: number[], capture: number): Row[] => [
  row(`${subject}: median`, median(times), capture),
  row(`${subject}: worst`, Math.max(...times), capture),
];

async function captureTime(capturer: Capturer, url: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < CAPTURES; round += 1) {
    await capturer.prepare();
    times.push(await timed(() => capturer.capture(url)));
  }
  return median(times);
}

interface Tools {
  capturer: Capturer;
  threads: JudgingThreads;
}

/** How long each edit of the headline takes on the page that is kept open. */
async function edits({ capturer }: Tools, { packed, report }: ThreadedAudit): Promise<number[]> {
  const page = await keepInThread({ packed, capturer, budgetMs: LIFE_MS });
  try {
    const snapshot = await unpackSnapshot(packed);
    const times: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      const words: OwnWords = { part: 'headline', text: `Ready in ${edit + 2} minutes, or your money back` };
      const fix = ownWordsFix(snapshot, report, words);
      if (fix === null) throw new Error('There is no headline');
      times.push(
        await timed(async () => {
          if ((await page.tryFix(fix)) === null) throw new Error('The page was lost');
        }),
      );
    }
    return times;
  } finally {
    await page.close();
  }
}

/** Does the work while one analysis after the other runs. */
async function besideAnalysis<Result>(
  { capturer, threads }: Tools,
  url: string,
  work: () => Promise<Result>,
): Promise<Result> {
  let isOver = false;
  const analyses = (async () => {
    while (!isOver) await auditInThread(url, threads, { capturer });
  })();
  try {
    return await work();
  } finally {
    isOver = true;
    await analyses;
  }
}

export default {
  name: 'own-words',
  measures:
    'other words on a page that is kept open, alone and beside an analysis, beside a capture of the page',
  unit: 'ms',
  goal: 2,
  run,
} satisfies Case;
