import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Capturer } from '@liftmark/engine/capture/capturer';
import { wantsLaterLoad } from '@liftmark/engine/facts/urgency/urgency';
import { openCapturer } from '../ordering/capturing.ts';
import { type CorpusPage, readManifest } from './corpus.ts';
import { drawSheets } from './sheets.ts';
import { serveSite, siteOf, unpackSite } from './site.ts';

/**
 * `npm run corpus -- --mirrors FOLDER [--manifest NAME] [--page ID …] [--again] [--sheets] [--at-once N]`: captures the
 * corpus, or with `--manifest languages` the pages in more languages, into the folder LIFTMARK_CORPUS from bare copies of the
 * repositories at `FOLDER/<owner>+<name>/repo`. Captures only missing pages; `--again` captures all. `--sheets` also draws
 * what readers are shown of each page.
 */

const { values } = parseArgs({
  options: {
    mirrors: { type: 'string' },
    manifest: { type: 'string', default: 'corpus' },
    page: { type: 'string', multiple: true, default: [] },
    again: { type: 'boolean', default: false },
    sheets: { type: 'boolean', default: false },
    'at-once': { type: 'string', default: '2' },
  },
});
const folder = process.env.LIFTMARK_CORPUS;
if (!folder) throw new Error('Set LIFTMARK_CORPUS to the folder of the captured corpus.');

const BUDGET_MS = 120_000;
const TRIES = 2;

const pages = readManifest(values.manifest).filter(
  ({ id }) => values.page.length === 0 || values.page.includes(id),
);
const left = pages.values();
const failed: string[] = [];
const capturer = await openCapturer();
let done = 0;
try {
  await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
} finally {
  await capturer.close();
}
if (values.sheets) await drawAll();
console.log(`Captured ${done} of ${pages.length} pages.${failed.map((line) => `\n${line}`).join('')}`);

async function work(): Promise<void> {
  for (const page of left) {
    const to = join(folder as string, 'pages', page.id);
    if (!values.again && existsSync(join(to, 'snapshot.json.gz'))) continue;
    try {
      await unpack(page);
      await captured(page, to);
      done++;
      if (done % 20 === 0) console.error(`${done} pages`);
    } catch (error) {
      failed.push(`${page.id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

async function drawAll(): Promise<void> {
  for (const { id } of pages) {
    if (existsSync(join(folder as string, 'sheets', id, 'text.txt'))) continue;
    await drawSheets(folder as string, id).catch((error: Error) => failed.push(`${id}: ${error.message}`));
  }
}

async function unpack(page: CorpusPage): Promise<void> {
  if (values.mirrors === undefined) return;
  const git = join(values.mirrors, page.repository.replace('/', '+'), 'repo');
  if (existsSync(git)) await unpackSite(folder as string, page, git);
}

async function captured(page: CorpusPage, to: string): Promise<void> {
  const site = siteOf(folder as string, page);
  if (site === null) throw new Error('Its site is not there.');
  const served = await serveSite(folder as string, site);
  try {
    const { snapshot, screenshots } = await tried(capturer, served.url);
    mkdirSync(to, { recursive: true });
    for (const device of ['desktop', 'mobile'] as const) {
      const picture = screenshots.get(snapshot[device]?.screenshot?.file ?? '');
      if (picture) writeFileSync(join(to, `${device}.jpg`), picture);
    }
    const file = join(to, 'snapshot.json.gz');
    writeFileSync(`${file}.part`, gzipSync(served.publicText(JSON.stringify(snapshot))));
    renameSync(`${file}.part`, file);
  } finally {
    await served.close();
  }
}

/** Once more where a busy machine did not come to draw one of the pictures. */
async function tried(capturer: Capturer, url: string) {
  for (let attempt = 1; ; attempt++) {
    const capture = await capturer.capture(url, { wantsLaterLoad, budgetMs: BUDGET_MS });
    if (capture.screenshots.size >= 2 || attempt === TRIES) return capture;
  }
}
