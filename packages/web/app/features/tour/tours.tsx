import { useCallback, useEffect, useState } from 'react';
import { SpotlightTour } from './spotlight-tour.tsx';
import { markTourDone, markToursDone, nextTour, type TourName } from './tour-marks.ts';
import { WelcomeTour } from './welcome-tour.tsx';

const DELAY_MS = 1_000;

/**
 * The guided tours of a first visit, one after the other; if the first was skipped, the second waits for another
 * visit.
 * @param isIdle whether nothing else covers the screen and the person hasn't started: a tour never interrupts
 * @param isAnalyzing whether an analysis runs: people who analyzed a page need no tour of how to
 */
export function Tours({ isIdle, isAnalyzing }: { isIdle: boolean; isAnalyzing: boolean }) {
  const [shown, setShown] = useState<TourName | null>(null);
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    if (isAnalyzing) markToursDone();
  }, [isAnalyzing]);

  useEffect(() => {
    if (!isIdle || isOver || shown !== null) return;
    const timer = setTimeout(() => (isOccupied() ? setIsOver(true) : setShown(nextTour())), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isIdle, isOver, shown]);

  const end = useCallback(
    (isSkipped: boolean) => {
      if (shown !== null && (!markTourDone(shown) || isSkipped)) setIsOver(true);
      setShown(null);
    },
    [shown],
  );
  const skip = useCallback(() => end(true), [end]);
  const finish = useCallback(() => end(false), [end]);

  if (shown === 'welcome') return <WelcomeTour onFinish={finish} onSkip={skip} />;
  if (shown === 'spotlight') return <SpotlightTour onEnd={finish} />;
  return null;
}

/** Whether the person is typing, or another dialog is open. */
function isOccupied(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  return isTyping || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
