import { text as measuredText } from '@liftmark/contract/measured-words.text';
import type { PageMeasuring, ShownEffect } from '@liftmark/contract/measuring';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { pageMeasuringQuery } from '../../client/measuring-queries.ts';
import { useRequiredUser } from '../../client/use-required-user.ts';
import { Button } from '../../ui/button.tsx';
import { calendarDay } from '../../ui/calendar-day.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { MeasuredRate } from '../../ui/measured-rate.tsx';
import { Wrap } from '../../ui/section.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ExperimentsPart } from './experiments-part.tsx';
import { MeasuringSkeleton } from './measuring-screen.tsx';
import { RateChart } from './rate-chart.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { SearchesPart } from './searches-part.tsx';
import { text } from './text.ts';
import { WorthPart } from './worth-part.tsx';

/** The measured days of one page, and what its changes did. */
export function MeasuredPageScreen({ page }: { page: string }) {
  const user = useRequiredUser();
  return (
    <>
      <Wrap className="grid gap-3 pt-10 pb-8">
        <Link to="/account/measuring" className="justify-self-start text-sm">
          Measure
        </Link>
        <h1 className="title-1 [overflow-wrap:anywhere]">{page}</h1>
      </Wrap>
      {user === null ? (
        <Wrap>
          <p className="text-ui">Sign in to see these figures.</p>
        </Wrap>
      ) : user ? (
        <OwnPage page={page} />
      ) : (
        <Waiting />
      )}
    </>
  );
}

function Waiting() {
  return (
    <Wrap aria-busy="true">
      <MeasuringSkeleton />
    </Wrap>
  );
}

function OwnPage({ page }: { page: string }) {
  const query = useQuery(pageMeasuringQuery(page));
  if (query.data !== undefined) return <PageParts page={page} data={query.data} />;
  return (
    <Wrap>
      <Loaded query={query} skeleton={<MeasuringSkeleton />}>
        {() => null}
      </Loaded>
    </Wrap>
  );
}

function PageParts({ page, data }: { page: string; data: PageMeasuring }) {
  const { measured, days, effects, experiments, worth, mayChange } = data;
  return (
    <>
      <Part
        isWide
        id="figures"
        title="Figures"
        lead={measured === null ? 'Nothing measured yet.' : `${text.sources[measured.source]}.`}
      >
        {measured === null ? (
          <p className="text-ui">
            Add the tag, connect your analytics or upload figures under{' '}
            <Link to="/account/measuring">Measure</Link>.
          </p>
        ) : (
          <>
            <p className="tabular text-ui">
              {measuredText.recent(measured.recent)}. {text.gaps(measured).join(' ')}
            </p>
            <RateChart days={days} effects={effects} />
          </>
        )}
      </Part>
      <ChangesPart page={page} data={data} />
      <ExperimentsPart
        page={page}
        experiments={experiments}
        recommendations={data.recommendations}
        mayChange={mayChange}
      />
      {measured !== null && measured.recent.visits > 0 && (
        <WorthPart page={page} measured={measured} worth={worth} mayChange={mayChange} />
      )}
      <SearchesPart page={page} mayChange={mayChange} />
    </>
  );
}

function ChangesPart({
  page,
  data: { measured, effects, recommendations, mayChange },
}: {
  page: string;
  data: PageMeasuring;
}) {
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<string | null>(null);
  return (
    <Part
      isWide
      id="changes"
      title="Changes"
      lead={
        <>
          <p>Verified fixes are dated by the analysis that found them.</p>
          <p>{measuredText.method}</p>
        </>
      }
    >
      {effects.length === 0 && <p className="text-ui">No change is dated yet.</p>}
      {measured !== null &&
        effects.map((effect) => (
          <div key={effect.until} className="grid gap-2 border-line border-b pb-5">
            <ChangeNames effect={effect} onRemove={mayChange ? setRemoving : null} />
            <MeasuredRate page={{ ...measured, experiment: null, effect }} />
          </div>
        ))}
      {mayChange && (
        <Button className="justify-self-start" onClick={() => setIsAdding(true)}>
          Add a change
        </Button>
      )}
      {isAdding && (
        <ChangeDialog page={page} recommendations={recommendations} onClose={() => setIsAdding(false)} />
      )}
      {removing !== null && (
        <RemoveDialog
          kind="changes"
          id={removing}
          title="Delete this change?"
          description="Its effect is no longer shown. Measured days stay."
          onClose={() => setRemoving(null)}
        />
      )}
    </Part>
  );
}

function ChangeNames({ effect, onRemove }: { effect: ShownEffect; onRemove: ((id: string) => void) | null }) {
  return (
    <ul className="grid gap-1">
      {effect.changes.map(({ what, origin, day, id }) => (
        <li key={`${day} ${what}`} className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium text-ink text-ui">{what}</span>
          <span className="note">
            {calendarDay(day)}, {origin}
          </span>
          {id !== null && onRemove !== null && (
            <Button look="quiet" size="inline" aria-label={`Delete “${what}”`} onClick={() => onRemove(id)}>
              Delete
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
