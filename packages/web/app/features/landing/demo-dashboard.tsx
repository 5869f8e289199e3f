import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import { LockKeyhole } from 'lucide-react';
import { DEMO } from '../../content/landing.ts';
import { PriorityBadge } from '../../ui/badge.tsx';
import { Dial } from '../../ui/dial.tsx';
import { ScaleBar } from '../../ui/scale-bar.tsx';

const CELL = 'grid content-start gap-4 border-line p-6';

/** A finished report of a made-up page. */
export function DemoDashboard() {
  return (
    <div className="grid rounded-3 border border-line bg-raised md:grid-cols-2 lg:grid-cols-[16rem_1fr_20rem]">
      <div className={`${CELL} content-center`}>
        <div className="mx-auto w-full max-w-48">
          <Dial score={DEMO.score} />
        </div>
        <p className="text-ui">
          Liftmark Score {DEMO.score}%. The offer is clear; proof and urgency are thin.
        </p>
      </div>
      <div className={`${CELL} border-t md:border-s md:border-t-0`}>
        <h3 className="title-4">Categories</h3>
        <dl className="grid gap-3">
          {CATEGORIES.map((category) => (
            <div key={category} className="grid grid-cols-[7.5rem_1fr_2rem] items-center gap-4 text-ui">
              <dt className="font-normal text-ink-2 leading-tight">{CATEGORY_LABELS[category]}</dt>
              <dd>
                <ScaleBar score={DEMO.scores[category]} />
              </dd>
              <dd className="tabular text-end font-medium text-ink">{DEMO.scores[category]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={`${CELL} border-t lg:border-s lg:border-t-0`}>
        <h3 className="title-4">Recommendations</h3>
        {DEMO.recommendations.map(({ priority, level, title, detail }) => (
          <div key={title} className="grid gap-1">
            <PriorityBadge level={level}>{priority}</PriorityBadge>
            <p className="font-medium text-ink text-ui">{title}</p>
            <p className="note">{detail}</p>
          </div>
        ))}
      </div>
      <div className={`${CELL} border-t md:max-lg:border-s lg:col-span-2`}>
        <h3 className="title-4">Action Plan</h3>
        <ul className="grid gap-2 text-ui">
          {DEMO.plan.map(({ title, isDone }) => (
            <li key={title} className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className={`size-4 shrink-0 rounded-1 border border-edge ${isDone ? 'bg-ink' : ''}`}
              />
              {isDone ? (
                <s>
                  {title}
                  <span className="sr-only"> (done)</span>
                </s>
              ) : (
                title
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className={`${CELL} border-t md:max-lg:col-span-2 lg:border-s`}>
        <h3 className="title-4 flex items-center justify-between gap-4">
          AI Expert Chat
          <span className="inline-flex items-center gap-1.5 font-medium text-ink-3 text-sm">
            <LockKeyhole aria-hidden="true" className="size-4" /> Pro
          </span>
        </h3>
        <p className="text-ui">Ask about the report. Answers link to the findings they’re based on.</p>
      </div>
    </div>
  );
}
