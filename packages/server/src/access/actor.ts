/** Who asks. Every call of a service says it. */
export type Actor =
  /** Whoever is not signed in: they own nothing, and nothing tells one from another. */
  { kind: 'visitor' } | UserActor;

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
  return actor.kind === 'user' ? `user:${actor.id}` : 'visitor';
}
