import { hasPro, isFounder, type ListedEmails } from '../../access/plan.ts';
import type { Database } from '../../database/connection.ts';
import type { FindAccount } from '../../http/identity.ts';
import { sessionCookieName, signSid, unsignSid } from './session-cookie.ts';
import { findSession, keepSession, SESSION_IDLE_S } from './sessions.ts';

export interface FindAccountOptions extends ListedEmails {
  database: Database;
  secret: string;
  /** Former secrets. */
  formerSecrets: string[];
  publicUrl: string;
}

/** Finds the signed-in account by the session cookie, and sets a new cookie if the session was renewed. */
export function findAccountBySession(options: FindAccountOptions): FindAccount {
  const { database, secret, formerSecrets, publicUrl, proEmails, founderEmails } = options;
  const name = sessionCookieName(publicUrl);
  return async (request) => {
    const sid = unsignSid(request.cookies[name], [secret, ...formerSecrets]);
    const found = sid === null ? null : await findSession(database, sid);
    if (sid === null || found === null) return null;
    const { user, session } = found;
    const renewed = await keepSession(database, session, sid);
    return {
      actor: {
        kind: 'user',
        id: user.id,
        workspaceId: user.id,
        role: 'owner',
        isPro: hasPro(user, proEmails),
        isFounder: isFounder(user, founderEmails),
      },
      sessionId: session.id,
      cookie: renewed === null ? null : { name, value: signSid(renewed, secret), maxAgeS: SESSION_IDLE_S },
    };
  };
}
