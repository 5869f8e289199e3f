/** Who asks. Every call of a service says it. */
export type Actor =
  /** Somebody without an account, known by a random id in a signed cookie. */
  { kind: 'visitor'; id: string } | { kind: 'user'; id: string; isPro: boolean };

export interface Context {
  actor: Actor;
  requestId: string;
}

/** The actor as tables and logs name it. */
export function actorName(actor: Actor): string {
  return `${actor.kind}:${actor.id}`;
}
