/** Who asks. Every call of a service says it. */
export type Actor =
  /** Whoever is not signed in: known from one request to the next by nothing. */
  { kind: 'visitor'; id: string } | UserActor;

export interface UserActor {
  kind: 'user';
  id: string;
  isPro: boolean;
  isFounder: boolean;
}

export interface Context {
  actor: Actor;
  requestId: string;
  /** The session that a request of a signed-in user belongs to. */
  sessionId?: string;
}

/** The actor as tables and logs name it. */
export function actorName(actor: Actor): string {
  return `${actor.kind}:${actor.id}`;
}
