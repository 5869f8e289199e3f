import type { ApiScope } from '@liftmark/contract/api-keys';
import type { WorkspaceRole } from '@liftmark/contract/workspaces';

/** The actor of a request. Every service call takes one. */
export type Actor =
  /** A person who isn't signed in. Visitors own nothing and can't be told apart. */
  { kind: 'visitor' } | UserActor;

export interface UserActor {
  kind: 'user';
  id: string;
  /** The workspace that the person works in, whose plan counts. */
  workspaceId: string;
  /** Their role in it. */
  role: WorkspaceRole;
  isPro: boolean;
  isFounder: boolean;
}

/** What an API key may do. */
export interface KeyAccess {
  id: string;
  /** Its beginning, which is no secret. */
  prefix: string;
  scopes: ApiScope[];
  /** Null if it never expires. */
  expiresAt: Date | null;
}

export interface Context {
  actor: Actor;
  requestId: string;
  /** The session that a request of a signed-in user belongs to. */
  sessionId?: string;
  /** The API key that the request was made with, in place of a session. */
  key?: KeyAccess;
  /** The browser’s cookies: some links open only with theirs. */
  cookies?: Readonly<Record<string, string | undefined>>;
}

/** The workspace that something belongs to, with the actor's role there. */
export interface Place {
  workspaceId: string;
  role: WorkspaceRole;
  /** Whether the workspace has Pro. */
  isPro: boolean;
}

/** The same actor in another of their workspaces: what is addressed by its id is changed where it belongs. */
export function actingIn(actor: UserActor, { workspaceId, role, isPro }: Place): UserActor {
  return { ...actor, workspaceId, role, isPro };
}

/** The actor's name in tables and logs. */
export function actorName(actor: Actor): string {
  return actor.kind === 'user' ? `user:${actor.id}` : 'visitor';
}
