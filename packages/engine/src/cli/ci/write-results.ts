import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from '../arguments.ts';
import { text as cliText } from '../text.ts';
import { type BaselinePage, baselineText, measureOf } from './baseline-file.ts';
import { jsonOf } from './outputs/json.ts';
import { junitOf } from './outputs/junit.ts';
import { markdownOf, type PictureFile } from './outputs/markdown.ts';
import { sarifOf } from './outputs/sarif.ts';
import { picturesOf } from './pictures.ts';
import type { LoadedConfig } from './read-config.ts';
import { isAnalyzed, type Run } from './run.ts';

/** Makes the folder before anything starts, so that no result is lost. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch(() => {
    throw new UsageError(cliText.files.notWritten({ file: folder }));
  });
}

/** Writes every format, the pictures, and what a later run compares with. */
export async function writeResults(
  run: Run,
  folder: string,
  { file: configFile, folder: configFolder, targets }: LoadedConfig,
  version: string,
): Promise<void> {
  const sources = new Map<string, string>();
  for (const { source } of targets) {
    const html = source === null ? null : await readFile(source, 'utf8').catch(() => null);
    if (source !== null && html !== null) sources.set(source, html);
  }
  const sarif = { version, root: repositoryOf(configFolder), configFile, sources };
  const pictures = await writePictures(run, folder);
  const files: [string, string][] = [
    ['results.json', jsonOf(run)],
    ['junit.xml', junitOf(run)],
    ['results.sarif', sarifOf(run, sarif)],
    ['summary.md', markdownOf(run, pictures)],
    ['baseline.json', baselineText(measuresOf(run))],
  ];
  for (const [name, content] of files) await writeFile(join(folder, name), content);
}

export function measuresOf({ pages }: Run): Map<string, BaselinePage> {
  return new Map(pages.filter(isAnalyzed).map(({ target, report }) => [target.name, measureOf(report)]));
}

async function writePictures({ pages }: Run, folder: string): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  for (const [at, page] of pages.entries()) {
    if (!isAnalyzed(page)) continue;
    for (const { device, bytes } of await picturesOf(page)) {
      const file = `page-${at + 1}-${device}.jpg`;
      await writeFile(join(folder, file), bytes);
      files.push({ page: page.target.name, device, file });
    }
  }
  return files;
}

/** The nearest folder above that a version control system manages; the folder itself if none does. */
function repositoryOf(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return folder;
  }
}
