import { RUBRIC_VERSION } from '@liftmark/engine/score/rubric';
import { readCorpus, writeFeatures } from './corpus.ts';
import { judgePages } from './judge-pages.ts';

/** Judges the captured corpus with the code of now, and keeps the numbers. */
export async function rewriteFeatures(folder: string | undefined): Promise<void> {
  const all = readCorpus().pages;
  const pages = await judgePages(folder, all);
  writeFeatures({ rubricVersion: RUBRIC_VERSION, pages });
  console.log(`Judged ${Object.keys(pages).length} of ${all.length} pages.`);
}
