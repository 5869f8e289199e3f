import {
  type FounderUsers,
  founderUserSchema,
  PAGE_SIZE,
  type UsersQuery,
} from '@liftmark/contract/founders-lists';
import { type SQL, sql } from 'drizzle-orm';
import { hasPro } from '../../access/plan.ts';
import { HAS_CARD, IN_TRIAL } from './analytics.ts';
import { type FounderDeps, oneRow } from './founder-accounts.ts';
import { patternOf } from './search.ts';

/** The accounts in a list. */
export const USER_LISTS = {
  'all-users': sql`true`,
  'trial-users': IN_TRIAL,
  'payment-users': HAS_CARD,
} as const;

const SORTS: Record<UsersQuery['sort'], SQL> = {
  createdAt: sql`u.created_at`,
  email: sql`u.email`,
  reports: sql`coalesce(counted.reports, 0)`,
};

interface Row extends Record<string, unknown> {
  email: string;
  emailVerified: boolean;
  subscriptionStatus: string;
  createdAt: string;
  proUntil: string | null;
  grantedProUntil: string | null;
  endsAt: string | null;
}

/** Accounts with their plan and reports, a page at a time. Founders' accounts are marked, not excluded. */
export async function listUsers(
  deps: FounderDeps,
  { search, sort, order, page }: UsersQuery,
  kind: SQL,
): Promise<FounderUsers> {
  const pattern = patternOf(search);
  const matches = pattern === null ? kind : sql`${kind} and (${SEARCHED} ilike ${pattern})`;
  const key = SORTS[sort];
  // All accounts' reports are counted only when they decide the order, along their index instead of by hashing.
  const counted =
    sort === 'reports'
      ? sql`left join (
          select user_id, count(*) as reports from (select user_id from reports order by user_id offset 0) sorted
          group by user_id) counted on counted.user_id = u.id`
      : sql``;
  const [{ total }, { rows }] = await Promise.all([
    oneRow<{ total: number }>(
      deps.database,
      sql`select count(*)::int as total from users u where ${matches}`,
    ),
    deps.database.execute<Row>(sql`
      with shown as materialized (
        select u.id, ${key} as key from users u ${counted} where ${matches}
        order by ${key} ${direction(order)}, u.id
        limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE})
      select ${USER} from shown join users u on u.id = shown.id ${LATEST_SUBSCRIPTION} order by shown.key ${direction(order)}, u.id`),
  ]);
  return { users: rows.map((row) => presentUser(deps, row)), total };
}

/** One account in the format of the lists; null if it doesn't exist. */
export async function findListedUser(
  deps: FounderDeps,
  id: string,
): Promise<FounderUsers['users'][number] | null> {
  const { rows } = await deps.database.execute<Row>(
    sql`select ${USER} from users u ${LATEST_SUBSCRIPTION} where u.id = ${id}`,
  );
  const [row] = rows;
  return row === undefined ? null : presentUser(deps, row);
}

const SEARCHED = sql`(u.email || ' ' || u.first_name || ' ' || u.last_name)`;

const LATEST_SUBSCRIPTION = sql`left join lateral (
  select * from subscriptions where user_id = u.id order by created_at desc limit 1) s on true`;

const USER = sql`
  u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.auth_provider as "authProvider",
  u.subscription_status as "subscriptionStatus", u.stripe_customer_id as "stripeCustomerId",
  u.email_opt_in as "emailOptIn", u.email_verified as "emailVerified", u.created_at as "createdAt",
  u.pro_until as "proUntil", u.granted_pro_until as "grantedProUntil",
  s.plan_type as "planType",
  case when s.cancels_at_period_end or s.status = 'canceled' then s.pro_until end as "endsAt",
  (select count(*)::int from reports r where r.user_id = u.id) as "reports"`;

function presentUser({ founderEmails, proEmails }: FounderDeps, row: Row): FounderUsers['users'][number] {
  const grantedProUntil = ahead(row.grantedProUntil);
  const account = { ...row, proUntil: dateOf(row.proUntil), grantedProUntil };
  return founderUserSchema.parse({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    grantedProUntil: grantedProUntil?.toISOString() ?? null,
    endsAt: ahead(row.endsAt)?.toISOString() ?? null,
    isFounder: row.emailVerified && founderEmails.includes(row.email),
    isPro: hasPro({ ...account, kind: 'personal' }, account, proEmails),
  });
}

/** A moment in the future. */
function ahead(moment: string | null): Date | null {
  const date = dateOf(moment);
  return date !== null && date > new Date() ? date : null;
}

function dateOf(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}

function direction(order: UsersQuery['order']): SQL {
  return order === 'asc' ? sql`asc` : sql`desc`;
}
