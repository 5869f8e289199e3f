import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { simulatedObjects } from '../../../database/schema.ts';

/** Any stored object of the provider. */
export interface StoredObject {
  id: string;
  object: string;
  customer?: string | null;
  [field: string]: unknown;
}

export interface SimulatedStore {
  find(id: string): Promise<StoredObject | null>;
  /** Newest first. */
  list(object: string, customer?: string): Promise<StoredObject[]>;
  /** Stores a new object. If there is one with that id, returns it instead. */
  create(created: StoredObject): Promise<StoredObject>;
  replace(changed: StoredObject): Promise<void>;
}

export function databaseStore(database: Database): SimulatedStore {
  const find = async (id: string): Promise<StoredObject | null> => {
    const [found] = await database.select().from(simulatedObjects).where(eq(simulatedObjects.id, id));
    return found ? (found.data as StoredObject) : null;
  };
  return {
    find,
    async list(object, customer) {
      const found = await database
        .select({ data: simulatedObjects.data })
        .from(simulatedObjects)
        .where(
          and(
            eq(simulatedObjects.object, object),
            customer === undefined ? undefined : eq(simulatedObjects.customer, customer),
          ),
        )
        .orderBy(desc(simulatedObjects.createdAt));
      return found.map(({ data }) => data as StoredObject);
    },
    async create(created) {
      const { id, object, customer } = created;
      await database
        .insert(simulatedObjects)
        .values({ id, object, customer, data: created })
        .onConflictDoNothing();
      return (await find(id)) ?? created;
    },
    async replace(changed) {
      await database
        .update(simulatedObjects)
        .set({ data: changed })
        .where(eq(simulatedObjects.id, changed.id));
    },
  };
}
