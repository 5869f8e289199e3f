import type { AnalysisRequest } from '@liftmark/contract/analysis-request';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useUser } from '../../client/user-query.ts';
import { requestAt } from './request-words.ts';

/**
 * Starts the analysis in the address, once, if one of our own screens led here for it, such as the end of a
 * checkout. The history state says so, which no link from another site can set.
 */
export function useBegin(ask: (request: AnalysisRequest) => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isPro = useUser()?.isPro ?? false;
  const isAsked = typeof state === 'object' && state !== null && 'begin' in state && state.begin === true;

  const begin = useEffectEvent(() => {
    void navigate(pathname + search, { replace: true, state: null });
    const request = requestAt(new URLSearchParams(search));
    if (request !== null) ask(request);
  });
  useEffect(() => {
    if (!isAsked || !isPro) return;
    // A screen that is mounted and unmounted immediately, as in development, must not start anything.
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }, [isAsked, isPro]);
}
