import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { judge } from '@liftmark/engine/pipeline/judge';
import { RUBRIC_VERSION } from '@liftmark/engine/score/rubric';
import { openCapturer } from '../../ordering/capturing.ts';
import { serveFolder } from '../../ordering/served.ts';
import { type Judged, type TwinResults, unlike } from './results.ts';
import { ORIGINALS, PAGES, type PageName, twinOf, type Words } from './twin.ts';

/**
 * `npm run twins -- [--language CODE …] [--page NAME …]`: whether a page scores the same in every language, with the same
 * diagnoses. Each page is captured with new words in each language, from `words/<code>.json`.
 */

const { values } = parseArgs({
  options: {
    language: { type: 'string', multiple: true },
    page: { type: 'string', multiple: true },
  },
});

const RESULTS = join(import.meta.dirname, 'results.json');
const BUDGET_MS = 120_000;

const before: TwinResults | null = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : null;
const pages = (Object.keys(ORIGINALS) as PageName[]).filter((name) => values.page?.includes(name) ?? true);
const languages = globSync('words/*.json', { cwd: import.meta.dirname })
  .map((file) => basename(file, '.json'))
  .filter((code) => values.language?.includes(code) ?? true)
  .sort();
const tasks = pages.flatMap((page) => [
  { page, language: ORIGINALS[page] as string },
  ...languages.filter((language) => language !== ORIGINALS[page]).map((language) => ({ page, language })),
]);
const judged: Judged[] = (before?.judged ?? []).filter(
  (one) => !tasks.some(({ page, language }) => page === one.page && language === one.language),
);
const capturer = await openCapturer();
const left = tasks.values();
try {
  await Promise.all([work(), work()]);
} finally {
  await capturer.close();
}
judged.sort((a, b) => a.page.localeCompare(b.page, 'en') || a.language.localeCompare(b.language, 'en'));
const results: TwinResults = { date: new Date().toISOString().slice(0, 10), rubric: RUBRIC_VERSION, judged };
writeFileSync(RESULTS, `${JSON.stringify(results, null, 1)}\n`);
print();

async function work(): Promise<void> {
  for (const { page, language } of left) judged.push(await judgedTwin(page, language));
}

async function judgedTwin(page: PageName, language: string): Promise<Judged> {
  const served = await serveFolder(PAGES, `${page}/index.html`, (html) =>
    language === ORIGINALS[page] ? html : twinOf(html, wordsIn(language, page), language),
  );
  try {
    const { snapshot } = await capturer.capture(served.url, { budgetMs: BUDGET_MS });
    const { overall, recommendations, language: detected, pageType } = judge(snapshot);
    const diagnoses = recommendations.map(({ id }) => id).sort();
    return { page, language, detected, type: pageType.type, score: overall.percent, diagnoses };
  } finally {
    await served.close();
  }
}

function wordsIn(language: string, page: PageName): Words {
  const file = join(import.meta.dirname, 'words', `${language}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<PageName, Words>)[page];
}

function print(): void {
  const { compared, within, alike, lines } = unlike(judged);
  console.log(lines.join('\n'));
  console.log(`Within 3 points: ${within} of ${compared}. The same diagnoses: ${alike} of ${compared}.`);
}
