import type { StoredAccess } from '@liftmark/contract/page-access';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sentenceFor } from '../../client/api-error.ts';
import { accessWords } from '../../client/page-access.ts';
import { accessQuery, deleteAccess } from '../../client/page-access-calls.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { dateWords, momentWords } from '../../ui/moment.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PartProblem } from './part-problem.tsx';

/** What opens pages that aren't open to everyone: by its names, and deletable. */
export function PageAccessPart() {
  const { data: access, error, refetch } = useQuery(accessQuery);
  return (
    <Part
      id="page-access"
      title="Access to sites"
      lead="Sign-ins, cookies and headers for pages that aren’t open to everyone. They’re encrypted, sent to their own site only, and never shown again."
    >
      {access ? (
        <AccessList access={access} />
      ) : error ? (
        <PartProblem error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </Part>
  );
}

function AccessList({ access }: { access: StoredAccess[] }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: deleteAccess,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accessQuery.queryKey }),
  });
  if (access.length === 0) {
    return (
      <p className="text-ui">
        You keep access to no site. Add it under “This page needs a sign-in” when you{' '}
        <Link to="/analyze?access#access">analyze a page</Link>.
      </p>
    );
  }
  return (
    <>
      <FormProblem>{error && sentenceFor(error)}</FormProblem>
      <ul className="border-line border-b">
        {access.map((one) => (
          <AccessRow key={one.id} access={one} isPending={isPending} onDelete={() => mutate(one.id)} />
        ))}
      </ul>
    </>
  );
}

interface AccessRowProps {
  access: StoredAccess;
  isPending: boolean;
  onDelete: () => void;
}

function AccessRow({ access, isPending, onDelete }: AccessRowProps) {
  const { origin, setAt, lastUsedAt } = access;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t py-3">
      <div className="min-w-0 grow basis-48">
        <p className="text-ink text-ui [overflow-wrap:anywhere]">{origin}</p>
        <p className="note [overflow-wrap:anywhere]">{accessWords(access)}.</p>
        <p className="note">
          Set on <time dateTime={setAt}>{dateWords(setAt)}</time>.{' '}
          {lastUsedAt === null ? (
            'Never used.'
          ) : (
            <>
              Last used <time dateTime={lastUsedAt}>{momentWords(lastUsedAt)}</time>.
            </>
          )}
        </p>
      </div>
      <Button aria-label={`Delete access to ${origin}`} disabled={isPending} onClick={onDelete}>
        Delete
      </Button>
    </li>
  );
}
