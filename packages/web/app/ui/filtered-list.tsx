import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Input } from './field.tsx';
import { ShortList } from './short-list.tsx';

/** Shorter lists are read faster than they are searched. */
const SEARCHED_FROM = 9;
const STEP = 20;

interface FilteredListProps<Item> {
  /** What is searched: "Search clients". */
  label: string;
  items: readonly Item[];
  textOf: (item: Item) => string;
  children: (shown: readonly Item[]) => ReactNode;
}

/** A list with a search once it is long, and its beginning first. */
export function FilteredList<Item>({ label, items, textOf, children }: FilteredListProps<Item>) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLocaleLowerCase('en');
  const found = items.filter((item) => textOf(item).toLocaleLowerCase('en').includes(wanted));
  return (
    <div className="grid gap-4">
      {items.length >= SEARCHED_FROM && (
        <span className="relative max-w-112">
          <Search aria-hidden="true" className="-translate-y-1/2 absolute top-1/2 left-3 size-4 text-ink-3" />
          <Input
            type="search"
            aria-label={label}
            placeholder={label}
            className="ps-9"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </span>
      )}
      {found.length === 0 ? (
        <p role="status" className="text-ui">
          Nothing matches “{typed.trim()}”.
        </p>
      ) : (
        <ShortList key={wanted} items={found} step={STEP}>
          {children}
        </ShortList>
      )}
    </div>
  );
}
