import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { CorpusPage } from './corpus.ts';

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

/**
 * Unpacks a page's site from the copy of its repository at `git`.
 * @throws where the copy lacks the commit
 */
export function unpackSite(folder: string, { id, commit }: CorpusPage, git: string): void {
  const site = join(folder, 'sites', id);
  if (existsSync(site)) return;
  const draft = `${site}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const archive = join(draft, '.archive.tar');
  execFileSync('git', ['-C', git, 'archive', '--format=tar', `--output=${archive}`, commit]);
  execFileSync('tar', ['-xf', archive, '-C', draft, '--exclude=node_modules']);
  rmSync(archive);
  renameSync(draft, site);
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
