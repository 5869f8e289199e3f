import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { measuredPageOf } from '@liftmark/contract/measuring';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { withDatabase } from '../database.ts';
import { signUp } from '../people.ts';
import { type Product, startProduct } from '../product.ts';
import { test as base, expect } from '../test.ts';

interface Services {
  url: string;
  server: Server;
  /** The key that they accept. */
  key: string;
  experimentStatus: 'running' | 'stopped';
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Plausible and GrowthBook on this machine, in the formats that they document. */
async function startServices(page: string): Promise<Services> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://services.test');
    const isKnown = request.headers.authorization === `Bearer ${services.key}`;
    const answer = isKnown ? answerTo(pathname, await text(request)) : null;
    response.writeHead(isKnown ? (answer === null ? 404 : 200) : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: 'No' }));
  });
  const answerTo = (pathname: string, body: string): object | null =>
    pathname === '/api/v2/query'
      ? plausibleDays(page, JSON.parse(body))
      : growthbookAnswer(pathname, page, services);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const services: Services = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    key: 'first-key',
    experimentStatus: 'running',
  };
  return services;
}

function plausibleDays(page: string, query: { date_range: [string, string]; filters: unknown[] }): object {
  const [host = '', ...path] = page.split('/');
  const [from, to] = query.date_range;
  const results = Array.from({ length: 120 }, (_, at) => dayBefore(at))
    .filter((day) => day >= from && day <= to)
    .map((day, at) => ({
      dimensions: [day, host, `/${path.join('/')}`],
      metrics: [query.filters.length > 0 ? 20 + (at % 5) : 900 + ((at * 37) % 130)],
    }));
  return { results };
}

function growthbookAnswer(pathname: string, page: string, { experimentStatus }: Services): object | null {
  const sides = [
    ['v0', 4_000, 92],
    ['v1', 3_990, 131],
  ] as const;
  const answers: Record<string, object> = {
    '/api/v1/projects': { projects: [{ id: 'prj', name: 'Shop' }] },
    '/api/v1/experiments': {
      hasMore: false,
      experiments: [
        {
          id: 'exp',
          name: 'Short order form',
          description: `On http://${page}`,
          dateUpdated: `${dayBefore(3)}T10:00:00Z`,
          status: experimentStatus,
          variations: [
            { variationId: 'v0', name: 'Control' },
            { variationId: 'v1', name: 'Four fields' },
          ],
          phases: [{ dateStarted: `${dayBefore(40)}T00:00:00Z`, dateEnded: `${dayBefore(4)}T00:00:00Z` }],
          settings: { goals: [{ metricId: 'fact__orders' }] },
        },
        {
          id: 'new',
          name: 'Price above the fold',
          dateUpdated: `${dayBefore(1)}T10:00:00Z`,
          status: 'running',
          variations: [
            { variationId: 'v0', name: 'Control' },
            { variationId: 'v1', name: 'With price' },
          ],
          phases: [{ dateStarted: `${dayBefore(1)}T00:00:00Z` }],
          settings: { goals: [{ metricId: 'fact__orders' }] },
        },
      ],
    },
    '/api/v1/fact-metrics/fact__orders': {
      factMetric: { id: 'fact__orders', name: 'Orders', metricType: 'proportion' },
    },
    '/api/v1/experiments/exp/results': {
      result: {
        results: [
          {
            metrics: [
              {
                metricId: 'fact__orders',
                variations: sides.map(([variationId, denominator, numerator]) => ({
                  variationId,
                  analyses: [{ denominator, numerator }],
                })),
              },
            ],
          },
        ],
      },
    },
  };
  return answers[pathname] ?? null;
}

