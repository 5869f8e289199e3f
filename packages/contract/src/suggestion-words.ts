import type { Recommendation } from './report.ts';
import type { Suggestion } from './suggestions.ts';
import { text as words } from './worth-words.text.ts';

/** What a language model had to do with a recommendation, in the same words on every surface. */

type Suggested = Pick<Recommendation, 'suggestedBy' | 'wordedBy' | 'notForThisPage'>;
/** Absent and null alike: code found the problem. */
type Author = { suggestedBy?: string | null | undefined };

/** "Suggested by gpt-5-mini"; null where code found the problem. */
export function suggestedWords({ suggestedBy }: Author): string | null {
  return suggestedBy == null ? null : words.model.suggested({ model: suggestedBy });
}

/** "Found by Liftmark, in the words of gpt-5-mini"; null where they are ours. */
function wordedWords({ wordedBy }: Pick<Suggested, 'wordedBy'>): string | null {
  return wordedBy === undefined ? null : words.model.worded({ model: wordedBy });
}

/** "Probably not for this page, says gpt-5-mini: Donors expect no price."; null where no model says so. */
export function notForThisPageWords({ notForThisPage }: Pick<Suggested, 'notForThisPage'>): string | null {
  if (notForThisPage === undefined) return null;
  return words.model.notForThisPage(notForThisPage);
}

/** A title with its author in brackets, where a line has no room for more. */
export function titleWithAuthor(item: Author & { title: string }): string {
  const words = suggestedWords(item);
  return words === null ? item.title : `${item.title} (${words})`;
}

/** Above what a model suggests in a report on other things. */
export const SUGGESTIONS: Record<'title' | 'lead' | 'yours', string> = words.model;

/** What was seen, page by page, and why it matters; the name is null where there's only one page. */
export function suggestionLines({
  problem,
  theirs,
  why,
}: Suggestion): { name: string | null; text: string }[] {
  const seen =
    theirs === null
      ? [{ name: null, text: problem }]
      : [
          { name: SUGGESTIONS.yours, text: problem },
          { name: theirs.name, text: theirs.text },
        ];
  return [...seen, { name: null, text: why }];
}

/** Each suggestion in one paragraph, where there is no room for more. */
export function suggestionText(suggestion: Suggestion): string {
  const lines = suggestionLines(suggestion).map(({ name, text }) =>
    name === null ? text : `${name}: ${text}`,
  );
  return [...lines, ...suggestion.steps].join(' ');
}

/** All of it as lines below a title. */
export function modelNotes(item: Suggested): string[] {
  const notes = [suggestedWords(item), wordedWords(item), notForThisPageWords(item)];
  return notes.filter((note) => note !== null);
}
