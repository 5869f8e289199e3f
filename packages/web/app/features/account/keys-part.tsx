import type { ApiKey, CreatedApiKey } from '@liftmark/contract/api-keys';
import type { User } from '@liftmark/contract/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { dateWords, momentWords } from '../../ui/moment.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { keysQuery } from './account-calls.ts';
import { CreateKeyForm } from './create-key-form.tsx';
import { NewKey } from './new-key.tsx';
import { PartProblem } from './part-problem.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';
import { scopesWords } from './scope-words.ts';

type Step = { kind: 'rest' } | { kind: 'create' } | { kind: 'created'; created: CreatedApiKey };

/** The keys of programs that use the account: making them, and taking them back. */
export function KeysPart({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const { data: keys, error, refetch } = useQuery(keysQuery);
  const [step, setStep] = useState<Step>({ kind: 'rest' });
  const rest = (): void => setStep({ kind: 'rest' });
  return (
    <Part
      id="api-keys"
      title="API keys"
      lead={
        <>
          Let scripts, CI jobs and other programs use Liftmark for you. Every call is in the{' '}
          <a href="/api/v1/openapi.json">API description</a>.{' '}
          <Link to="/account/mcp">Set up an assistant</Link> with MCP.
        </>
      }
    >
      {step.kind === 'created' && keys?.some(({ id }) => id === step.created.id) && (
        <NewKey created={step.created} onDone={rest} />
      )}
      {keys ? (
        <KeyList keys={keys} />
      ) : error ? (
        <PartProblem error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
      {step.kind === 'create' ? (
        <CreateKeyForm
          user={user}
          onCancel={rest}
          onCreated={(created) => {
            const { key: _, ...listed } = created;
            queryClient.setQueryData(keysQuery.queryKey, (others = []) => [listed, ...others]);
            setStep({ kind: 'created', created });
          }}
        />
      ) : (
        keys && (
          <Button className="justify-self-start" onClick={() => setStep({ kind: 'create' })}>
            Create API key
          </Button>
        )
      )}
    </Part>
  );
}

function KeyList({ keys }: { keys: ApiKey[] }) {
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  if (keys.length === 0) {
    return (
      <p className="text-ui">You have no API keys. Create one to analyze pages from your own programs.</p>
    );
  }
  return (
    <>
      <ul className="border-line border-b">
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
        ))}
      </ul>
      {revoking !== null && <RevokeKeyDialog apiKey={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, prefix, scopes, lastUsedAt, expiresAt } = apiKey;
  const isExpired = expiresAt !== null && new Date(expiresAt) <= new Date();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t py-3">
      <div className="min-w-0 grow basis-48">
        <p className="text-ink text-ui [overflow-wrap:anywhere]">
          {name} <code className="note whitespace-nowrap font-mono">{prefix}…</code>
        </p>
        <p className="note">{scopesWords(scopes)}</p>
        <p className="note">
          {lastUsedAt === null ? (
            'Never used.'
          ) : (
            <>
              Last used <time dateTime={lastUsedAt}>{momentWords(lastUsedAt)}</time>.
            </>
          )}{' '}
          {expiresAt === null ? (
            'Never expires.'
          ) : (
            <span className={isExpired ? 'text-danger' : undefined}>
              {isExpired ? 'Expired' : 'Expires'} <time dateTime={expiresAt}>{dateWords(expiresAt)}</time>.
            </span>
          )}
        </p>
      </div>
      <Button aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}
