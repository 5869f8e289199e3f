import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '../accuracy/pages.ts';
import { corpusPages } from './corpus-pages.ts';
import { type Served, serveFolder } from './served.ts';

/** A page that is changed, as it stands. */
export interface BasePage {
  id: string;
  /** Of the document as it is served. */
  version: string;
  serve(change: (html: string) => string): Promise<Served>;
}

export function versionOf(document: Uint8Array): string {
  return createHash('sha256').update(document).digest('hex').slice(0, 12);
}

/** The fixture pages and the pages of the accuracy benchmark. */
function ownPages(): BasePage[] {
  return PAGES.map(({ name, folder, document }) => ({
    id: name,
    version: versionOf(readFileSync(join(folder, document))),
    serve: (change) => serveFolder(folder, document, change),
  }));
}

/** Our own pages, then those of the captured corpus, where there is one; or its held-out pages alone. */
export function basePages(corpus: string | undefined, isHeldOut = false): BasePage[] {
  const split = isHeldOut ? 'heldout' : 'dev';
  return [...(isHeldOut ? [] : ownPages()), ...(corpus ? corpusPages(corpus, split) : [])];
}
