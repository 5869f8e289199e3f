import type { Search, SearchWord } from '@liftmark/contract/connections';
import type { ReactNode } from 'react';
import { worded } from './report-language.tsx';
import { text } from './search-row.text.ts';

interface SearchRowProps {
  search: Search;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A search that led to a page, and which of its words the page repeats. */
export const SearchRow = worded(function SearchRow({
  search: { query, clicks, impressions, words },
  children,
}: SearchRowProps) {
  return (
    <li className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium text-ink text-ui [overflow-wrap:anywhere]">{query}</span>
        <span className="note tabular">{text.clicks({ clicks, impressions })}</span>
        {children}
      </p>
      {words !== null && <p className="[overflow-wrap:anywhere]">{answerWords(words)}</p>}
    </li>
  );
});

function answerWords(words: readonly SearchWord[]): string {
  if (words.length === 0) return text.nothing;
  const parts = [
    { say: text.inHeadline, found: words.filter(({ inHeadline }) => inHeadline) },
    { say: text.aboveFold, found: words.filter((word) => !word.inHeadline && word.aboveFold) },
    { say: text.missing, found: words.filter((word) => !word.inHeadline && !word.aboveFold) },
  ];
  return parts
    .filter(({ found }) => found.length > 0)
    .map(({ say, found }) => say({ words: text.quoted(found) }))
    .join(' ');
}
