import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Goal } from '@liftmark/contract/measuring';

/** What the script on a site's pages knows. */
export interface ScriptSite {
  goal: Goal;
  thanks: string[];
  /** Selectors of primary actions by path. */
  actions: Record<string, string>;
}

const SOURCE = readFileSync(new URL('./tag.js', import.meta.url), 'utf8').replace(/\n\s*/g, '\n');
const PLACE = "'__SITE__'";

/** The script of a site. The function keeps `$` in the settings from being read as a reference. */
export function tagScript(site: ScriptSite): { body: string; etag: string } {
  // Closing tags can't end a script that a page includes inline.
  const settings = JSON.stringify(site).replaceAll('<', '\\u003c');
  const body = SOURCE.replace(PLACE, () => settings);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
