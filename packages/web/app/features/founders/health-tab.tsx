import { CAPTURE_FAILURES, type CaptureFailureCode } from '@liftmark/contract/capture-failures';
import { type FoundersHealth, TIMED_ANALYSES } from '@liftmark/contract/founders-health';
import { useQuery } from '@tanstack/react-query';
import { Tooltip } from '../../ui/tooltip.tsx';
import { BarTable } from './bar-table.tsx';
import { ColumnChart } from './column-chart.tsx';
import { dayWords, hourWords, percent, short, spelledOut, whole } from './figure-words.ts';
import { type Figure, Figures } from './figures.tsx';
import { healthQuery } from './founders-queries.ts';
import { QueryPart } from './query-part.tsx';
import { RatingsPart } from './ratings-part.tsx';
import { StageTable } from './stage-table.tsx';
import { useChoice } from './use-choice.ts';

export function HealthTab() {
  const { range } = useChoice();
  const query = useQuery(healthQuery(range));
  return (
    <QueryPart query={query} skeleton={<Figures label="Figures" figures={figuresOf(undefined)} />}>
      {(health) => (
        <>
          <Figures label="Figures" figures={figuresOf(health)} />
          <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
            <AnalysesChart health={health} />
            <BarTable
              caption="Reasons of failure"
              empty="No data available"
              rows={health.failures.map(({ code, count }) => ({
                key: code,
                label: <Tooltip text={failureWords(code)}>{spelledOut(code)}</Tooltip>,
                value: count,
                text: whole(count),
              }))}
            />
            <BarTable
              caption="Checks that failed"
              empty="No check failed"
              rows={health.checkErrors.map(({ check, count }) => ({
                key: check,
                label: (
                  <Tooltip text="A fault in the check itself. Reports say that it couldn't be measured; the log says more under “check failed”.">
                    {spelledOut(check)}
                  </Tooltip>
                ),
                value: count,
                text: whole(count),
              }))}
            />
            <StageTable stages={health.stages} />
            <RatingsPart health={health} />
          </div>
        </>
      )}
    </QueryPart>
  );
}

function AnalysesChart({ health: { step, analyses } }: { health: FoundersHealth }) {
  const done = analyses.reduce((sum, column) => sum + column.done, 0);
  const failed = analyses.reduce((sum, column) => sum + column.failed, 0);
  const words = step === 'hour' ? hourWords : dayWords;
  return (
    <ColumnChart
      title={`Analyses by ${step}`}
      summary={`${whole(done)} made a report, ${whole(failed)} failed (red).`}
      columns={analyses.map((column) => ({
        label: words(column.at),
        value: column.done,
        failed: column.failed,
      }))}
      describe={({ label, value, failed: bad = 0 }) => `${label}: ${whole(value)} done, ${whole(bad)} failed`}
    />
  );
}

function failureWords(code: string): string {
  return code in CAPTURE_FAILURES
    ? CAPTURE_FAILURES[code as CaptureFailureCode]
    : 'A fault of Liftmark itself, such as no browser or an error in the engine. The log says more.';
}

function figuresOf(health: FoundersHealth | undefined): Figure[] {
  return [
    {
      label: 'Success Rate',
      definition:
        'Share of the analyses that made a report, of all that ended. Those that people cancelled are left out.',
      value: health && (health.successRate === null ? 'No data' : percent(health.successRate)),
    },
    {
      label: 'Analyses per Hour',
      definition: 'Analyses that ended, done or failed, divided by the hours of the range.',
      value: health && short(health.analysesPerHour),
    },
    {
      label: 'Queue Length',
      definition: 'Analyses that wait for a worker right now.',
      value: health && whole(health.queued),
      note: health && `${whole(health.running)} running`,
    },
    {
      label: 'Browser Restarts',
      definition: 'Times in the range that a worker’s browser ended on its own and was started anew.',
      value: health && whole(health.browserRestarts),
    },
    {
      label: 'Mails Waiting',
      definition: 'Mails that are not handed over yet, right now; in the note, those given up in the range.',
      value: health && whole(health.mailsWaiting),
      note: health && `${whole(health.mailsFailed)} failed`,
    },
    {
      label: 'Webhook Backlog',
      definition: 'Messages of the payment provider that are stored and not acted upon yet, right now.',
      value: health && whole(health.webhooksWaiting),
    },
    {
      label: 'Average Rating',
      definition: 'Mean of the stars that people gave to reports in the range.',
      value: health && (health.averageRating === null ? 'No data' : `${short(health.averageRating)} of 5`),
      note: health && `${whole(health.ratingCount)} ${health.ratingCount === 1 ? 'rating' : 'ratings'}`,
    },
    {
      label: 'Time per Analysis',
      definition: `Half of the analyses took less, of the newest ${whole(TIMED_ANALYSES)} in the range at most.`,
      value: health && totalTime(health),
    },
  ];
}

function totalTime({ stages }: FoundersHealth): string {
  const total = stages.find(({ stage }) => stage === 'total');
  return total === undefined ? 'No data' : `${short(total.medianMs / 1000)} s`;
}
