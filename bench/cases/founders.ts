import { withDatabase } from '../../e2e/database.ts';
import { type Product, startProduct } from '../../e2e/product.ts';
import { rollUpEvents } from '../../packages/server/src/features/founders/roll-up-events.ts';
import { type Case, type Row, row, timed } from '../case.ts';

const LIMIT_MS = 300;
const WARM_UP = 3;
const RUNS = 40;
const founder = { email: 'founder@shop.test', password: 'correct kettle battery' };

/** A product that has been used for a hundred days. Made in one statement each, as nobody could wait for more. */
const DATA = [
  `insert into users (email, email_verified, first_name, last_name, stripe_customer_id, subscription_status, created_at)
    select 'person-' || n || '@shop.test', n % 3 > 0, 'Person', 'No. ' || n, case when n % 10 = 0 then 'cus_' || n end,
      case when n % 50 = 0 then 'trialing' when n % 10 = 0 then 'active' else 'free' end,
      now() - n % 100 * interval '1 day' - n % 1440 * interval '1 minute'
    from generate_series(1, 50000) as made(n)`,
  `insert into subscriptions (id, user_id, customer_id, plan_type, status, trial_ends_at, pro_until, created_at)
    select 'sub_' || id, id, stripe_customer_id, case when random() < 0.3 then 'annual' else 'monthly' end,
      subscription_status, case when random() < 0.5 then created_at + interval '7 days' end,
      created_at + random() * 200 * interval '1 day', created_at
    from users where stripe_customer_id is not null`,
  `create temporary table people as select id, row_number() over () as place from users`,
  `insert into analyses (actor, key, url, input, state, progress, failure_code, timings, created_at)
    select 'user:' || p.id, 'key-' || n, 'https://shop.test/', '{}', case when n % 12 = 0 then 'failed' else 'done' end,
      '{}', case when n % 12 = 0 then (array['timeout', 'dns', 'blocked_by_site', 'unavailable'])[1 + n % 4] end,
      case when n % 12 > 0 then jsonb_build_object('captureMs', random() * 9000, 'observeMs', random() * 200,
        'checkMs', random() * 400, 'adviseMs', random() * 300, 'totalMs', random() * 9900) end,
      now() - random() * 100 * interval '1 day'
    from generate_series(1, 200000) as made(n) join people p on p.place = 1 + n % 50000`,
  `insert into reports (user_id, url, title, input_type, input_data, analysis_results, overall_score, score_percent,
      scores, recommendations, created_at)
    select p.id, 'https://shop.test/' || n, 'Report ' || n, 'url', '{}', '{}', 'B', 75, '{}',
      case when n % 10 = 0 then (
        select jsonb_agg(jsonb_build_object('checks', jsonb_build_array('check-' || (n * c) % 40),
          'description', (select string_agg(md5(random()::text || i), '') from generate_series(1, 15) as filler(i))))
        from generate_series(1, 8) as advice(c)) else '[]' end,
      now() - random() * 100 * interval '1 day'
    from generate_series(1, 200000) as made(n) join people p on p.place = 1 + n % 50000`,
  `insert into ratings (report_id, user_id, rating, created_at)
    select id, user_id, 1 + id % 5, created_at from reports where recommendations <> '[]'`,
  `insert into analytics_events (user_id, event, properties, session_id, timestamp)
    select case when n % 3 = 0 then p.id end,
      (array['page_view', 'page_view', 'page_view', 'engagement', 'scroll_depth', 'cta_click'])[1 + n % 6],
      jsonb_build_object('path', '/page-' || (n * 7) % 400, 'seconds', n % 200),
      case when n % 5 > 0 then 'session-' || n / 8 end,
      now() - (n / 8) * (100.0 / 125000) * interval '1 day' - n % 8 * interval '20 seconds'
    from generate_series(0, 999999) as made(n) join people p on p.place = 1 + n % 50000`,
  `insert into feedback (type, priority, message, status, user_id, created_at)
    select (array['bug', 'feature', 'general'])[1 + n % 3], (array['low', 'medium', 'high'])[1 + n % 3],
      'Message no. ' || n || ': ' || md5(n::text), case when n % 3 = 1 then 'planned' else 'open' end, p.id,
      now() - n * interval '10 minutes'
    from generate_series(1, 10000) as made(n) join people p on p.place = n`,
  `insert into audit_log (actor, action, subject, created_at)
    select 'user:' || p.id, (array['password_changed', 'pro_granted', 'sessions_ended'])[1 + n % 3], 'user:' || p.id,
      now() - n * interval '1 minute'
    from generate_series(1, 50000) as made(n) join people p on p.place = n`,
];

const CALLS = [
  'analytics?range=24h',
  'analytics?range=90d',
  'revenue?range=90d',
  'feedback',
  'health?range=24h',
  'health?range=90d',
  'users?range=90d',
  'all-users',
  'all-users?sort=reports',
  'all-users?search=4711',
  'all-users?page=1900',
  'trial-users',
  'payment-users',
  'all-feedback',
  'all-feedback?search=4711&sort=priority',
  'audit',
  'audit?search=person-4711',
];

async function run(): Promise<Row[]> {
  const product = await startProduct({ CHROME_PATH: 'none', FOUNDER_EMAILS: founder.email });
  try {
    const cookie = await signUp(product);
    await fill(product);
    const rows: Row[] = [];
    for (const path of CALLS) {
      const ask = async () => {
        const answer = await fetch(`${product.origin}/api/founders/${path}`, { headers: { cookie } });
        if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
        await answer.arrayBuffer();
      };
      for (let count = 0; count < WARM_UP; count += 1) await ask();
      const times: number[] = [];
      for (let count = 0; count < RUNS; count += 1) times.push(await timed(ask));
      times.sort((a, b) => a - b);
      rows.push(row(path, times[Math.ceil(RUNS * 0.95) - 1] ?? Number.NaN, LIMIT_MS));
    }
    return rows;
  } finally {
    await product.stop();
  }
}

async function signUp({ origin }: Product): Promise<string> {
  const answer = await fetch(`${origin}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ ...founder, firstName: 'Bench', lastName: 'Mark' }),
  });
  if (!answer.ok) throw new Error(`Signing up was answered with ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

/** The data, and the nightly job after it. */
async function fill(product: Product): Promise<void> {
  await withDatabase(product, async (database) => {
    await database.execute(`update users set email_verified = true where email = '${founder.email}'`);
    // One connection, for the temporary table.
    await database.transaction(async (transaction) => {
      for (const statement of DATA) await transaction.execute(statement);
    });
    await database.execute('vacuum analyze');
    const worker = { database, founderEmails: [founder.email], eventDays: 90 };
    await rollUpEvents(worker, {}, { signal: new AbortController().signal });
    await database.execute('vacuum analyze');
  });
}

export default {
  name: 'founders',
  measures:
    '95th percentile of the founders’ calls with 1,000,000 events, 50,000 users and 200,000 reports, beside the limit',
  unit: 'ms',
  goal: 1,
  judgedBy: 'worst',
  run,
} satisfies Case;