/** What Search Console, which has one address in the world, would have given. */
async function giveSearches(product: Product, workspace: string, page: string): Promise<void> {
  await withDatabase(product, (database) =>
    database.execute(`
      with connection as (
        insert into metric_connections (workspace_id, source, sealed, property, name, fetched_at, tried_at, done_from, done_through, next_at, found)
        select id, 'search-console', '', 'sc-domain:shop.test', 'shop.test', now(), now(), '${dayBefore(31)}', '${dayBefore(4)}', now() + interval '9 days',
          '{"pages": 1, "days": 0, "searches": 4, "experiments": 0}'
        from workspaces where id = '${workspace}' returning id, workspace_id)
      insert into search_queries (workspace_id, page, query, clicks, impressions, connection_id)
      select workspace_id, '${page}', query, clicks, impressions, id from connection,
        (values ('shift planning software', 120, 3400), ('rota app for restaurants', 41, 900), ('saas', 3, 500), ('employee scheduling with payroll export', 1, 80)) as given (query, clicks, impressions)`),
  );
}

/** A product that may ask the services. */
const test = base.extend<object, { services: Services; product: Product }>({
  services: [
    async ({ pages }, use) => {
      const services = await startServices(measuredPageOf(pages.page('saas-vague')) ?? '');
      await use(services);
      services.server.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ pages, services }, use) => {
      const product = await startProduct({
        ALLOW_PRIVATE_TARGETS: `${pages.host},${new URL(services.url).host}`,
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** An entry of the menu of the first connection. */
async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function addConnection(page: Page, service: string, { url, key }: Services): Promise<void> {
  await page.getByRole('button', { name: 'Add a connection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a connection' });
  await dialog.getByLabel('Service', { exact: true }).selectOption({ label: service });
  await dialog.getByLabel('Address').fill(url);
  await dialog.locator('input[type=password]').fill(key);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

test('a connection from its key over an expired one to the result of an A/B test', async ({
  page,
  pages,
  services,
  product,
  consoleErrors,
}) => {
  test.setTimeout(400_000);
  const address = pages.page('saas-vague');
  const name = measuredPageOf(address) ?? '';
  await signUp(page.request, product);
  const made = await page.request.post('/api/analyze/url', {
    data: { url: address },
    headers: { origin: product.origin },
    timeout: 80_000,
  });
  expect([made.status(), await made.text()]).toEqual([200, expect.any(String)]);
  await page.goto('/account/measuring');
  await expect(page.getByRole('button', { name: 'Add a connection' })).toBeVisible();

  await addConnection(page, 'Plausible', services);
  const dialog = page.getByRole('dialog', { name: 'Add a connection' });
  await dialog.getByLabel('Domain of the site').fill('shop.test');
  await dialog.getByLabel('Goal').fill('Signup');
  services.key = 'second-key';
  await dialog.getByRole('button', { name: 'Add connection' }).click();
  await expect(dialog.getByText('Plausible no longer accepts the key.')).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('status of 400')]);
  await expectAccessible(page);
  services.key = 'first-key';
  await dialog.getByRole('button', { name: 'Add connection' }).click();
  const row = page.locator('#connections > div div').filter({ hasText: 'Plausible: shop.test' }).last();
  await expect(page.getByText('Plausible: shop.test')).toBeVisible();
  const { host } = new URL(services.url);
  await expect(row.getByText(`Address: ${host}`)).toBeVisible();
  await expect(page.getByText(/Last read .*: \d+ days of 1 page\./)).toBeVisible({ timeout: 60_000 });

  await chooseMore(page, 'Test');
  await expect(page.getByText(/^It works\. 1 page with \d+ visits on /)).toBeVisible();
  services.key = 'third-key';
  await chooseMore(page, 'Test');
  await expect(page.getByText('Plausible no longer accepts the key.')).toBeVisible();
  await page.getByRole('button', { name: 'Read now' }).click();
  await expect(page.getByText(/Last tried /)).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Replace key' }).click();
  const replacing = page.getByRole('dialog', { name: 'Replace key' });
  await expect(replacing.getByText(`The key is sent to ${host}.`)).toBeVisible();
  await replacing.getByLabel('Stats API key').fill('fourth-key');
  await replacing.getByRole('button', { name: 'Replace key' }).click();
  await expect(replacing.getByText('Plausible no longer accepts the key.')).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('status of 400')]);
  await expectAccessible(page);
  await replacing.getByLabel('Stats API key').fill('third-key');
  await replacing.getByRole('button', { name: 'Replace key' }).click();
  await expect(replacing).toBeHidden();
  await expect(page.getByText(/Last tried /)).toBeHidden({ timeout: 60_000 });
  await expect(page.getByText(/Last read .*: \d+ days of 1 page\./)).toBeVisible({ timeout: 60_000 });
  await chooseMore(page, 'Pause');
  await expect(page.getByText('Paused. Nothing is read.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read now' })).toBeHidden();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Paused. Nothing is read.')).toBeHidden();
  await expect(row).toBeVisible();

  await addConnection(page, 'GrowthBook', services);
  await dialog.getByLabel('Project').selectOption('All projects');
  await dialog.getByRole('button', { name: 'Add connection' }).click();
  await expect(page.getByRole('heading', { name: 'Short order form' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('It has no results yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose a page' }).click();
  const tie = page.getByRole('dialog', { name: 'Choose a page' });
  await expect(tie.getByLabel('Page')).toHaveValue(name);
  await tie.getByLabel('What was tested').fill('Shorter form');
  await expectAccessible(page);
  // The likeliest of what the report advises is suggested, and a person may choose another.
  const advice = tie.getByLabel('Recommendation it tests (optional)');
  await advice.selectOption({ index: 1 });
  await tie.getByRole('button', { name: 'Use result' }).click();
  await expect(page.getByText('Its result counts once the test has ended.')).toBeVisible();
  services.experimentStatus = 'stopped';
  await page.getByRole('button', { name: 'Read now' }).last().click();
  await expect(page.getByText(/^Clear improvement\.$/)).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  await page.locator('#pages').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name: 'Shorter form' })).toBeVisible();
  await expect(page.getByText(/Read from your A\/B tool\./)).toBeVisible();
  await expect(page.getByText(/^Tests the recommendation “/)).toBeVisible();
  await page.getByRole('button', { name: 'Change recommendation for “Shorter form”' }).click();
  await page.getByLabel('Recommendation it tests').selectOption('None');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Tests the recommendation “/)).toBeHidden();
  await expectAccessible(page);

  await page.goto('/account/measuring');
  await page.getByRole('button', { name: 'More' }).first().click();
  const removal = page.getByRole('menuitem', { name: 'Remove', exact: true });
  await expect(removal).toHaveClass(/text-danger/);
  await removal.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Plausible: shop.test')).toBeHidden();
});

