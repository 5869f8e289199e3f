import { MAX_MESSAGE } from '@liftmark/contract/analysis';
import { measuredPageOf } from '@liftmark/contract/measuring';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { searchesQuery } from '../../client/measuring-queries.ts';
import { useUser } from '../../client/user-query.ts';
import { Button } from '../../ui/button.tsx';

const OFFERED = 5;

/** The searches that led to the page, each to take over with a click; nothing where none are known. */
export function SearchOffers({ onChoose }: { onChoose: (query: string) => void }) {
  const user = useUser();
  const page = useSettled(measuredPageOf(String(useWatch({ name: 'url' }) ?? '')));
  const { data } = useQuery({ ...searchesQuery(page ?? ''), enabled: Boolean(user) && page !== null });
  const searches = (data?.searches ?? []).filter(({ query }) => query.length <= MAX_MESSAGE);
  if (searches.length === 0) return null;
  return (
    <div className="mt-3 grid gap-1.5">
      <p className="note">Searches that lead to this page</p>
      <div className="flex flex-wrap gap-2">
        {searches.slice(0, OFFERED).map(({ query }) => (
          <Button
            key={query}
            size="inline"
            className="max-w-full [overflow-wrap:anywhere]"
            aria-label={`Use “${query}”`}
            onClick={() => onChoose(query)}
          >
            {query}
          </Button>
        ))}
      </div>
    </div>
  );
}

const SETTLED_MS = 500;

/** A value that hasn't changed for a moment, so that an address isn't looked up with each letter. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
