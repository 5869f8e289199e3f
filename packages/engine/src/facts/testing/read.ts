import { wordsFor } from '../../language/words-for.ts';
import { PageModel } from '../../page/page-model.ts';
import { FactContext, type KnownParts } from '../fact-context.ts';
import { staticSnapshot } from './snapshots.ts';

/** The body of a page in static mode, with the words of its language. */
export function readBody(html: string, language = 'en', known: KnownParts = {}): FactContext {
  return new FactContext(
    new PageModel(staticSnapshot(`<!doctype html><body><main>${html}</main></body>`)),
    wordsFor(language),
    known,
  );
}
