import { Check, Circle, CircleDot } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import type { AnalysisProgress, PhaseProgress } from './progress-model.ts';

type PhaseState = 'done' | 'now' | 'wait';

function stateOf(phase: PhaseProgress): PhaseState {
  if (phase.startedAt === null) return 'wait';
  return phase.endedAt === null ? 'now' : 'done';
}

const ICONS = { done: Check, now: CircleDot, wait: Circle };
const SPOKEN = { done: 'done', now: 'running', wait: 'to come' };

function timeOf(phase: PhaseProgress, now: number): string {
  if (phase.startedAt === null) return '';
  const seconds = ((phase.endedAt ?? Math.max(now, phase.startedAt)) - phase.startedAt) / 1000;
  return `${seconds.toFixed(1)} s`;
}

/** The four phases, with the server's messages and the time each took. */
export function Stages({ progress, now }: { progress: AnalysisProgress; now: number }) {
  return (
    <ol aria-live="polite">
      {progress.phases.map((phase) => {
        const state = stateOf(phase);
        const Icon = ICONS[state];
        return (
          <li
            key={phase.name}
            className={classNames(
              'grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-4 border-t py-4',
              state === 'now' ? 'border-ink' : 'border-line',
            )}
          >
            <Icon
              aria-hidden="true"
              className={classNames('mt-1 size-4.5', state === 'now' ? 'text-accent' : 'text-ink-3')}
            />
            <h3 className={state === 'wait' ? 'font-medium text-ink-3' : undefined}>
              {phase.name}
              <span className="sr-only">, {SPOKEN[state]}</span>
            </h3>
            <span aria-hidden="true" className="tabular text-ink-3 text-sm leading-[1.6rem]">
              {timeOf(phase, now)}
            </span>
            {phase.details.length > 0 && (
              <div className="col-span-2 col-start-2 mt-0.5 grid gap-0.5 text-ui">
                {phase.details.map((detail) => (
                  <p key={detail} className="tabular">
                    {detail}
                  </p>
                ))}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
