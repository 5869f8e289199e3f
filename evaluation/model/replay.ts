import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Recommendation } from '@liftmark/contract/report';
import { INSIGHT } from '@liftmark/contract/trials';
import type { PageSnapshot } from '@liftmark/engine/capture/snapshot';
import type { Picture } from '@liftmark/engine/model/language-model';
import sharp from 'sharp';
import { type WrittenPage, writePage } from './evaluate-page.ts';
import { type FileModel, fileModel, type OnChange } from './file-model.ts';
import type { EvaluatedPage } from './pages.ts';

/**
 * The regression test of prompts and grounding: pages with the requests that a model gets for them, answers written by
 * hand, and what of these answers is shown. A page is a folder in `pages/`, with its snapshot and the sizes of its
 * screenshots; the screenshots themselves are not kept, as no code looks at what they show.
 */

export const PAGES = join(import.meta.dirname, 'pages');
export const UPDATE = 'npm run ai:evaluate -- --update';

type Sizes = Record<'desktop' | 'mobile', { width: number; height: number } | null>;

export interface Replayed {
  asked: FileModel['asked'];
  /** Requests that are kept in the folder and no longer made. */
  gone: string[];
  failures: WrittenPage['failures'];
  /** What is shown of the answers. */
  outcome: unknown;
  /** The same when it was last updated; null before. */
  expected: unknown;
}

export function replayedPages(folder = PAGES): string[] {
  return globSync('*/snapshot.json.gz', { cwd: folder })
    .map((file) => file.split(/[\\/]/)[0] ?? '')
    .sort();
}

/** Asks and admits again what is kept in the folder. */
export async function replay(page: string, folder = PAGES, onChange: OnChange = 'keep'): Promise<Replayed> {
  const at = join(folder, page);
  const model = fileModel(at, 'hand-written', onChange, false);
  const snapshot: PageSnapshot = JSON.parse(
    gunzipSync(readFileSync(join(at, 'snapshot.json.gz'))).toString('utf8'),
  );
  const sizes: Sizes = JSON.parse(readFileSync(join(at, 'screenshots.json'), 'utf8'));
  const screenshots = { desktop: await blank(sizes.desktop), mobile: await blank(sizes.mobile) };
  const done = await writePage({ snapshot, screenshots }, model, LIMITS);
  const keys = new Set(model.asked.map(({ key }) => key));
  const expected = join(at, 'expected.json');
  return {
    asked: model.asked,
    gone: keptKeys(at).filter((key) => !keys.has(key)),
    failures: done.failures,
    outcome: JSON.parse(JSON.stringify(outcomeOf(done))),
    expected: existsSync(expected) ? JSON.parse(readFileSync(expected, 'utf8')) : null,
  };
}

/** As the product has them; an answer from a file takes no time. */
const LIMITS = { tokensPerAnalysis: 120_000, waitMs: 120_000 };

/** Everything that a model has a say in. */
function outcomeOf({ written, failures }: WrittenPage) {
  return {
    parts: written.analyst.parts,
    failures: failures.map(({ part, reason }) => `${part}: ${reason}`),
    summary: written.summary,
    categoryInsights: written.categoryInsights,
    recommendations: written.recommendations.map(({ patch, ...item }) => ({
      ...shownOf(item),
      ...(patch?.kind === INSIGHT && { change: patch.summary }),
    })),
    rewrites: written.rewrites,
    secondOpinion: written.secondOpinion ?? null,
  };
}

function shownOf(item: Omit<Recommendation, 'patch'>) {
  const { id, place, title, observed, why, steps, copyExamples } = item;
  const { suggestedBy, wordedBy, notForThisPage } = item;
  return { id, place, title, observed, why, steps, copyExamples, suggestedBy, wordedBy, notForThisPage };
}

function keptKeys(at: string): string[] {
  return globSync('*.instructions.md', { cwd: at }).map((file) => basename(file, '.instructions.md'));
}

/** Files today's requests and what is shown of the kept answers, in the place of those before. */
export async function update(page: string, folder = PAGES): Promise<Replayed> {
  const done = await replay(page, folder, 'rewrite');
  for (const key of done.gone) {
    for (const ending of ['instructions.md', 'material.json']) {
      rmSync(join(folder, page, `${key}.${ending}`), { force: true });
    }
  }
  writeFileSync(join(folder, page, 'expected.json'), `${JSON.stringify(done.outcome, null, 1)}\n`);
  return done;
}

/** Takes a page into the regression test, with the answers that are in another folder. */
export async function keep(
  { id, snapshot, screenshots }: Omit<EvaluatedPage, 'readers'>,
  answers: string | null,
  folder = PAGES,
): Promise<Replayed> {
  const at = join(folder, id);
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, 'snapshot.json.gz'), gzipSync(JSON.stringify(snapshot), { level: 9 }));
  const sizes: Sizes = {
    desktop: await sizeOf(screenshots.desktop),
    mobile: await sizeOf(screenshots.mobile),
  };
  writeFileSync(join(at, 'screenshots.json'), `${JSON.stringify(sizes)}\n`);
  if (answers !== null) copyAnswers(answers, at);
  return update(id, folder);
}

function copyAnswers(from: string, to: string): void {
  for (const file of globSync('*.answer.json', { cwd: from })) {
    if (!file.startsWith('judge')) copyFileSync(join(from, file), join(to, file));
  }
}

async function sizeOf(picture: Picture | null): Promise<Sizes['desktop']> {
  if (picture === null) return null;
  const { width = 0, height = 0 } = await sharp(picture.bytes).metadata();
  return { width, height };
}

/** A screenshot of the same size that shows nothing. */
async function blank(size: Sizes['desktop']): Promise<Picture | null> {
  if (size === null) return null;
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  return { mimeType: 'image/jpeg', bytes };
}
