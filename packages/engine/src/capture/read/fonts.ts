import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import fonts from '../../../data/tables/fonts.json' with { type: 'json' };
import { text } from '../text.ts';
import { text as warnings } from '../warnings.text.ts';
import type { PageWorld } from './page-world.ts';

const LETTERS = Object.fromEntries(fonts.map(({ script }) => [script, `(?=\\p{L})\\p{Script=${script}}`]));

/** What the report says of letters that no font of this machine has, so that the pictures show boxes in their place. */
export async function boxWarnings(world: Pick<PageWorld, 'run'>): Promise<string[]> {
  // It is no reason to read the page again.
  const boxes = await world.run<string[]>('boxes', LETTERS).catch((): string[] => []);
  return warningsOf((font) => boxes.includes(font.script), warnings.boxes);
}

/** What the operator should know of scripts that no installed font has; nothing where the system can't say. */
export async function fontWarnings(list = listedLanguages): Promise<string[]> {
  const installed = await list();
  if (installed === null) return [];
  return warningsOf(({ language }) => !installed.has(language), text.operator.noFont);
}

type Font = (typeof fonts)[number];

function warningsOf(
  isMissing: (font: Font) => boolean,
  said: (missing: { scripts: string[]; packages: string[] }) => string,
): string[] {
  const missing = fonts.filter(isMissing);
  if (missing.length === 0) return [];
  const packages = [...new Set(missing.map((font) => font.package))];
  return [said({ scripts: missing.map(({ name }) => name), packages })];
}

/** The languages that installed fonts have letters for. */
async function listedLanguages(): Promise<ReadonlySet<string> | null> {
  if (process.platform !== 'linux') return null;
  try {
    const listing = promisify(execFile)('fc-list', ['--format', '%{lang}|'], { maxBuffer: 1 << 24 });
    return new Set((await listing).stdout.split('|'));
  } catch {
    return null;
  }
}
