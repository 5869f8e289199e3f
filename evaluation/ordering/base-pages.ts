import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '../accuracy/pages.ts';
import { type BasePage, versionOf } from './base-page.ts';
import { corpusPages } from './corpus-pages.ts';
import { serveFolder } from './served.ts';

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