test('the searches of a page over its words to the message of an analysis', async ({
  page,
  pages,
  product,
}) => {
  test.setTimeout(240_000);
  const address = pages.page('saas-vague');
  const name = measuredPageOf(address) ?? '';
  await signUp(page.request, product);
  const made = await page.request.post('/api/analyze/url', {
    data: { url: address },
    headers: { origin: product.origin },
    timeout: 80_000,
  });
  expect([made.status(), await made.text()]).toEqual([200, expect.any(String)]);
  const { reportId } = await made.json();
  const { id } = await (await page.request.get('/api/auth/user')).json();
  await giveSearches(product, id, name);
  await page.goto(`/account/measuring/page?${new URLSearchParams({ address: name })}`);
  await expect(page.getByText('120 clicks from 3,400 impressions')).toBeVisible();
  await expect(page.getByText(/Missing above the fold: /).first()).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await page.goto(`/report/${reportId}`);
  await expect(page.getByRole('heading', { name: 'Searches that lead here' })).toBeVisible();
  await page.getByRole('link', { name: 'See all 4 searches' }).click();
  await page.getByRole('link', { name: 'Analyze with “rota app for restaurants”' }).click();
  const message = page.getByLabel('Ad, email or search text (optional)');
  await expect(message).toHaveValue('rota app for restaurants');
  await page.getByRole('button', { name: 'Use “shift planning software”' }).click();
  await expect(message).toHaveValue('shift planning software');
  await expectAccessible(page);
});
