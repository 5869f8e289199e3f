import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase, EMBEDDED } from '../testing/test-database.ts';
import { MIGRATIONS_FOLDER } from './migrate.ts';

/** Data and statements of the version before data belonged to workspaces. */

const ADA = '0a000000-0000-4000-8000-000000000001';
const TEAM = '0b000000-0000-4000-8000-000000000001';
const FIRST = '0022_workspace_data.sql';

let client: pg.Client;
let close: () => Promise<void>;

const run = async (sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows;

async function migrate(isWanted: (file: string) => boolean): Promise<void> {
  const files = globSync('*.sql', { cwd: MIGRATIONS_FOLDER }).sort().filter(isWanted);
  for (const file of files) {
    const statements = readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8').split('--> statement-breakpoint');
    for (const statement of statements) await client.query(statement);
  }
}

const ANALYSIS = `insert into analyses (actor, key, url, input, progress, state)
  values ($1, $2, 'https://shop.test/', '{}', '{"stage": "queued"}', $3) returning *`;
const REPORT = `insert into reports (user_id, analysis_id, title, input_type, input_data, analysis_results, overall_score, scores, recommendations, page_key)
  values ($1, $2, 'Kettles', 'url', '{}', '{}', 'A', '[]', '[]', 'url:https://shop.test/') returning *`;

beforeAll(async () => {
  const { url, close: drop } = await createEmptyDatabase(EMBEDDED);
  client = new pg.Client({ connectionString: url });
  await client.connect();
  close = async () => {
    await client.end();
    await drop();
  };
  await migrate((file) => file < FIRST);
  await run(
    `insert into users (id, email, stripe_customer_id, subscription_status, billing_version)
     values ($1, 'ada@shop.test', 'cus_1', 'active', 3)`,
    [ADA],
  );
  const [analysis] = await run(ANALYSIS, [`user:${ADA}`, 'before', 'done']);
  await run(REPORT, [ADA, analysis.id]);
  await run(`insert into trial_runs (report_id, user_id, kind) select id, user_id, 'words' from reports`);
  await run(
    `insert into api_keys (user_id, name, prefix, hash, scopes) values ($1, 'CI', 'lm_1', '-', '{read}')`,
    [ADA],
  );
  await run(
    `insert into webhooks (user_id, name, sealed_address, format, events, sealed_secret)
     values ($1, 'Team', '-', 'standard', '[]', '-')`,
    [ADA],
  );
  await run(`insert into report_ticks (report_id, user_id, item) select id, user_id, 'cta' from reports`);
  await run(
    `insert into reanalysis_schedules (user_id, page_key, every, next_at) values ($1, 'url:https://shop.test/', 'week', now())`,
    [ADA],
  );
  await run(
    `insert into subscriptions (id, user_id, customer_id, plan_type, status, pro_until)
     values ('sub_1', $1, 'cus_1', 'monthly', 'active', now())`,
    [ADA],
  );
  await migrate((file) => file >= FIRST);
}, 120_000);

afterAll(() => close());

it('keeps everything of a person in their personal workspace', async () => {
  for (const table of ['analyses', 'reports', 'trial_runs', 'api_keys', 'webhooks']) {
    expect([table, await run(`select workspace_id from ${table}`)]).toEqual([table, [{ workspace_id: ADA }]]);
  }
  expect(await run('select messages from analyses')).toMatchObject([{ messages: [{ stage: 'queued' }] }]);
  expect(
    await run('select stripe_customer_id, subscription_status, billing_version from workspaces'),
  ).toEqual([{ stripe_customer_id: 'cus_1', subscription_status: 'active', billing_version: 3 }]);
});

it('fills in the workspace of rows that the former version writes', async () => {
  await run(`insert into workspaces (id, kind, name) values ($1, 'team', 'Kettles')`, [TEAM]);
  const [own] = await run(ANALYSIS, [`user:${ADA}`, 'after', 'queued']);
  expect(own.workspace_id).toBe(ADA);
  expect((await run(REPORT, [ADA, own.id]))[0].workspace_id).toBe(ADA);
  // Asked for in a team by this version, stored by a worker of the former one.
  const [asked] = await run(ANALYSIS, [`user:${ADA}`, 'team', 'queued']);
  await run('update analyses set workspace_id = $1 where id = $2', [TEAM, asked.id]);
  const [stored] = await run(REPORT, [ADA, asked.id]);
  expect(stored.workspace_id).toBe(TEAM);
  const [trial] = await run(
    `insert into trial_runs (report_id, user_id, kind) values ($1, $2, 'first') returning workspace_id`,
    [stored.id, ADA],
  );
  expect(trial.workspace_id).toBe(TEAM);
  // A request of an account that is just being deleted.
  expect(
    (await run(ANALYSIS, ['user:0a000000-0000-4000-8000-00000000000f', 'gone', 'queued']))[0].workspace_id,
  ).toBeNull();
});

it('shares the payments of a person with their workspace, in both directions', async () => {
  const both = () =>
    run(`select u.subscription_status as person, w.subscription_status as workspace, u.billing_version = w.billing_version as same
      from users u join workspaces w using (id)`);
  await run(`update users set subscription_status = 'past_due', billing_version = billing_version + 1`);
  expect(await both()).toEqual([{ person: 'past_due', workspace: 'past_due', same: true }]);
  await run(
    `update workspaces set subscription_status = 'canceled', billing_version = billing_version + 1 where id = $1`,
    [ADA],
  );
  expect(await both()).toEqual([{ person: 'canceled', workspace: 'canceled', same: true }]);
  await run(`update workspaces set subscription_status = 'active' where id = $1`, [TEAM]);
  expect(await both()).toHaveLength(1);
});

it('removes what is a person’s own with them, and leaves a team its rows', async () => {
  await run('delete from users where id = $1', [ADA]);
  expect(await run('select workspace_id, user_id from reports')).toEqual([
    { workspace_id: TEAM, user_id: null },
  ]);
  expect(await run('select workspace_id, user_id from trial_runs')).toEqual([
    { workspace_id: TEAM, user_id: null },
  ]);
  for (const table of ['api_keys', 'webhooks', 'report_ticks', 'reanalysis_schedules', 'subscriptions']) {
    expect([table, await run(`select 1 from ${table}`)]).toEqual([table, []]);
  }
});
