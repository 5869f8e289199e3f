import type { Database } from './connection.ts';

/**
 * Values built once per open database, such as a statement that each connection parses once. Building the most
 * frequent queries takes as long as answering them.
 */
export function prepared<Made>(make: (database: Database) => Made): (database: Database) => Made {
  const made = new WeakMap<Database, Made>();
  return (database) => {
    const found = made.get(database) ?? make(database);
    made.set(database, found);
    return found;
  };
}
