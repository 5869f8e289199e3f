import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openJudges } from '../judging/judges.ts';
import type { CorpusPage, PageFeatures } from './corpus.ts';
import { factsOf } from './facts.ts';

/**
 * Judges the captured ones of the pages with the code of now.
 * @param folder the captured corpus
 * @returns by the page's id
 * @throws if a page can't be judged, or anything throws on it
 */
export async function judgePages(
  folder: string | undefined,
  pages: readonly Pick<CorpusPage, 'id'>[],
): Promise<Record<string, PageFeatures>> {
  if (!folder) throw new Error('Set LIFTMARK_CORPUS to the folder of the captured corpus.');
  const fileOf = (id: string) => join(folder, 'pages', id, 'snapshot.json.gz');
  const judges = openJudges();
  try {
    const judged = await Promise.all(
      pages
        .filter(({ id }) => existsSync(fileOf(id)))
        .map(async ({ id }): Promise<[string, PageFeatures]> => {
          const reply = await judges.judge({ snapshot: { file: fileOf(id) }, wantsReport: true });
          if (!('verdict' in reply) || !reply.report) throw new Error(`${id}: ${JSON.stringify(reply)}`);
          const { percent, scores, outcomes, ceilings, pageType, broken } = reply.verdict;
          if (broken.length > 0) throw new Error(`${id}: ${broken.join('; ')}`);
          const facts = factsOf(reply.report);
          return [id, { percent, scores, outcomes: rounded(outcomes), ceilings, type: pageType, facts }];
        }),
    );
    return Object.fromEntries(judged);
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
