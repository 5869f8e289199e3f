import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceFor } from '../client/api-error.ts';
import { Button } from './button.tsx';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Shown until the first answer, in the shape of the content. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The server's answer; until then a skeleton, or what went wrong. */
export function Loaded<Data>({ query: { data, error, refetch }, skeleton, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error === null) {
    return (
      <div aria-busy="true">
        <span className="sr-only">Loading</span>
        {skeleton}
      </div>
    );
  }
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-t py-8">
      <p className="text-ui">{sentenceFor(error)}</p>
      <Button onClick={() => void refetch()}>Try Again</Button>
    </div>
  );
}
