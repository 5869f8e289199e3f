import { it } from 'vitest';
import { playDatabaseGone } from './database-gone.ts';

it('PostgreSQL is gone for a minute: nothing is lost or doubled, and the product goes on', async () => {
  await playDatabaseGone([60_000]);
}, 400_000);
