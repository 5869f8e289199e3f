import type { PageFilter, PageSort } from '@liftmark/contract/dashboard-pages';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from '../../ui/field.tsx';
import { ChoiceMenu } from '../../ui/menu.tsx';
import { ScopeFilters } from '../../ui/scope-filters.tsx';
import type { ListChoice } from './dashboard-queries.ts';

const FILTERS: { value: PageFilter; label: string }[] = [
  { value: 'all', label: 'All Pages' },
  { value: 'action_required', label: 'Need Action' },
  { value: 'optimized', label: 'Optimized' },
  { value: 'archived', label: 'Archived' },
];

const SORTS: { value: PageSort; label: string }[] = [
  { value: 'date', label: 'Newest first' },
  { value: 'score', label: 'Lowest score first' },
  { value: 'lift', label: 'Highest lift first' },
  { value: 'status', label: 'By status' },
];

/** Long enough for a word, short enough to feel immediate. */
const TYPING_MS = 250;

interface ListControlsProps {
  choice: ListChoice;
  onChange: (change: Partial<ListChoice>) => void;
}

export function ListControls({ choice, onChange }: ListControlsProps) {
  const [typed, setTyped] = useState(choice.search);
  const asked = useRef(choice.search);
  useEffect(() => {
    // Changed from outside, such as by "Show All Pages": clears what was typed.
    if (choice.search === asked.current) return;
    asked.current = choice.search;
    setTyped(choice.search);
  }, [choice.search]);
  useEffect(() => {
    const search = typed.trim();
    if (search === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = search;
      onChange({ search });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  return (
    <search className="flex flex-wrap items-center gap-2">
      <span className="relative grow basis-56">
        <Search aria-hidden="true" className="-translate-y-1/2 absolute top-1/2 left-3 size-4 text-ink-3" />
        <Input
          type="search"
          aria-label="Search pages"
          placeholder="Search by title or address"
          className="ps-9"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </span>
      <ScopeFilters scope={choice} onChange={onChange} />
      <ChoiceMenu
        label="Show"
        value={choice.status}
        options={FILTERS}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceMenu label="Sort" value={choice.sort} options={SORTS} onChange={(sort) => onChange({ sort })} />
    </search>
  );
}
