import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RUBRIC_VERSION } from '@liftmark/engine/score/rubric';
import { openJudges } from '../judging/judges.ts';
import { type PageFeatures, readCorpus, writeFeatures } from './corpus.ts';
import { factsOf } from './facts.ts';

/** Judges the captured corpus with the code of now, and keeps the numbers. */
export async function rewriteFeatures(folder: string | undefined): Promise<void> {
  if (!folder) throw new Error('Set LIFTMARK_CORPUS to the folder of the captured corpus.');
  const fileOf = (id: string) => join(folder, 'pages', id, 'snapshot.json.gz');
  const all = readCorpus().pages;
  const pages = all.filter(({ id }) => existsSync(fileOf(id)));
  const judges = openJudges();
  try {
    const judged = await Promise.all(
      pages.map(async ({ id }): Promise<[string, PageFeatures]> => {
        const reply = await judges.judge({ snapshot: { file: fileOf(id) }, wantsReport: true });
        if (!('verdict' in reply) || !reply.report) throw new Error(`${id}: ${JSON.stringify(reply)}`);
        const { percent, scores, outcomes, ceilings, pageType } = reply.verdict;
        const facts = factsOf(reply.report);
        return [id, { percent, scores, outcomes: rounded(outcomes), ceilings, type: pageType, facts }];
      }),
    );
    writeFeatures({ rubricVersion: RUBRIC_VERSION, pages: Object.fromEntries(judged) });
    console.log(`Judged ${judged.length} of ${all.length} pages.`);
  } finally {
    await judges.close();
  }
}

/** Scores to a thousandth: what differs less is no other outcome. */
export function rounded(outcomes: PageFeatures['outcomes']): PageFeatures['outcomes'] {
  return Object.fromEntries(
    Object.entries(outcomes).map(([check, score]) => [
      check,
      typeof score === 'number' ? Math.round(score * 1000) / 1000 : score,
    ]),
  );
}
