import { PAGE_SIZE } from '@liftmark/contract/founders-lists';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { whole } from './figure-words.ts';

/** Long enough for a word, short enough to feel immediate. */
const TYPING_MS = 250;

interface ListToolsProps {
  /** What it searches, for screen readers and as a placeholder: "Search by name or email". */
  label: string;
  search: string;
  onSearch: (search: string) => void;
  /** Filters and order. */
  children: ReactNode;
}

/** The search of a list, with its filters and order. */
export function ListTools({ label, search, onSearch, children }: ListToolsProps) {
  const [typed, setTyped] = useState(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts a search
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => onSearch(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <search className="flex flex-wrap items-center gap-2">
      <span className="relative grow basis-56">
        <Search aria-hidden="true" className="-translate-y-1/2 absolute top-1/2 left-3 size-4 text-ink-3" />
        <Input
          type="search"
          aria-label={label}
          placeholder={label}
          className="ps-9"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </span>
      {children}
    </search>
  );
}

interface PagerProps {
  total: number;
  page: number;
  onPage: (page: number) => void;
}

/** The range of rows shown, and the buttons to the other pages. */
export function Pager({ total, page, onPage }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const first = (page - 1) * PAGE_SIZE + 1;
  return (
    <nav aria-label="Pages in the list" className="flex flex-wrap items-center justify-between gap-3 pt-4">
      <p className="tabular note" aria-live="polite">
        {whole(Math.min(first, total))} to {whole(Math.min(page * PAGE_SIZE, total))} of {whole(total)}
      </p>
      <div className="flex gap-2">
        <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  );
}
