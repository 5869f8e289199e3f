import * as oidc from 'openid-client';

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  issuer: string;
  /** Where the provider sends people back to, exactly as registered there. */
  redirectUri: string;
}

/** Stored between leaving for the provider and coming back. */
interface GoogleAttempt {
  state: string;
  nonce: string;
  verifier: string;
}

/** The person's identity at the provider. All texts are the provider's, so they are untrusted. */
export interface GoogleIdentity {
  subject: string;
  email: string;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  picture: string;
}

export interface GoogleClient {
  /** Address of the provider to redirect to. */
  begin(): Promise<{ url: string; attempt: GoogleAttempt }>;
  /**
   * Checks the answer: state, nonce, code and the whole ID token with its signature.
   * @throws if any of it is wrong
   */
  complete(query: string, attempt: GoogleAttempt): Promise<GoogleIdentity>;
}

const TIMEOUT_S = 10;

/** Sign-in with OpenID Connect. The provider's endpoints are fetched when the first person signs in. */
export function createGoogleClient(settings: GoogleSettings): GoogleClient {
  let known: Promise<oidc.Configuration> | null = null;
  const configuration = () => {
    // An outage of the provider must not turn it off for good.
    known ??= discover(settings).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
  return {
    async begin() {
      const config = await configuration();
      const attempt = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: settings.redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, attempt };
    },
    async complete(query, { state, nonce, verifier }) {
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, new URL(`${settings.redirectUri}${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const idToken = tokens.claims();
      if (idToken === undefined) throw new Error('The provider didn’t send an ID token');
      // Google puts everything into the ID token; other providers may return the address only from this call.
      const claims =
        idToken.email === undefined
          ? { ...(await oidc.fetchUserInfo(config, tokens.access_token, idToken.sub)) }
          : idToken;
      const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '');
      return {
        subject: idToken.sub,
        email: text('email'),
        isEmailVerified: claims.email_verified === true,
        firstName: text('given_name') || text('name'),
        lastName: text('family_name'),
        picture: text('picture'),
      };
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: GoogleSettings): Promise<oidc.Configuration> {
  const server = new URL(issuer);
  const config = await oidc.discovery(server, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_S,
    // Only a test provider has no TLS.
    execute: server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
  });
  oidc.enableNonRepudiationChecks(config);
  return config;
}
