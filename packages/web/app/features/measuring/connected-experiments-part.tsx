import type { ConnectedExperiment } from '@liftmark/contract/connections';
import { text as measured } from '@liftmark/contract/measured-words.text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { connectedExperimentsQuery, measuredPagePath } from '../../client/measuring-queries.ts';
import { Button } from '../../ui/button.tsx';
import { LiftInterval } from '../../ui/lift-interval.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { text } from './text.ts';
import { TieDialog } from './tie-dialog.tsx';

type Open = { tie: ConnectedExperiment } | { untie: ConnectedExperiment } | null;

/** The A/B tests that connections read; nothing without any. Each can be the result of a change of a page. */
export function ConnectedExperimentsPart({ mayChange }: { mayChange: boolean }) {
  const query = useQuery(connectedExperimentsQuery);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  if (query.error === null && !query.data?.experiments.length) return null;
  return (
    <Part
      isWide
      id="ab-tests"
      title="A/B tests"
      lead="Choose the page that a test is about. Its result then counts more than before and after."
    >
      <Loaded query={query} skeleton={null}>
        {({ experiments }) =>
          experiments.map((experiment) => (
            <ExperimentRow
              key={experiment.id}
              experiment={experiment}
              mayChange={mayChange}
              onTie={() => setOpen({ tie: experiment })}
              onUntie={() => setOpen({ untie: experiment })}
            />
          ))
        }
      </Loaded>
      {open !== null && 'tie' in open && <TieDialog experiment={open.tie} onClose={close} />}
      {open !== null && 'untie' in open && (
        <RemoveDialog
          kind="connections/experiments"
          id={open.untie.id}
          title="Remove this result from its page?"
          description="The page’s effect is shown by its measured days again. The test stays in this list."
          verb="Remove"
          onClose={close}
        />
      )}
    </Part>
  );
}

interface ExperimentRowProps {
  experiment: ConnectedExperiment;
  mayChange: boolean;
  onTie: () => void;
  onUntie: () => void;
}

function ExperimentRow({ experiment, mayChange, onTie, onUntie }: ExperimentRowProps) {
  const { name, source, connection, sides, missing, tied, state } = experiment;
  return (
    <div className="grid gap-1.5 border-line border-b pb-5 text-sm">
      <h3 className="font-medium text-ink text-ui [overflow-wrap:anywhere]">{name}</h3>
      <p className="note">
        {text.experiments.state(experiment)}. {text.experiments.from(text.services[source].name, connection)}
      </p>
      <p className="tabular text-ink [overflow-wrap:anywhere]">
        {sides === null ? missing : text.experiments.sides(sides)}
      </p>
      {tied !== null && (
        <p>
          {text.experiments.tied(tied.name)} <Link to={measuredPagePath(tied.page)}>{tied.page}</Link>.{' '}
          {state === 'running' && text.experiments.running}
        </p>
      )}
      {tied?.result && state === 'finished' && (
        <div>
          <LiftInterval {...tied.result} />
          <p>{measured.verdicts[tied.result.verdict]}.</p>
        </div>
      )}
      {tied !== null && state === 'finished' && (tied.recommendation !== null || mayChange) && (
        <p className="note">
          {tied.recommendation === null ? text.experiments.uncounted : text.experiments.counted}
        </p>
      )}
      {mayChange && sides !== null && (
        <div className="flex flex-wrap gap-3 pt-1">
          <Button onClick={onTie}>{tied === null ? 'Choose a page' : 'Change'}</Button>
          {tied !== null && (
            <Button look="quiet" onClick={onUntie}>
              Remove
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
