import type { Database } from '../../database/connection.ts';
import { takeAllowances } from '../../platform/rate-limits.ts';

/** Longer than an authenticator code is valid, including the steps before and after. */
const CODE_LIFE_S = 120;

/** True if an authenticator code is used for the first time. */
export async function takeCodeOnce(database: Database, userId: string, code: string): Promise<boolean> {
  const key = `code/${userId}/${code}`;
  return (await takeAllowances(database, [{ key, max: 1, windowS: CODE_LIFE_S }])) === null;
}
