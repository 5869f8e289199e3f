import type { Database } from './connection.ts';

/**
 * A statement that is built once for each database, and that each connection has parsed once. For what most
 * requests ask: building one takes as long as answering it.
 */
export function prepared<Statement>(
  build: (database: Database) => Statement,
): (database: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (database) => {
    const statement = built.get(database) ?? build(database);
    built.set(database, statement);
    return statement;
  };
}
