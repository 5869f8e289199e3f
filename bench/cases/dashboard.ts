import { startFixtureServer } from '@liftmark/engine/fixtures/server';
import { withDatabase } from '../../e2e/database.ts';
import { startProduct } from '../../e2e/product.ts';
import { type Case, median, type Row, row, timed } from '../case.ts';

const PAGES = 5_000;
const LIMIT_MS = 50;
const WARM_UP = 5;
const RUNS = 21;
const person = { email: 'bench@shop.test', password: 'correct kettle battery' };

/** A real report, as often as somebody could have pages: each its own page, in every state. */
const COPIES = `
  insert into reports (user_id, url, title, input_type, input_data, analysis_results, page_key, overall_score,
    score_percent, scores, recommendations, created_at, pre_optimization_cvr, post_optimization_cvr,
    optimization_status)
  select user_id, url || '?page=' || n, title || ' ' || n, input_type, input_data, analysis_results,
    page_key || n, overall_score, n * 37 % 101, scores, recommendations, created_at - n * interval '1 hour',
    2, 1 + n * 13 % 7, (array['action_required', 'optimized', 'archived'])[1 + n % 3]
  from reports, generate_series(2, ${PAGES}) as made(n)`;

const LISTS: [name: string, query: string][] = [
  ['newest first', 'status=all'],
  ['what needs action', 'status=action_required'],
  ['lowest score first', 'sort=score'],
  ['highest lift first', 'sort=lift'],
  ['by status', 'sort=status'],
  ['a word of a title', 'search=4711'],
];

async function run(): Promise<Row[]> {
  const fixtures = await startFixtureServer();
  const product = await startProduct({ CHROME_PATH: 'none', ALLOW_PRIVATE_TARGETS: fixtures.host });
  try {
    const cookie = await ownerOfPages(product, fixtures.page('saas-vague'));
    const list = async (query: string): Promise<{ total: number; nextCursor: string | null }> => {
      const answer = await fetch(`${product.origin}/api/dashboard/pages?${query}`, { headers: { cookie } });
      if (!answer.ok) throw new Error(`The list was answered with ${answer.status}`);
      return answer.json() as Promise<{ total: number; nextCursor: string | null }>;
    };
    const { total, nextCursor } = await list('status=all');
    if (total !== PAGES || nextCursor === null) throw new Error(`There are ${total} pages`);
    const rows: Row[] = [];
    for (const [name, query] of [...LISTS, ['the next 50', `cursor=${nextCursor}`]] as const) {
      for (let count = 0; count < WARM_UP; count += 1) await list(query);
      const times: number[] = [];
      for (let count = 0; count < RUNS; count += 1) times.push(await timed(() => list(query)));
      rows.push(row(name, median(times), LIMIT_MS));
    }
    return rows;
  } finally {
    await product.stop();
    await fixtures.close();
  }
}

/** @returns the cookie of somebody with 5,000 pages */
async function ownerOfPages(product: { origin: string; dataFolder: string }, url: string): Promise<string> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(product.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.origin, ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const signedUp = await post('/auth/signup', { ...person, firstName: 'Bench', lastName: 'Mark' });
  const cookie = signedUp.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  await post('/api/analyze/url', { url }, { cookie });
  await withDatabase(product, async (database) => {
    await database.execute(COPIES);
    await database.execute('analyze reports');
  });
  return cookie;
}

export default {
  name: 'dashboard',
  measures: 'GET /api/dashboard/pages of somebody with 5,000 pages, 50 a time, beside the limit',
  unit: 'ms',
  goal: 1,
  judgedBy: 'worst',
  run,
} satisfies Case;
