import type { PageSnapshot } from '../capture/snapshot.ts';
import { inLanguagesOf } from '../facts/document/language.ts';
import { lineOf } from '../facts/message/message.ts';
import { messageWords } from '../facts/message/words.ts';
import { openPage } from '../facts/observe.ts';
import type { MessageWord } from '../facts/types/message.ts';
import { PageModel } from '../page/page-model.ts';

/** The words of each text that name something, and where the headline and the first screen repeat them. */
export function wordsOnPage(snapshot: PageSnapshot, texts: readonly string[]): MessageWord[][] {
  const page = new PageModel(snapshot);
  return inLanguagesOf(page, () => {
    const { context, headline } = openPage(page);
    return texts.map((text) => messageWords(context, lineOf(text) ?? '', headline));
  });
}
