import { readFile, realpath } from 'node:fs/promises';
import { dirname, extname, join, sep } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { SPACES } from '../language/spaces.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes that load a file where a page shows it. */
const LOADING: ReadonlySet<string> = new Set(['src', 'poster', 'data', 'background', 'xlink:href']);
const SETS: ReadonlySet<string> = new Set(['srcset', 'imagesrcset']);
/** `url(a.png)`, `@import "a.css"`, and where a module imports another: `from './a.js'`. */
const NAMED = /(?:url\(|@import\s|\bfrom\s?|\bimport[\s(])\s?(?:"([^"]+)"|'([^']+)'|([^\s"'()]+)\))/g;
const CODE: ReadonlySet<string> = new Set(['.js', '.mjs']);
const MOST_FILES = 2_000;

/**
 * The files that a page and its style sheets and modules name, the page included. Scripts of a page can read what is served
 * beside it, so nothing else is.
 * @param page its path with links followed
 */
export async function referencedFiles(page: string): Promise<ReadonlySet<string>> {
  const folder = dirname(page);
  const found = new Set([page]);
  // It grows while it is read.
  for (const file of found) {
    if (found.size > MOST_FILES) break;
    for (const reference of await referencesIn(file, file === page)) {
      const path = await pathOf(reference, folder, file);
      if (path !== null) found.add(path);
    }
  }
  return found;
}

async function referencesIn(file: string, isPage: boolean): Promise<string[]> {
  const type = extname(file);
  if (!isPage && type !== '.css' && !CODE.has(type)) return [];
  const content = await readFile(file, 'utf8').catch(() => '');
  if (isPage) return inElement(parse(content));
  // A script names other scripts, and can't name what it would like to read.
  return namedIn(content).filter((name) => type === '.css' || CODE.has(extname(name)));
}

function inElement(node: Node): string[] {
  const own = 'tagName' in node ? inAttributes(node) : [];
  const children = 'childNodes' in node ? node.childNodes : [];
  const template = 'content' in node ? inElement(node.content) : [];
  return [...own, ...template, ...children.flatMap(inElement)];
}

function inAttributes({ tagName, attrs, childNodes }: Element): string[] {
  const text = childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  const inText = tagName === 'style' ? namedIn(text) : [];
  const inScript = tagName === 'script' ? namedIn(text).filter((name) => CODE.has(extname(name))) : [];
  const inAttributes = attrs.flatMap(({ name, value }) => {
    if (SETS.has(name)) return value.split(',').map((each) => each.trim().split(SPACES, 1)[0] ?? '');
    if (name === 'style') return namedIn(value);
    const isLoaded = LOADING.has(name) || (name === 'href' && tagName !== 'a' && tagName !== 'area');
    return isLoaded ? [value] : [];
  });
  return [...inText, ...inScript, ...inAttributes];
}

function namedIn(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, double, single, bare]) => double ?? single ?? bare ?? []);
}

/** Its path with links followed; null where it isn't a file in the folder. */
async function pathOf(reference: string, folder: string, from: string): Promise<string | null> {
  const base = new URL(
    `http://folder/${from
      .slice(folder.length + 1)
      .split(sep)
      .map(encodeURIComponent)
      .join('/')}`,
  );
  const url = URL.parse(reference.trim(), base.href);
  if (url === null || url.host !== base.host) return null;
  try {
    const path = await realpath(join(folder, decodeURIComponent(url.pathname)));
    return path.startsWith(`${folder}${sep}`) ? path : null;
  } catch {
    return null;
  }
}
