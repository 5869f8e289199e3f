import type { AnalysisRequest } from '@liftmark/contract/analysis-request';
import { pageUrlSchema } from '@liftmark/contract/page-url';
import { useEffect, useEffectEvent } from 'react';
import { cameFromHero } from './arrival.ts';

/** Whether this document has shown the screen before; the history returns to it under the same address. */
let hasArrived = false;

/** Starts the analysis that was asked for on the landing page, once. */
export function useArrival(url: string, ask: (request: AnalysisRequest) => void): void {
  const arrive = useEffectEvent(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const fromHero = cameFromHero({
      referrer: document.referrer,
      origin: window.location.origin,
      isFirstScreen: !hasArrived && entry?.name === window.location.href,
      isReload: entry !== undefined && 'type' in entry && entry.type !== 'navigate',
    });
    hasArrived = true;
    if (fromHero && pageUrlSchema.safeParse(url).success) ask({ kind: 'url', input: { url } });
  });
  useEffect(() => {
    // A screen that is mounted and unmounted immediately, as in development, must not start anything.
    const timer = setTimeout(arrive);
    return () => clearTimeout(timer);
  }, []);
}
