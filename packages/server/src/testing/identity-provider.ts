import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** The provider's data about the next person who signs in. */
export interface TestIdentity {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
  picture?: string;
}

export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The next person who signs in; null declines. */
  person: TestIdentity | null;
  /** Completes the sign-in that an address of the provider starts, and returns the address that it leads back to. */
  signIn(address: string): Promise<URL>;
  close(): Promise<void>;
}

/**
 * A real OpenID provider on this machine, where everyone is signed in without being asked.
 * @param claimsIn where it sends the identity: Google uses the ID token
 */
export async function startIdentityProvider(
  redirectUri: string,
  claimsIn: 'id token' | 'user info' = 'id token',
): Promise<IdentityProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'liftmark', clientSecret: 'a secret of the tests' };
  const people = new Map<string, TestIdentity>();
  const provider = new Provider(issuer, {
    clients: [
      { client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [redirectUri] },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'picture'],
    },
    conformIdTokenClaims: claimsIn === 'user info',
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/sign-in/${interaction.uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ ...people.get(accountId), sub: accountId }),
    }),
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId,
        accountId: context.oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const handler = provider.callback();
  const self: IdentityProvider = {
    issuer,
    ...client,
    person: null,
    async signIn(address) {
      const cookies = new Map<string, string>();
      let at = new URL(address);
      while (at.origin === issuer) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
        for (const set of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          cookies.set(name, value);
        }
        const next = response.headers.get('location');
        if (next === null)
          throw new Error(`${at.pathname} answered ${response.status}: ${await response.text()}`);
        at = new URL(next, at);
      }
      return at;
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/sign-in/')) return handler(request, response);
    const { person } = self;
    if (person) people.set(person.sub, person);
    const outcome =
      person === null
        ? { error: 'access_denied', error_description: 'The person said no' }
        : { login: { accountId: person.sub } };
    await provider.interactionFinished(request, response, outcome, { mergeWithLastSubmission: false });
  });
  return self;
}
