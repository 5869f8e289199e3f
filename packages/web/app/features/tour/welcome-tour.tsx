import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/progress.tsx';
import { WELCOME_STEPS } from './tour-steps.ts';

interface WelcomeTourProps {
  onFinish: () => void;
  /** Skipped, or closed in any other way. */
  onSkip: () => void;
}

/** The modal tour. */
export function WelcomeTour({ onFinish, onSkip }: WelcomeTourProps) {
  const [index, setIndex] = useState(0);
  const step = WELCOME_STEPS[index];
  if (step === undefined) return null;
  const isLast = index === WELCOME_STEPS.length - 1;
  const percent = Math.round(((index + 1) / WELCOME_STEPS.length) * 100);
  return (
    <Dialog open onOpenChange={onSkip} title={step.title} description={step.text}>
      <div className="grid gap-4">
        <div className="grid gap-1.5">
          <Progress value={percent} label="Tour" text={`${percent} percent`} />
          <p className="note tabular" aria-live="polite">
            Step {index + 1} of {WELCOME_STEPS.length}, {percent}%
            <span className="sr-only">: {step.title}</span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button look="primary" onClick={isLast ? onFinish : () => setIndex(index + 1)}>
            {isLast ? 'Finish' : 'Next'}
          </Button>
          {index > 0 && <Button onClick={() => setIndex(index - 1)}>Back</Button>}
          {!isLast && (
            <Button look="quiet" className="ms-auto" onClick={onSkip}>
              Skip tour
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
