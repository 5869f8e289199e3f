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
              caption="Failure reasons"
              empty="No data available"
              rows={health.failures.map(({ code, count }) => ({
                key: code,
                label: <Tooltip text={failureWords(code)}>{spelledOut(code)}</Tooltip>,
                value: count,
                text: whole(count),
              }))}
            />
            <BarTable
              caption="Checks with errors"
              empty="No errors"
              rows={health.checkErrors.map(({ check, count }) => ({
                key: check,
                label: (
                  <Tooltip text="An error in the check itself. Reports say that it couldn’t be measured; see “check failed” in the log.">
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
      summary={`${whole(done)} succeeded, ${whole(failed)} failed (red).`}
      columns={analyses.map((column) => ({
        label: words(column.at),
        value: column.done,
        failed: column.failed,
      }))}
      describe={({ label, value, failed: bad = 0 }) =>
        `${label}: ${whole(value)} succeeded, ${whole(bad)} failed`
      }
    />
  );
}

function failureWords(code: string): string {
  return code in CAPTURE_FAILURES
    ? CAPTURE_FAILURES[code as CaptureFailureCode]
    : 'An error in Liftmark itself, such as a missing browser or an error in the engine. See the log for details.';
}

function figuresOf(health: FoundersHealth | undefined): Figure[] {
  return [
    {
      label: 'Success Rate',
      definition: 'Share of finished analyses that produced a report. Canceled ones don’t count.',
      value: health && (health.successRate === null ? 'No data' : percent(health.successRate)),
    },
    {
      label: 'Analyses per Hour',
      definition: 'Finished analyses, successful or failed, divided by the number of hours in the range.',
      value: health && short(health.analysesPerHour),
    },
    {
      label: 'Queue Length',
      definition: 'Analyses waiting for a worker right now.',
      value: health && whole(health.queued),
      note: health && `${whole(health.running)} running`,
    },
    {
      label: 'Browser Restarts',
      definition: 'How often a worker’s browser exited unexpectedly and was restarted in the range.',
      value: health && whole(health.browserRestarts),
    },
    {
      label: 'Emails Waiting',
      definition:
        'Emails waiting to be sent right now. The note shows how many failed for good in the range.',
      value: health && whole(health.mailsWaiting),
      note: health && `${whole(health.mailsFailed)} failed`,
    },
    {
      label: 'Webhook Backlog',
      definition: 'Messages from the payment provider that are stored but haven’t been processed yet.',
      value: health && whole(health.webhooksWaiting),
    },
    {
      label: 'Average Rating',
      definition: 'Average star rating that people gave reports in the range.',
      value: health && (health.averageRating === null ? 'No data' : `${short(health.averageRating)} of 5`),
      note: health && `${whole(health.ratingCount)} ${health.ratingCount === 1 ? 'rating' : 'ratings'}`,
    },
    {
      label: 'Time per Analysis',
      definition: `Half of the analyses took less time than this. Based on up to ${whole(TIMED_ANALYSES)} of the latest analyses in the range.`,
      value: health && totalTime(health),
    },
  ];
}

function totalTime({ stages }: FoundersHealth): string {
  const total = stages.find(({ stage }) => stage === 'total');
  return total === undefined ? 'No data' : `${short(total.medianMs / 1000)} s`;
}
