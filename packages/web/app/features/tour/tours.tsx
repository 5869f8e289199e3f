import { useCallback, useEffect, useState } from 'react';
import { SpotlightTour } from './spotlight-tour.tsx';
import { markTourDone, nextTour, type TourName } from './tour-marks.ts';
import { WelcomeTour } from './welcome-tour.tsx';

const DELAY_MS = 1_000;

/**
 * The guided tours of a first visit, one after the other.
 * @param isIdle whether nothing else has the screen, and the person has not begun: a tour interrupts nobody
 */
export function Tours({ isIdle }: { isIdle: boolean }) {
  const [shown, setShown] = useState<TourName | null>(null);
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    if (!isIdle || isOver || shown !== null) return;
    const timer = setTimeout(() => setShown(nextTour()), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isIdle, isOver, shown]);

  const end = useCallback(() => {
    if (shown !== null && !markTourDone(shown)) setIsOver(true);
    setShown(null);
  }, [shown]);

  if (shown === 'welcome') return <WelcomeTour onEnd={end} />;
  if (shown === 'spotlight') return <SpotlightTour onEnd={end} />;
  return null;
}
