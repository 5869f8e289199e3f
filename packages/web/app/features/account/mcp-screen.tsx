import type { ApiKey } from '@liftmark/contract/api-keys';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { openSignIn } from '../../client/sign-in.ts';
import { useRequiredUser } from '../../client/use-required-user.ts';
import { Button } from '../../ui/button.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { Wrap } from '../../ui/section.tsx';
import { SignedOutPreview } from '../../ui/signed-out-preview.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { keysQuery } from './account-calls.ts';
import { LOCAL_SETUPS, serverSetups } from './mcp-clients.ts';
import { Setups } from './mcp-setups.tsx';
import { text } from './mcp-text.ts';
import { PartProblem } from './part-problem.tsx';

/** How to connect assistants and editors to Liftmark over the Model Context Protocol. */
export function McpScreen() {
  const user = useRequiredUser();
  return (
    <>
      <Wrap className="grid gap-3 pt-10 pb-8">
        <Link to="/account" className="justify-self-start text-sm">
          {text.account}
        </Link>
        <h1 className="title-1">{text.title}</h1>
        <p className="max-w-160 text-ui">{text.lead}</p>
      </Wrap>
      {user === null ? (
        <SignedOutPreview
          parts={text.preview}
          onSignIn={() => openSignIn({ mode: 'signin', returnTo: null })}
        >
          {text.signIn}
        </SignedOutPreview>
      ) : (
        <div className="pb-(--section)">
          <ServerPart isSignedIn={user !== undefined} />
          <LocalPart />
        </div>
      )}
    </>
  );
}

function ServerPart({ isSignedIn }: { isSignedIn: boolean }) {
  const { data: keys, error, refetch } = useQuery({ ...keysQuery, enabled: isSignedIn });
  const { title, lead } = text.server;
  return (
    <Part id="server" title={title} lead={lead}>
      {keys ? (
        <ServerSetups hasKey={keys.some(canRead)} />
      ) : error ? (
        <PartProblem error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Part>
  );
}

function ServerSetups({ hasKey }: { hasKey: boolean }) {
  const { noKey, create, ownKey, codexKey, clients, keys } = text.server;
  if (!hasKey) {
    return (
      <>
        <p className="text-ui">{noKey}</p>
        <Button asChild look="primary" className="justify-self-start">
          <Link to="/account#api-keys">{create}</Link>
        </Button>
      </>
    );
  }
  return (
    <>
      <Setups label={clients} setups={serverSetups(window.location.origin)} />
      <p className="text-ui">
        {ownKey} <Link to="/account#api-keys">{keys}</Link>
      </p>
      <p className="text-ui">{codexKey}</p>
    </>
  );
}

function LocalPart() {
  const { title, lead, clients, path, targets } = text.local;
  return (
    <Part id="local" title={title} lead={lead}>
      <Setups label={clients} setups={LOCAL_SETUPS} />
      <p className="text-ui">{path}</p>
      <p className="text-ui">{targets}</p>
    </Part>
  );
}

function canRead({ scopes, expiresAt }: ApiKey): boolean {
  return scopes.includes('read') && (expiresAt === null || new Date(expiresAt) > new Date());
}
