import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import { useReadFirst } from '../../client/read-first.ts';
import { CATEGORY_QUESTIONS } from '../../content/categories.ts';
import { Button } from '../../ui/button.tsx';
import { FullScreenOverlay } from '../../ui/dialog.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Wrap } from '../../ui/section.tsx';
import { cutUrl } from './addresses.ts';
import { currentPhase } from './progress-model.ts';
import { requestWords } from './request-words.ts';
import { Stages } from './stages.tsx';
import { AWAY, type RunningAnalysis } from './use-analysis.ts';

interface AnalysisOverlayProps {
  running: RunningAnalysis;
  /** Milliseconds, on the clock of the progress. */
  now: number;
  onCancel: () => void;
}

/** Covers the screen while an analysis runs and shows the progress from the server. */
export function AnalysisOverlay({ running, now, onCancel }: AnalysisOverlayProps) {
  useReadFirst();
  const { request, progress, isAway } = running;
  const { title, address } = requestWords(request);
  const percent = Math.round(progress.percent);
  const seconds = ((now - progress.startedAt) / 1000).toFixed(1);
  const phase = currentPhase(progress)?.name ?? '';
  return (
    <FullScreenOverlay open onEscape={onCancel} title={title}>
      <Wrap className="flex min-h-(--bar) items-center gap-2 font-semibold text-ink text-lg tracking-tight">
        <LogoMark />
        Liftmark
      </Wrap>
      <Wrap className="grid content-start gap-x-20 gap-y-10 py-[clamp(1.5rem,5vh,4rem)] lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <p className="title-1 [overflow-wrap:anywhere]" aria-hidden="true">
            {title}
          </p>
          <p className="mt-2 text-ui [overflow-wrap:anywhere]" title={address}>
            {cutUrl(address)}
          </p>
          <div className="mt-6 mb-8">
            <Progress value={percent} label="Progress" text={`${percent} percent, ${phase.toLowerCase()}`} />
            <p className="mt-2 flex max-w-none justify-between gap-4 text-ink-3 text-sm">
              <span className="tabular">{percent} %</span>
              <span>
                <span className="tabular">{seconds} s</span> so far. Most pages take 15-30 seconds.
              </span>
            </p>
            <p role="status" className="mt-1 text-danger text-sm">
              {isAway && AWAY}
            </p>
          </div>
          <Stages progress={progress} now={now} />
        </div>
        <aside className="hidden content-start gap-4 lg:grid">
          <h2 className="title-4">What we’re measuring</h2>
          <dl className="border-line border-t">
            {CATEGORIES.map((category) => (
              <div key={category} className="border-line border-b py-3">
                <dt className="text-ui">{CATEGORY_LABELS[category]}</dt>
                <dd className="note">{CATEGORY_QUESTIONS[category]}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </Wrap>
      <div data-foot-controls="" className="sticky bottom-0 border-line border-t bg-paper">
        <Wrap className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <p className="note">
            You can leave this page: the report will be on your dashboard. Canceled analyses don’t count.
          </p>
          <Button onClick={onCancel}>Cancel</Button>
        </Wrap>
      </div>
    </FullScreenOverlay>
  );
}
