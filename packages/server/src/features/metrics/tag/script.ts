import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Goal } from '@liftmark/contract/measuring';

/** Selectors of primary actions by the hash of their page's path. Anyone can read the script, but not what isn't linked. */
export type Actions = Readonly<Record<string, string>>;

/** What the script on a site's pages knows. */
export interface ScriptSite {
  goal: Goal;
  thanks: string[];
  actions: Actions;
}

/** Of the script, compressed. */
const MOST_BYTES = 2_047;

const SOURCE = readFileSync(new URL('./tag.js', import.meta.url), 'utf8').replace(/\n\s*/g, '\n');
const PLACE = "'__SITE__'";

/** The script of a site. The function keeps `$` in the settings from being read as a reference. */
export function tagScript(site: ScriptSite): { body: string; etag: string } {
  // Closing tags can't end a script that a page includes inline.
  const settings = JSON.stringify(site).replaceAll('<', '\\u003c');
  const body = SOURCE.replace(PLACE, () => settings);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** As many of the pages' actions as the script has room for, the first ones first. */
export function fittingActions(
  site: Omit<ScriptSite, 'actions'>,
  pages: readonly { path: string; action: string | null }[],
): Actions {
  const all = new Map<string, string>();
  for (const { path, action } of pages) {
    const key = hashOf(path);
    if (action !== null && !all.has(key)) all.set(key, action);
  }
  const first = (count: number): Actions => Object.fromEntries([...all].slice(0, count));
  const fits = (count: number) =>
    gzipSync(tagScript({ ...site, actions: first(count) }).body).length <= MOST_BYTES;
  let [most, tooMany] = [0, all.size + 1];
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1;
    if (fits(middle)) most = middle;
    else tooMany = middle;
  }
  return first(most);
}

/** As in `tag.js`. */
function hashOf(path: string): string {
  return [...path].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0, 0).toString(36);
}
