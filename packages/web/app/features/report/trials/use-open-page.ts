import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { closePage, openPage, trialsQuery } from './trial-calls.ts';

/** A page that isn’t used for two minutes is closed. */
const AGAIN_MS = 45_000;

/**
 * Has the report’s page kept open while its owner writes. Call the result whenever they do: it asks again at times. The page
 * is closed when they leave.
 */
export function useOpenPage(reportId: string): () => void {
  const queryClient = useQueryClient();
  const askedAt = useRef<number | null>(null);
  // Without it, words are tried in a load of their own.
  const opening = useMutation({
    mutationFn: () => openPage(reportId),
    onSuccess: (now) => queryClient.setQueryData(trialsQuery(reportId).queryKey, now),
  });
  useEffect(() => {
    const close = () => {
      if (askedAt.current !== null) void closePage(reportId).catch(() => undefined);
      askedAt.current = null;
    };
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      close();
    };
  }, [reportId]);
  return () => {
    const now = Date.now();
    if (askedAt.current !== null && now - askedAt.current < AGAIN_MS) return;
    askedAt.current = now;
    opening.mutate();
  };
}
