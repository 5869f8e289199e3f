import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CorpusPage, readCorpus } from '../corpus/corpus.ts';
import { serveSite, siteOf } from '../corpus/site.ts';
import { type BasePage, versionOf } from './base-page.ts';

/** The pages of one part of the captured corpus whose sites are at hand. */
export function corpusPages(folder: string, split: CorpusPage['split']): BasePage[] {
  return readCorpus()
    .pages.filter((page) => page.split === split)
    .flatMap((page) => pageOf(folder, page) ?? []);
}

/** Null for documents in an older encoding, which would not survive a change. */
function pageOf(folder: string, page: CorpusPage): BasePage | null {
  const site = siteOf(folder, page);
  if (site === null) return null;
  const bytes = readFileSync(join(site.root, site.document));
  if (!isUtf8(bytes)) return null;
  return {
    id: page.id,
    version: versionOf(bytes),
    serve: (change) => serveSite(folder, site, change),
  };
}
