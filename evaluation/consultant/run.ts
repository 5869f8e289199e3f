import { parseArgs } from 'node:util';
import { readCorpus } from '../corpus/corpus.ts';
import { consultantMeasures, type RecommendedPage } from './measures.ts';
import { scoredPages } from './scored-pages.ts';
import { readTopics } from './topics.ts';

/**
 * `npm run consultant -- [--heldout] [--diagnosis ID]`: whether the first five recommendations name what readers named as
 * the worst problems before any report existed. Needs the captured corpus (LIFTMARK_CORPUS).
 *
 * - `--diagnosis ID` prints instead every dev page on which that diagnosis is made, beside what the readers wrote
 */

const { values } = parseArgs({
  options: { heldout: { type: 'boolean', default: false }, diagnosis: { type: 'string' } },
});
const folder = process.env.LIFTMARK_CORPUS;
if (!folder) throw new Error('Set LIFTMARK_CORPUS to the folder of the captured corpus.');

const topics = readTopics();
if (values.diagnosis !== undefined) inspect(folder, values.diagnosis);
else measure(folder, values.heldout ? 'heldout' : 'dev');

function measure(folder: string, split: 'dev' | 'heldout'): void {
  const pages = [...scoredPages(folder, split)].map(
    ({ id, scored }): RecommendedPage => ({
      id,
      recommended: scored.plan.map((change) => ({ id: change.id, place: change.place })),
      readers: [...(topics.pages.get(id)?.values() ?? [])],
    }),
  );
  console.log(`${split}, ${pages.length} pages`);
  for (const { name, ours, readers } of consultantMeasures(pages)) {
    console.log(`${name.padEnd(58)}${percent(ours).padStart(8)}${percent(readers).padStart(16)}`);
  }
}

function inspect(folder: string, diagnosis: string): void {
  const { readers } = readCorpus();
  let made = 0;
  let named = 0;
  let missed = 0;
  for (const { id, scored } of scoredPages(folder, 'dev')) {
    const found = scored.diagnosed.find((one) => one.diagnosis.id === diagnosis);
    const own = [...(topics.pages.get(id) ?? [])].flatMap(([reader, problems]) =>
      problems.flatMap((about, at) =>
        about.includes(diagnosis)
          ? [`   ${reader} ${at + 1}: ${readers.get(reader)?.get(id)?.problems[at]?.text ?? ''}`]
          : [],
      ),
    );
    if (found === undefined) {
      if (own.length > 0) {
        missed++;
        console.log(`\nMISSED ${id} ${scored.facts.pageType.type} ${scored.snapshot.finalUrl}`);
      }
    } else {
      made++;
      if (own.length > 0) named++;
      const { severity, title, observed } = found.problem;
      console.log(
        `\n${own.length > 0 ? 'BOTH' : 'OURS'} ${id} ${scored.facts.pageType.type} severity ${severity.toFixed(1)}: ${title}`,
      );
      console.log(`   ${observed}`);
    }
    for (const line of own) console.log(line);
  }
  console.log(
    `\n${diagnosis}: made on ${made} pages, on ${named} of them a reader names it; missed on ${missed}`,
  );
}

function percent(share: number | null): string {
  return share === null ? '–' : `${(100 * share).toFixed(1)}%`;
}
