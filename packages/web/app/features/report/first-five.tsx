import type { ReportResults } from '@liftmark/contract/analysis';
import { PLACE_HEADINGS } from '@liftmark/contract/places';
import { QUESTION_LABELS } from '@liftmark/contract/questions';
import { asksForTogether } from '@liftmark/contract/report-trials';
import type { ConversionView } from '@liftmark/contract/report-view';
import { isMeasured, TOGETHER, type Trial, trialOf, verifiedWords } from '@liftmark/contract/trials';
import { biggestGain, togetherWords, worthWords } from '@liftmark/contract/worth-words';
import { text as worthText } from '@liftmark/contract/worth-words.text';
import { Marker } from '../../ui/marker.tsx';
import { worded } from '../../ui/report-language.tsx';
import { FindingLink } from './finding-link.tsx';
import type { ReportItem } from './report-items.ts';
import { text } from './text.ts';
import { TrackRecordLine } from './track-record-line.tsx';
import { Running } from './trials/running.tsx';
import { text as trialText } from './trials/text.ts';
import { TrialResult } from './trials/trial-result.tsx';
import { TriedFix } from './trials/tried-fix.tsx';
import { TryTogether } from './trials/try-together.tsx';
import type { Trials } from './trials/use-trials.ts';
import { effortWords, pointsLost } from './words.ts';

interface FirstFiveProps {
  items: readonly ReportItem[];
  report: ConversionView;
  trials: Trials;
}

/** What visitors run into: at most five problems, each with the question it leaves open and its fix. */
export const FirstFive = worded(function FirstFive({ items, report, trials }: FirstFiveProps) {
  const results = report.analysisResults;
  const first = items.filter(({ place }) => place === 'first');
  if (first.length === 0) return null;
  const together = togetherWords(results);
  const triedTogether = trialOf(results, TOGETHER);
  const firstTrials = trials.state?.runs.find(
    ({ kind, request }) => kind === 'first' || asksForTogether(request),
  );
  return (
    <section aria-labelledby="first" className="border-ink border-t pt-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="first" className="title-4">
          {PLACE_HEADINGS.first}
        </h2>
        {together !== null && <p className="tabular text-ink text-ui">{together}</p>}
      </header>
      {firstTrials && <Running run={firstTrials} onCancel={trials.cancel} />}
      {triedTogether !== null && <TriedTogether report={report} trial={triedTogether} />}
      {!triedTogether?.applied && (
        <TryTogether results={results} items={first} run={firstTrials} trials={trials} />
      )}
      <ol className="mt-3 grid">
        {first.map((item) => (
          <li key={item.key} className="border-line border-b py-6 last:border-b-0">
            <Problem item={item} report={report} trials={trials} />
          </li>
        ))}
      </ol>
      <BiggestGain results={results} />
    </section>
  );
});

/** All first fixes at once, before each on its own. */
const TriedTogether = worded(function TriedTogether({
  report,
  trial,
}: {
  report: ConversionView;
  trial: Trial;
}) {
  const title = trialText.together(trial.includes.length);
  const verified = verifiedWords(trial);
  return (
    <section aria-labelledby="together" className="mt-3 border-line border-t pt-4 pb-6">
      <h3 id="together" className="title-4 mb-2">
        {title}
        {verified !== null && <span className="tabular block font-medium text-ui">{verified}</span>}
      </h3>
      <div className="max-w-[40rem]">
        <TrialResult reportId={report.secureId} title={title} trial={trial} isTitled={verified !== null} />
      </div>
    </section>
  );
});

/** What is first for visitors isn’t always what the score counts most. */
const BiggestGain = worded(function BiggestGain({ results }: { results: ReportResults }) {
  const item = biggestGain(results);
  if (item === null) return null;
  return (
    <p className="max-w-none border-line border-t pt-4 text-ui">
      {worthText.biggestGain} <FindingLink finding={item.id}>{item.title}</FindingLink>{' '}
      <span className="tabular text-ink">{worthWords(item, results)}</span>
    </p>
  );
});

interface ProblemProps {
  item: ReportItem;
  report: ConversionView;
  trials: Trials;
}

const Problem = worded(function Problem({ item, report, trials }: ProblemProps) {
  const { number, key, title, question, recommendation, points, worth, whyFirst, modelNotes } = item;
  const [fix, ...more] = recommendation?.steps ?? [];
  const isTried = isMeasured(trialOf(report.analysisResults, key));
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 lg:grid-cols-[1.5rem_minmax(0,1fr)_minmax(0,24rem)] lg:gap-x-10">
      <Marker number={number} />
      <div className="grid content-start gap-2">
        {question !== null && <p className="note">{QUESTION_LABELS[question]}</p>}
        <h3 className="title-4 text-balance">
          <FindingLink finding={key} className="plain-link hover:underline">
            {title}
          </FindingLink>
        </h3>
        {recommendation && <p className="max-w-measure text-ui">{recommendation.observed}</p>}
        {modelNotes.map((note) => (
          <p key={note} className="note">
            {note}
          </p>
        ))}
        {whyFirst !== null && <p className="note max-w-measure">{whyFirst}</p>}
      </div>
      <div className="col-start-2 grid content-start gap-2 lg:col-start-3">
        {fix !== undefined && (
          <p className="border-accent border-s-2 ps-4 text-ink text-ui">
            {fix}
            {more.length > 0 && (
              <FindingLink finding={key} className="ms-2 whitespace-nowrap text-sm print:hidden">
                {text.five.moreSteps({ count: more.length })}
              </FindingLink>
            )}
          </p>
        )}
        <p className="tabular flex flex-wrap gap-x-4 text-ink-3 text-sm">
          <span>{recommendation ? effortWords(recommendation.effort) : text.five.inPro}</span>
          {worth !== null && <span className="text-ink">{worth}</span>}
          {worth === null && points > 0 && !isTried && <span>{pointsLost(points)}</span>}
        </p>
        {recommendation && <TrackRecordLine report={report} recommendation={key} />}
        {recommendation && <TriedFix report={report} recommendation={recommendation} trials={trials} />}
      </div>
    </div>
  );
});
