import { wordsFor } from '../../languages/words-for.ts';
import { PageModel } from '../page.ts';
import { type KnownParts, Reading } from '../reading.ts';
import { staticSnapshot } from './snapshots.ts';

/** The body of a page in static mode, with the words of its language. */
export function readBody(html: string, language = 'en', known: KnownParts = {}): Reading {
  return new Reading(
    new PageModel(staticSnapshot(`<!doctype html><body><main>${html}</main></body>`)),
    wordsFor(language),
    known,
  );
}
