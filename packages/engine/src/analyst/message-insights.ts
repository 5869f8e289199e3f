import { quote } from '../checks/shared/phrasing.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { text } from './message-insights.text.ts';

/** Which words of the ad are above the fold, and which of its promises the page keeps; nothing without an ad. */
export function comparedWithMessage({ told, messageMatch }: PageFacts): string[] {
  if (told.message === null || messageMatch === null) return [];
  const { words, promises } = messageMatch;
  const repeated = words.filter(({ inHeadline, aboveFold }) =>
    [inHeadline, aboveFold.desktop, aboveFold.mobile].includes(true),
  );
  const kept = promises.filter(({ onPage }) => onPage === 'same');
  const wordings = (terms: typeof promises) => terms.map(({ wording }) => quote(wording));
  return [
    [
      text.compared({ message: quote(told.message) }),
      words.length > 0 &&
        text.repeated({
          found: repeated.length,
          total: words.length,
          words: (repeated.length > 0 ? repeated : words).map(({ word }) => quote(word)),
        }),
      kept.length > 0 &&
        text.kept({
          above: wordings(kept.filter(({ aboveFold }) => aboveFold)),
          below: wordings(kept.filter(({ aboveFold }) => !aboveFold)),
        }),
      words.length + promises.length === 0 && text.nothing,
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  ];
}
