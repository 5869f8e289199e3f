import { parseArgs } from 'node:util';
import type { ConversionReport } from '@liftmark/contract/report';
import { RUBRIC_VERSION } from '@liftmark/engine/score/rubric';
import { openCaptures } from './captures.ts';
import type { Defect } from './defects/defect.ts';
import { DEFECTS } from './defects.ts';
import { DIAGNOSIS_DEFECTS } from './diagnoses.ts';
import { type DiagnosisTrial, spoiled, tryDiagnosis } from './diagnosis-trial.ts';
import { PAGES, type Page } from './pages.ts';
import { printDiagnoses, printRepairs, printTrials } from './print.ts';
import { REPAIRS } from './repairs.ts';
import { resultsOf, writeResults } from './results.ts';
import { canTurn, type Mended, mutate, reportOn, type Trial, tryDefect, tryRepair } from './trial.ts';

/**
 * `node evaluation/accuracy/run.ts [--defect ID] [--page NAME] [--each N] [--fresh]`: puts one defect at a time into one
 * page at a time and sees whether the engine notices it, and nothing else. Each defect is tried on at most N pages.
 * What was captured before is judged again without a browser, unless `--fresh` is given. Then single things are fixed on
 * bad pages, to see their findings go. Defects that a diagnosis must name are mended on the same page, to see it go. `--store` keeps the results for `docs/accuracy.md`, which `npm run docs` writes.
 */

const AT_ONCE = 2;

const { values } = parseArgs({
  options: {
    defect: { type: 'string', multiple: true, default: [] },
    page: { type: 'string', multiple: true, default: [] },
    each: { type: 'string', default: '3' },
    store: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
});
const chosen = <T>(all: readonly T[], nameOf: (one: T) => string, names: string[]) =>
  names.length === 0 ? all : all.filter((one) => names.includes(nameOf(one)));
const pages = chosen(PAGES, ({ name }) => name, values.page);
const defects = chosen(DEFECTS, ({ id }) => id, values.defect);
const diagnosed = chosen(DIAGNOSIS_DEFECTS, ({ id }) => id, values.defect);

const captures = await openCaptures(values.fresh);
let trials: Trial[] = [];
let mended: Mended[] = [];
let named: DiagnosisTrial[] = [];
try {
  const bases = new Map(
    await inTurn(pages, async (page) => [page, await reportOn(captures, page, page.html())] as const),
  );
  const pairs = defects.flatMap((defect, number) =>
    spread(occasions(defect, bases), Number(values.each), number),
  );
  trials = await inTurn(pairs, ({ page, base, defect, html }) =>
    tryDefect(captures, page, base, defect, html),
  );
  const faults = diagnosed.flatMap((defect, number) =>
    spread(
      [...bases].flatMap(([page, base]) => {
        const html = spoiled(page, defect, base);
        return html === null ? [] : [{ page, defect, html }];
      }),
      Number(values.each),
      number,
    ),
  );
  named = await inTurn(faults, ({ page, defect, html }) => tryDiagnosis(captures, page, defect, html));
  const repairs = values.defect.length > 0 ? [] : REPAIRS;
  const bad = repairs.flatMap((repair) => {
    const [page, base] = [...bases].find(([{ name }]) => name === repair.page) ?? [];
    return page && base ? [{ repair, page, base }] : [];
  });
  mended = await inTurn(bad, ({ repair, page, base }) => tryRepair(captures, page, base, repair));
} finally {
  await captures.close();
}
printTrials(defects, trials);
printRepairs(mended);
printDiagnoses(diagnosed, named);
if (values.store) {
  const date = new Date().toISOString().slice(0, 10);
  const run = { date, rubric: RUBRIC_VERSION, pages: pages.length, each: Number(values.each) };
  writeResults(resultsOf(run, trials, mended, named));
}

/** Where the defect can be put, and the check has something to lose. */
function occasions(defect: Defect, bases: ReadonlyMap<Page, ConversionReport>) {
  return [...bases].flatMap(([page, base]) => {
    const html = canTurn(base, defect) ? mutate(page, defect) : null;
    return html === null ? [] : [{ page, base, defect, html }];
  });
}

/** At most so many, from another place on for each defect, so that all pages get their share. */
function spread<T>(all: readonly T[], most: number, from: number): T[] {
  const kept = Math.min(most, all.length);
  return Array.from(
    { length: kept },
    (_, index) => all[(from + Math.floor((index * all.length) / kept)) % all.length],
  ).filter((one) => one !== undefined);
}

/** A few at a time; what came of each in the order of the items, whichever was ready first. */
async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const left = items.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [place, item] of left) results[place] = await work(item);
    }),
  );
  return results;
}
