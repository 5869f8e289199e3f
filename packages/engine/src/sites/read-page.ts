import type { PageType } from '@liftmark/contract/page-types';
import { parse } from 'parse5';
import { attribute, elementsIn, type HtmlElement, named, textOf, wordsIn } from './html-tree.ts';
import { kindOf } from './page-kind.ts';
import type { SiteScope } from './scope.ts';
import { structureSketch } from './structure.ts';

/** What the HTML of a page says without a browser. */
export interface ReadPage {
  title: string;
  /** The address that it gives itself, if that is another page of the site. */
  canonical: string | null;
  /** Pages of the site that it links to. */
  links: string[];
  followsLinks: boolean;
  /** A guess from its markup; null if that says nothing. */
  kind: PageType | null;
  sketch: number[];
}

const MAX_TITLE = 200;
const MAX_LINKS = 500;

export function readPage(html: string, url: string, scope: SiteScope): ReadPage {
  const document = parse(html);
  const elements = [...elementsIn(document)];
  const base = attribute(named(elements, 'base')[0], 'href');
  const from = URL.parse(base ?? '', url)?.href ?? url;
  const canonical = named(elements, 'link').find(
    (link) => attribute(link, 'rel')?.toLowerCase() === 'canonical',
  );
  const own = scope.pageAt(attribute(canonical, 'href') ?? url, from);
  const robots = named(elements, 'meta').find((meta) => attribute(meta, 'name')?.toLowerCase() === 'robots');
  return {
    title: wordsIn(textOf(named(elements, 'title')[0]))
      .join(' ')
      .slice(0, MAX_TITLE),
    canonical: own === url ? null : own,
    links: linksIn(elements, from, scope),
    followsLinks: !(attribute(robots, 'content') ?? '').toLowerCase().includes('nofollow'),
    kind: kindOf(elements),
    sketch: structureSketch(document),
  };
}

function linksIn(elements: readonly HtmlElement[], base: string, scope: SiteScope): string[] {
  const links = named(elements, 'a')
    .filter((link) => !(attribute(link, 'rel') ?? '').toLowerCase().includes('nofollow'))
    .map((link) => scope.pageAt(attribute(link, 'href') ?? '#', base));
  return [...new Set(links.filter((link) => link !== null))].slice(0, MAX_LINKS);
}
