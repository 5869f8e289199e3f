import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spotlight } from '../../ui/spotlight.tsx';
import { SPOTLIGHT_STEPS } from './tour-steps.ts';

const AUTO_CLOSE_MS = 5_000;

/** The tour that points at parts of the screen. Missing parts are skipped. */
export function SpotlightTour({ onEnd }: { onEnd: () => void }) {
  const [stops] = useState(() =>
    SPOTLIGHT_STEPS.flatMap((step) => {
      const target = document.querySelector(`[data-tour="${step.id}"]`);
      return target === null ? [] : [{ ...step, target }];
    }),
  );
  const [index, setIndex] = useState(0);
  const [isUsed, setIsUsed] = useState(false);

  useEffect(() => {
    if (isUsed) return;
    const timer = setTimeout(onEnd, stops.length === 0 ? 0 : AUTO_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isUsed, onEnd, stops]);

  const stop = stops[index];
  if (stop === undefined) return null;
  const isLast = index === stops.length - 1;
  const go = (to: number): void => {
    setIsUsed(true);
    setIndex(to);
  };
  return (
    <Spotlight
      target={stop.target}
      title={stop.title}
      text={stop.text}
      onClose={onEnd}
      onUse={() => setIsUsed(true)}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" onClick={isLast ? onEnd : () => go(index + 1)}>
          {isLast ? 'Finish' : 'Next'}
        </Button>
        {index > 0 && <Button onClick={() => go(index - 1)}>Back</Button>}
        <p className="note tabular ms-auto">
          {index + 1} of {stops.length}
        </p>
      </div>
      {!isUsed && <p className="note">Closes after 5 seconds unless you interact with it.</p>}
    </Spotlight>
  );
}
