import type { ReportChangesView } from '@liftmark/contract/report-changes';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { momentWords } from '../../ui/moment.ts';
import { worded } from '../../ui/report-language.tsx';
import { ScaleBar } from '../../ui/scale-bar.tsx';
import { ScoreLetter } from '../../ui/score-letter.tsx';
import { changeWords, isOtherRubric, partsWords, scoresOverTime, tallyOf } from './change-words.ts';
import { FollowUps } from './follow-ups.tsx';
import { MovedLines } from './moved-lines.tsx';
import { text } from './text.ts';

/** What changed since the previous report: the score, what got worse, and the advice. */
export const WhatChanged = worded(function WhatChanged({ changes }: { changes: ReportChangesView }) {
  const { previous, score, followUps, worse } = changes;
  const parts = partsWords(changes);
  return (
    <section id="changes" aria-labelledby="changes-title" className="border-ink border-t pt-4 pb-10">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="changes-title" className="title-2">
          {text.changes.title}
        </h2>
        <p className="note">
          {text.changes.since}{' '}
          {previous.secureId === null ? (
            text.changes.report({ date: momentWords(previous.capturedAt) })
          ) : (
            <Link to={`/report/${previous.secureId}`}>
              {text.changes.report({ date: momentWords(previous.capturedAt) })}
            </Link>
          )}
        </p>
      </header>
      <p className="mt-3 max-w-[40ch] font-medium text-ink text-xl">{changeWords(changes)}</p>
      {parts !== null && <p className="mt-2 text-ui">{parts}</p>}
      <dl className="mt-5 grid gap-2">
        {scoresOverTime(changes).map(({ label, percent, range }) => (
          <div
            key={label}
            className={classNames(
              'grid items-center gap-4',
              isOtherRubric(changes)
                ? 'grid-cols-[minmax(0,1fr)_auto] gap-y-0 sm:grid-cols-[9rem_minmax(0,1fr)_9.5rem]'
                : 'grid-cols-[4rem_minmax(0,1fr)_9.5rem]',
            )}
          >
            <dt className="font-normal text-ink-3 text-ui">{label}</dt>
            <dd
              aria-hidden="true"
              className={isOtherRubric(changes) ? 'max-sm:row-start-2 max-sm:col-span-full' : undefined}
            >
              <ScaleBar score={percent} />
            </dd>
            <dd>
              <ScoreLetter score={percent} range={range ?? null} />
            </dd>
          </div>
        ))}
      </dl>
      {worse.length > 0 && (
        <div className="mt-8">
          <h3 className="title-4">{text.changes.worse}</h3>
          <ul className="mt-2 border-line border-t">
            {worse.map(({ check, title, before, after }) => (
              <li key={check} className="grid gap-1 border-line border-b py-3 text-ui">
                <p className="font-medium text-ink">{title}</p>
                {before !== null && <p>{text.before({ words: before })}</p>}
                {after !== null && <p>{text.now({ words: after })}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {followUps.length > 0 && (
        <div className="mt-8">
          <h3 className="title-4">{text.changes.results}</h3>
          <p className="tabular text-ui">{tallyOf(followUps)}</p>
          <FollowUps followUps={followUps} />
        </div>
      )}
      {score.lines.length > 0 && (
        <div className="mt-6">
          <Disclosure title={<span className="text-ink text-ui">{text.everything}</span>}>
            <MovedLines lines={score.lines} />
          </Disclosure>
        </div>
      )}
    </section>
  );
});
