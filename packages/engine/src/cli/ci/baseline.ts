import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createClient, dataOf } from '@liftmark/client/client';
import type { ConversionReport } from '@liftmark/contract/report';
import { UsageError } from '../arguments.ts';
import { type BaselinePage, baselineFileSchema, measureOf } from './baseline-file.ts';
import { text } from './ci.text.ts';
import type { BaselineSource } from './config.ts';
import type { LoadedConfig, Target } from './read-config.ts';

/** What the pages were like before, by their names. */
export interface Baseline {
  pages: ReadonlyMap<string, BaselinePage>;
  notes: string[];
}

/** The newest reports that are looked through on a server. */
const MAX_LISTED = 500;

/**
 * Reads the baseline before any page is opened.
 * @throws {UsageError} if it's missing or can't be read
 * @throws {ApiError} if the server refuses
 */
export async function readBaseline(
  { baseline, folder, targets }: LoadedConfig,
  key: string | undefined,
): Promise<Baseline | null> {
  if (baseline === undefined) return null;
  if ('server' in baseline) return serverBaseline(baseline, targets, key);
  const file = resolve(folder, 'file' in baseline ? baseline.file : baseline.artifact);
  const content = await readFile(file, 'utf8').catch(() => null);
  if (content !== null) return { pages: pagesIn(content, file), notes: [] };
  if ('file' in baseline) throw new UsageError(text.baseline.missing({ file }));
  // The base branch may not have run yet.
  return { pages: new Map(), notes: [text.baseline.noArtifact({ file })] };
}

function pagesIn(content: string, file: string): ReadonlyMap<string, BaselinePage> {
  try {
    return new Map(Object.entries(baselineFileSchema.parse(JSON.parse(content)).pages));
  } catch {
    throw new UsageError(text.baseline.unreadable({ file }));
  }
}

/** The newest report of each page in the account of the key. */
async function serverBaseline(
  { server, site }: Extract<BaselineSource, { server: string }>,
  targets: readonly Target[],
  key: string | undefined,
): Promise<Baseline> {
  if (!key) throw new UsageError(text.config.noKey);
  const client = createClient({ server: new URL(server).origin, key });
  const names = new Map(targets.map(({ name, url }) => [addressOn(site, url), name]));
  const pages = new Map<string, BaselinePage>();
  let before: number | undefined;
  for (let listed = 0; listed < MAX_LISTED && pages.size < names.size; ) {
    const query = before === undefined ? {} : { before };
    const reports = await dataOf(client.GET('/api/v1/reports', { params: { query } }));
    if (reports.length === 0) break;
    for (const { id, url, inputType } of reports) {
      const name = url !== null && inputType === 'url' ? names.get(url) : undefined;
      if (name === undefined || pages.has(name)) continue;
      const path = { id: String(id) };
      const { analysisResults } = await dataOf(client.GET('/api/v1/reports/{id}', { params: { path } }));
      pages.set(name, measureOf(analysisResults as unknown as ConversionReport));
    }
    listed += reports.length;
    before = reports.at(-1)?.id;
  }
  return { pages, notes: [] };
}

/** Where the page is on the site whose reports the server has. */
function addressOn(site: string | undefined, url: string): string {
  const { pathname, search } = new URL(url);
  return site === undefined ? url : new URL(pathname + search, site).href;
}
