import { it } from 'vitest';
import { playDatabaseGone } from './database-gone.ts';

it('PostgreSQL restarts twice under load: nothing is lost or doubled, and the product goes on', async () => {
  await playDatabaseGone([500, 2_000]);
}, 240_000);
