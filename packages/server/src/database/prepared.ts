import type { Database } from './connection.ts';

/**
 * What is made of a database once and for as long as it is open, such as a statement that each connection parses
 * once: for what most requests ask, building it takes as long as answering it.
 */
export function prepared<Made>(make: (database: Database) => Made): (database: Database) => Made {
  const made = new WeakMap<Database, Made>();
  return (database) => {
    const found = made.get(database) ?? make(database);
    made.set(database, found);
    return found;
  };
}
