import type { Database } from '../../database/connection.ts';
import { takeAllowances } from '../../platform/rate-limits.ts';

/** Longer than an authenticator's code is accepted, with the step before and after it. */
const CODE_LIFE_S = 120;

/** Whether a code of an authenticator app is shown for the first time. */
export async function takeCodeOnce(database: Database, userId: string, code: string): Promise<boolean> {
  const key = `code/${userId}/${code}`;
  return (await takeAllowances(database, [{ key, max: 1, windowS: CODE_LIFE_S }])) === null;
}
