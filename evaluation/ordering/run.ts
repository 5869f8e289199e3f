import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Capturer } from '@liftmark/engine/capture/capturer';
import { RUBRIC_VERSION } from '@liftmark/engine/score/rubric';
import { openJudges, type Reply } from '../judging/judges.ts';
import { openMemory } from '../judging/memory.ts';
import { basePages } from './base-pages.ts';
import { atTheSpeedOf, captureVariant, openCapturer } from './capturing.ts';
import { KINDS } from './kinds.ts';
import { orderingResultsOf, type Pair } from './outcome.ts';
import { planned, type Series } from './plan.ts';
import { printGoals, printKinds, printOffenders } from './print.ts';
import { writeOrderingResults } from './results.ts';
import { openStore, type Variant } from './store.ts';
import { isStored, storedSeries, storeVersions } from './stored-series.ts';

/**
 * `npm run ordering -- [--budget MINUTES] [--only KIND …] [--family FAMILY …] [--page PAGE …] [--pages N] [--judge] [--show N] [--heldout] [--store]
 * [--record] [--json FILE]`: changes pages in known ways and sees whether the score follows. Captures what is not captured yet,
 * until the budget is used up, each kind on one page after the other; then judges all that is captured.
 * `--judge` captures nothing. `--at-once` pages are captured at a time. `--pages` are the most pages of each kind. `--heldout` takes the pages of the corpus that nobody
 * tunes to. `--store` does all that the tests need of our own pages, and keeps it in `evaluation/stored/`.
 * `--record` keeps the figures of all kinds and pages in `results.json`, for docs/accuracy.md.
 */

