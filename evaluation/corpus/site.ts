import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { type Served, serveFolder } from '../ordering/served.ts';
import type { CorpusPage } from './corpus.ts';
import { LIBRARIES, readLibrary, withLibraries } from './libraries.ts';

/** The site of a corpus page, unpacked from a copy of its repository. */
export interface Site {
  /** The folder that addresses from the root lead to. */
  root: string;
  /** The page in that folder. */
  document: string;
  /** Where the page stands for the public: `https://host`. */
  origin: string;
}

/** Null where the site has not been unpacked. */
export function siteOf(folder: string, page: CorpusPage): Site | null {
  const site = join(folder, 'sites', page.id);
  const file = join(site, page.path);
  if (!existsSync(file)) return null;
  const root = rootOf(site, page.path, readFileSync(file, 'utf8'));
  return { root, document: relative(root, file), origin: originOf(site, page.repository) };
}

/** What stands for a picture whose file the copy of the repository lacks, as very large ones do. */
const STAND_IN = { width: 1_600, height: 1_000, background: '#9a9a9a' };

/**
 * Unpacks a page's site from the copy of its repository at `git`. Pictures that the copy lacks are gray.
 * @throws where the copy lacks the commit or the page
 */
export async function unpackSite(
  folder: string,
  { id, commit, path }: CorpusPage,
  git: string,
): Promise<void> {
  const site = join(folder, 'sites', id);
  if (existsSync(site)) return;
  const draft = `${site}.part`;
  rmSync(draft, { recursive: true, force: true });
  const lacking: string[] = [];
  for (const [name, bytes] of filesOf(git, commit)) {
    if (bytes === null) lacking.push(name);
    else write(join(draft, name), bytes);
  }
  if (lacking.includes(path)) throw new Error(`The copy lacks ${path}.`);
  for (const name of lacking) {
    const format = /\.(jpe?g|png|webp|gif)$/i.exec(name)?.[1]?.toLowerCase().replace('jpg', 'jpeg');
    if (format === undefined) continue;
    const picture = sharp({ create: { ...STAND_IN, channels: 3 } });
    write(join(draft, name), await picture.toFormat(format as 'jpeg' | 'png' | 'webp' | 'gif').toBuffer());
  }
  renameSync(draft, site);
}

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** All files of a commit; null for bytes that the copy lacks. */
function* filesOf(git: string, commit: string): Generator<[name: string, bytes: Buffer | null]> {
  const tree = execFileSync('git', ['-C', git, 'ls-tree', '-r', '-z', commit], {
    maxBuffer: MOST,
  }).toString();
  for (const line of tree.split('\0')) {
    const [, mode, hash, name] = /^(\d+) blob (\w+)\t(.+)$/s.exec(line) ?? [];
    if (mode === LINK || hash === undefined || name === undefined || name.includes('node_modules/')) continue;
    yield [name, blob(git, hash)];
  }
}

/** Mode of a symbolic link. */
const LINK = '120000';
/** Bytes of the largest file. */
const MOST = 512 * 1024 * 1024;

function blob(git: string, hash: string): Buffer | null {
  try {
    return execFileSync('git', ['-C', git, 'cat-file', 'blob', hash], { maxBuffer: MOST, stdio: 'pipe' });
  } catch {
    return null;
  }
}

/** Serves the page with its HTML changed. */
export function serveSite(
  folder: string,
  { root, document, origin }: Site,
  change: (html: string) => string = (html) => html,
): Promise<Served> {
  return serveFolder(root, document, (html) => change(withLibraries(folder, html)), origin, {
    prefix: LIBRARIES,
    read: (path) => readLibrary(folder, path),
  });
}

/** The folder above the page in which most of what the page asks for from the root exists. */
function rootOf(site: string, path: string, html: string): string {
  const asked = [...html.matchAll(/(?:href|src)=["']\/(?!\/)([^"'?#]+)/g)].map(([, asked = '']) => asked);
  const above: string[] = [];
  for (let at = dirname(path); ; at = dirname(at)) {
    above.push(join(site, at));
    if (at === '.') break;
  }
  const found = (root: string) => asked.filter((file) => existsSync(join(root, file))).length;
  // A page that asks for nothing from the root stands at the root of its repository.
  return above.toReversed().reduce((best, root) => (found(root) > found(best) ? root : best));
}

function originOf(site: string, repository: string): string {
  const named = join(site, 'CNAME');
  const host = existsSync(named) ? readFileSync(named, 'utf8').trim().split('\n')[0]?.trim() : undefined;
  if (host && /^[\w.-]+\.[a-z]{2,}$/i.test(host)) return `https://${host.toLowerCase()}`;
  const name = (repository.split('/')[1] ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `https://${name.replace(/^-|-$/g, '')}.example.com`;
}
