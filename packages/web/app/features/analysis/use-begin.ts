import type { AnalysisRequest } from '@liftmark/contract/analysis-request';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useUser } from '../../client/user-query.ts';
import { requestAt } from './request-words.ts';

/**
 * Starts the analysis that the address names where a screen of ours, such as the end of a checkout, led here for
 * it. That is said in the state of the history, which no link from elsewhere can set, and once.
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
    // A screen that is drawn and taken away at once, as in development, starts nothing.
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }, [isAsked, isPro]);
}