const { values } = parseArgs({
  options: {
    budget: { type: 'string', default: '10' },
    only: { type: 'string', multiple: true, default: [] },
    family: { type: 'string', multiple: true, default: [] },
    page: { type: 'string', multiple: true, default: [] },
    pages: { type: 'string', default: '1000' },
    judge: { type: 'boolean', default: false },
    store: { type: 'boolean', default: false },
    heldout: { type: 'boolean', default: false },
    'at-once': { type: 'string', default: '2' },
    show: { type: 'string', default: '5' },
    record: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const isPart = [values.only, values.family, values.page].some((chosen) => chosen.length > 0);
if (values.record && (isPart || values.store || values.heldout || !process.env.LIFTMARK_CORPUS)) {
  throw new Error('--record takes all kinds and pages, those of the captured corpus as well.');
}

const corpus = process.env.LIFTMARK_CORPUS;
const store = openStore(corpus);
const kinds = KINDS.filter(
  ({ id, family }) =>
    (values.only.length === 0 || values.only.includes(id)) &&
    (values.family.length === 0 || values.family.includes(family)),
);
const pages = basePages(corpus, values.heldout).filter(
  ({ id }) => values.page.length === 0 || values.page.includes(id),
);
const all = values.store ? storedSeries(pages, kinds) : planned(pages, kinds);

if (!values.judge) await capture(all);
if (values.store) keep(all);
const pairs = await judgeAll(all);
printKinds(kinds, pairs);
printOffenders(pairs, Number(values.show));
console.log('');
printGoals(pairs);
if (values.record) {
  const run = { date: new Date().toISOString().slice(0, 10), rubric: RUBRIC_VERSION };
  writeOrderingResults(orderingResultsOf(run, pairs));
}
if (values.json) {
  const lines = pairs.map(({ kind, verdicts, ...pair }) => ({
    kind: kind.id,
    family: kind.family,
    ...pair,
    ...verdicts,
  }));
  writeFileSync(values.json, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
}

/** @throws where something has not been captured by the code of now */
function keep(series: readonly Series[]): void {
  const kept = storeVersions(series, pages, (variant) => store.find(variant, store.version));
  console.log(`Stored ${kept} snapshots.`);
}

/** Those of each kind that change something, as far as is known, until there are enough of them. */
async function capture(series: readonly Series[]): Promise<void> {
  const most = values.store ? 1 : Number(values.pages);
  const endsAt = performance.now() + Number(values.budget) * 60_000;
  const done = new Map<string, number>();
  const bases = new Map<string, Promise<boolean>>();
  const capturer = await openCapturer();
  if (values.store) {
    for (const page of pages.filter(isStored)) await captured(capturer, { page, change: null });
  }
  const left = series.values();
  let made = 0;

  const work = async () => {
    for (const { kind, page, base, changed } of left) {
      if (performance.now() > endsAt) return;
      if ((done.get(kind.id) ?? 0) >= most) continue;
      done.set(kind.id, (done.get(kind.id) ?? 0) + 1);
      const ready = bases.get(page.id) ?? captured(capturer, base);
      bases.set(page.id, ready);
      let changes = await ready;
      for (const variant of changed.toReversed()) {
        if (changes) changes = await captured(capturer, variant);
      }
      made++;
      if (made % 20 === 0) console.error(`${made} series`);
      // Where it changes nothing, another page takes the turn.
      if (!changes) done.set(kind.id, (done.get(kind.id) ?? 1) - 1);
    }
  };
  try {
    await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
  } finally {
    await capturer.close();
  }
}

/** Whether there is something to judge now. */
async function captured(capturer: Capturer, variant: Variant): Promise<boolean> {
  const kept = store.find(variant, store.version);
  if (kept) return !store.isUnchanged(kept);
  try {
    const { what, publicText } = await captureVariant(capturer, variant);
    const base = variant.change && store.read({ page: variant.page, change: null });
    const isSeen = !('failure' in what);
    await store.save(variant, base && isSeen ? atTheSpeedOf(base, what) : what, publicText);
    return !('failure' in what && what.failure === null);
  } catch (error) {
    const name = variant.change ? `${variant.change.kind.id} ${variant.change.strength}` : 'as it stands';
    console.error(`${variant.page.id}, ${name}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/** All pairs of which both sides were captured by the same code: by that of now, else by the newest before it. */
async function judgeAll(series: readonly Series[]): Promise<Pair[]> {
  const versions = store.versions();
  const found = series.flatMap(({ base, changed, ...of }) => {
    const version = versions.find(
      (each) => store.find(base, each) && changed.some((one) => store.find(one, each)),
    );
    const file = version && store.find(base, version);
    if (!version || !file) return [];
    const files = changed.flatMap((variant) => {
      const captured = store.find(variant, version);
      return captured && variant.change ? [{ file: captured, ...variant.change }] : [];
    });
    return [{ ...of, base: file, files, isOld: version !== store.version }];
  });
  const replies = await judgeFiles([
    ...new Set(found.flatMap(({ base, files }) => [base, ...files.map(({ file }) => file)])),
  ]);
  const old = found.filter(({ isOld }) => isOld).length;
  if (old > 0) console.log(`${old} of ${found.length} series were captured by older code.`);

  return found.flatMap(({ page, base, files }) => {
    const before = replies.get(base);
    if (!before || !('verdict' in before) || before.verdict.percent === null) return [];
    const { verdict } = before;
    return files.flatMap(({ file, kind, strength, devices }): Pair[] => {
      const reply = replies.get(file);
      if (!reply || ('unseen' in reply && reply.unseen === null)) return [];
      const changed = 'verdict' in reply ? reply.verdict : null;
      const pair = { kind, page: page.id, strength, devices, before: verdict.percent ?? 0 };
      return [{ ...pair, after: changed?.percent ?? null, verdicts: { base: verdict, changed } }];
    });
  });
}

async function judgeFiles(files: readonly string[]): Promise<Map<string, Reply>> {
  const memory = openMemory();
  const judges = openJudges();
  try {
    const judged = await Promise.all(
      files.map(async (file) => {
        const reply = memory.get(file) ?? (await judges.judge({ snapshot: { file } }));
        if ('error' in reply) console.error(`${file}: ${reply.error}`);
        if ('verdict' in reply) for (const line of reply.verdict.broken) console.error(`${file}: ${line}`);
        return [file, reply] as const;
      }),
    );
    memory.keep(judged.filter(([, reply]) => !('error' in reply)));
    return new Map(judged.filter(([, reply]) => !('error' in reply)));
  } finally {
    await judges.close();
  }
}
