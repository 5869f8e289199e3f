import { createHash } from 'node:crypto';
import { like } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../database/connection.ts';
import { rateLimits } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import { returnAllowances, takeAllowance, takeAllowances } from '../platform/rate-limits.ts';
import { contextOf, type LimitKey } from './identity.ts';
import { networkOf } from './network.ts';
import { addQuota } from './quota-headers.ts';

/**
 * How often, within how many seconds: from one address, for one account from any address, and for one account from
 * one address. The last one slows down guessing without locking out the owner, who is elsewhere.
 */
const LIMITS: Record<
  | 'signin'
  | 'signup'
  | 'reset'
  | 'mail'
  | 'invitation'
  | 'analysis'
  | 'pdf'
  | 'trial'
  | 'chat'
  | 'checkout'
  | 'form'
  | 'connection'
  | 'file'
  | 'events'
  | 'link'
  | 'webhook'
  | 'site'
  | 'comment'
  | 'key',
  { address: number; account: number; accountFromAddress?: number; windowS: number }
> = {
  // An hour overlaps at most five windows, so an account can be tried at most 100 times in any hour.
  signin: { address: 100, account: 20, accountFromAddress: 10, windowS: 15 * 60 },
  signup: { address: 100, account: 10, windowS: 3600 },
  reset: { address: 30, account: 5, windowS: 3600 },
  mail: { address: 60, account: 20, windowS: 3600 },
  invitation: { address: 120, account: 60, windowS: 3600 },
  analysis: { address: 300, account: 120, windowS: 3600 },
  trial: { address: 240, account: 120, windowS: 3600 },
  pdf: { address: 120, account: 60, windowS: 600 },
  chat: { address: 60, account: 30, windowS: 600 },
  checkout: { address: 240, account: 60, windowS: 600 },
  // Messages to whoever runs the installation, also from people without an account.
  form: { address: 20, account: 20, windowS: 3600 },
  // Each asks an analytics service; twenty clients are set up in an hour.
  connection: { address: 240, account: 120, windowS: 3600 },
  // Logos and files of measured days.
  file: { address: 120, account: 60, windowS: 3600 },
  events: { address: 1200, account: 600, windowS: 3600 },
  // Guesses at the password of a link, whose account is the link.
  link: { address: 20, account: 10, windowS: 15 * 60 },
  // Everything that makes a request to someone's server by hand.
  webhook: { address: 120, account: 60, windowS: 600 },
  // Each reads a whole site.
  site: { address: 60, account: 30, windowS: 3600 },
  comment: { address: 600, account: 300, windowS: 3600 },
  // Each new key has a limit of its own and is mailed about, so their number is limited, too.
  key: { address: 240, account: 40, windowS: 3600 },
};
type Limited = keyof typeof LIMITS;

export interface Taken {
  /** For attempts that don't count after all, such as a successful sign-in. */
  giveBack(): Promise<void>;
}

/**
 * Counts a request against the limits of its address and its account.
 * @param account if it isn't the signed-in one, such as the address of a sign-in
 * @throws AppError `rate_limited` with the seconds to wait
 */
export type Limit = (request: FastifyRequest, what: Limited, account?: string) => Promise<Taken>;

/** The limits, stored in the database so that all processes count together. Each is multiplied by `factor`. */
export function createLimit(database: Database, factor: number): Limit {
  return async (request, what, account) => {
    const { address, account: perAccount, accountFromAddress, windowS } = LIMITS[what];
    const { actor } = contextOf(request);
    const whom = account ?? (actor.kind === 'user' ? actor.id : null);
    const network = hash(networkOf(request.ip));
    const here = [{ key: `${what}/address:${network}`, max: address * factor, windowS }];
    const anywhere: typeof here = [];
    if (whom !== null) {
      const key = accountKey(what, whom);
      if (accountFromAddress !== undefined)
        here.push({ key: `${key}/${network}`, max: accountFromAddress * factor, windowS });
      anywhere.push({ key, max: perAccount * factor, windowS });
    }
    // Requests that exceed the address's limit don't count for the account, so that one address can't lock the owner
    // out.
    const waitS = (await takeAllowances(database, here)) ?? (await takeAllowances(database, anywhere));
    if (waitS !== null) {
      throw rateLimited(waitS);
    }
    const keys = [...here, ...anywhere].map(({ key }) => key);
    return { giveBack: () => returnAllowances(database, keys) };
  };
}

function rateLimited(waitS: number): AppError {
  return new AppError('rate_limited', `Too many attempts. Please wait ${inWords(waitS)} and try again.`, {
    retryAfterS: waitS,
  });
}

/** Requests with one API key, multiplied by the same factor. */
const KEY_LIMIT = { max: 120, windowS: 60 };

/** The limit of each API key. */
export function createKeyLimit(database: Database, factor: number): LimitKey {
  const quota = Math.ceil(KEY_LIMIT.max * factor);
  const { windowS } = KEY_LIMIT;
  return async ({ id }, reply) => {
    const { used, resetsInS } = await takeAllowance(database, { key: `key/${id}`, windowS });
    addQuota(reply, { name: 'requests', quota, windowS, left: quota - used, resetsInS });
    if (used > quota) throw rateLimited(resetsInS);
  };
}

/** Forgets an account's count once the owner is authenticated. */
export async function forgetCounts(transaction: Transaction, what: Limited, account: string): Promise<void> {
  await transaction.delete(rateLimits).where(like(rateLimits.key, `${accountKey(what, account)}%`));
}

function accountKey(what: Limited, account: string): string {
  return `${what}/account:${hash(account)}`;
}

/** Addresses and accounts must not be readable in the table. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
