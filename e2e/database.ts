import { join } from 'node:path';
import { type Database, openDatabase } from '../packages/server/src/database/connection.ts';
import type { Product } from './product.ts';

/** Works on the database of a running product, for what no test can wait for or make by hand. */
export async function withDatabase<Result>(
  { dataFolder }: Pick<Product, 'dataFolder'>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { database, close } = await openDatabase({
    url: undefined,
    embeddedFolder: join(dataFolder, 'postgres'),
    onError: (error) => {
      throw error;
    },
    onNotice: () => undefined,
  });
  try {
    return await work(database);
  } finally {
    await close();
  }
}

/** Keeps the product from trying the first fixes of new reports, which opens each page once more. */
export async function leaveFixesUntried(product: Pick<Product, 'dataFolder'>): Promise<void> {
  await withDatabase(product, async (database) => {
    await database.execute(
      'create function leave_untried() returns trigger language plpgsql as $$ begin return null; end $$',
    );
    await database.execute(
      `create trigger leave_untried before insert on trial_runs
       for each row when (new.kind = 'first') execute function leave_untried()`,
    );
  });
}
