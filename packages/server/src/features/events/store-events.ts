import type { EventsRequest } from '@liftmark/contract/events';
import type { Context } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { analyticsEvents } from '../../database/schema.ts';

/** Stores events from a browser. Without a session id the visitor hasn't consented, so the event belongs to no one. */
export async function storeEvents(
  database: Database,
  { actor }: Context,
  { sessionId, events }: EventsRequest,
): Promise<void> {
  const now = Date.now();
  const userId = sessionId !== null && actor.kind === 'user' ? actor.id : null;
  await database.insert(analyticsEvents).values(
    events.map(({ event, ageMs, ...properties }) => ({
      event,
      properties,
      sessionId,
      userId,
      timestamp: new Date(now - ageMs),
    })),
  );
}
