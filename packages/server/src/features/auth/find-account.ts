import { hasPro, isFounder, type ListedEmails } from '../../access/plan.ts';
import type { Database } from '../../database/connection.ts';
import { type FindAccount, namedWorkspace } from '../../http/identity.ts';
import { sessionCookieName, signSid, unsignSid } from './session-cookie.ts';
import { findSession, keepSession, keepWorkspace, SESSION_IDLE_S } from './sessions.ts';

export interface FindAccountOptions extends ListedEmails {
  database: Database;
  secret: string;
  /** Former secrets. */
  formerSecrets: string[];
  publicUrl: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Finds the signed-in account by the session cookie, and sets a new cookie if the session was renewed. */
export function findAccountBySession(options: FindAccountOptions): FindAccount {
  const { database, secret, formerSecrets, publicUrl, proEmails, founderEmails } = options;
  const name = sessionCookieName(publicUrl);
  return async (request) => {
    const sid = unsignSid(request.cookies[name], [secret, ...formerSecrets]);
    if (sid === null) return null;
    const named = namedWorkspace(request);
    const workspace = named !== null && UUID.test(named) ? named : null;
    const found = await findSession(database, { sid, workspace });
    if (found === null) return null;
    const { user, session, member } = found;
    const renewed = await keepSession(database, session, sid);
    if (member.isNews) await keepWorkspace(database, user, member);
    return {
      actor: {
        kind: 'user',
        id: user.id,
        workspaceId: member.workspaceId,
        role: member.role,
        isPro: hasPro(found.workspace, user, proEmails),
        isFounder: isFounder(user, founderEmails),
      },
      sessionId: session.id,
      isInWorkspace: named === null || member.isNamed === true,
      cookie: renewed === null ? null : { name, value: signSid(renewed, secret), maxAgeS: SESSION_IDLE_S },
    };
  };
}
