import { inLanguage } from '@liftmark/contract/translated';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { text } from './controls.text.ts';
import { failureWords } from './failure-words.ts';
import { useReportLanguage, worded } from './report-language.tsx';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Shown until the first answer, in the shape of the content. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The server's answer; until then a skeleton, or what went wrong. */
export function Loaded<Data>({ query: { data, error, refetch }, skeleton, children }: LoadedProps<Data>) {
  const language = useReportLanguage();
  if (data !== undefined) return inLanguage(language, () => children(data));
  return error === null ? (
    <Loading skeleton={skeleton} />
  ) : (
    <NotLoaded error={error} onRetry={() => void refetch()} />
  );
}

const Loading = worded(function Loading({ skeleton }: { skeleton: ReactNode }) {
  return (
    <div aria-busy="true">
      <span className="sr-only">{text.loading}</span>
      {skeleton}
    </div>
  );
});

const NotLoaded = worded(function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-t py-8">
      <p className="text-ui">{failureWords(error)}</p>
      <Button onClick={onRetry}>{text.tryAgain}</Button>
    </div>
  );
});
