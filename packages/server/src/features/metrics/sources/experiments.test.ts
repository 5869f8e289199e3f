import { afterEach, describe, expect, it } from 'vitest';
import { growthbookSource } from './growthbook.ts';
import { posthogExperimentsSource } from './posthog-experiments.ts';
import type { FoundExperiment } from './source.ts';
import { type Asked, type FakeService, startFakeService } from './testing/fake-service.ts';

let service: FakeService;
afterEach(() => service.close());

type Answer = ReturnType<Parameters<typeof startFakeService>[0]>;
const NOT_FOUND: Answer = { status: 404, body: { message: 'Not found' } };
const briefly = ({ name, state, sides, missing }: FoundExperiment) => [
  name,
  state,
  sides && [sides.control, ...sides.variants].map((side) => [side.name, side.visitors, side.conversions]),
  missing,
];

describe('GrowthBook', () => {
  const target = {
    credentials: { address: 'https://api.growthbook.io', user: null, key: 'secret_abc' },
    property: 'all',
    goal: null,
  };
  const experiment = (id: string, change: object = {}) => ({
    id,
    name: `Test ${id}`,
    dateUpdated: '2026-11-20T10:00:00.000Z',
    hypothesis: '',
    description: '',
    archived: false,
    status: 'stopped',
    variations: [
      { variationId: 'v0', key: '0', name: 'Control' },
      { variationId: 'v1', key: '1', name: 'Short form' },
      { variationId: 'v2', key: '2', name: 'No form' },
    ],
    phases: [
      {
        name: 'Main',
        dateStarted: '2026-10-01T00:00:00.000Z',
        dateEnded: '2026-11-01T23:00:00.000Z',
        targetingCondition: '',
      },
    ],
    settings: { goals: [{ metricId: 'met_money' }, { metricId: 'fact__orders' }], secondaryMetrics: [] },
    resultSummary: { status: 'won', winner: 'v2' },
    ...change,
  });
  const results = (...counts: [string, number, number][]) => ({
    result: {
      results: [
        {
          dimension: '',
          totalUsers: 1,
          metrics: [
            {
              metricId: 'fact__orders',
              variations: counts.map(([variationId, denominator, numerator]) => ({
                variationId,
                analyses: [{ engine: 'bayesian', numerator, denominator, mean: 0 }],
              })),
            },
          ],
        },
      ],
    },
  });
  const known: Record<string, unknown> = {
    '/api/v1/metrics/met_money': { metric: { id: 'met_money', name: 'Revenue', type: 'revenue' } },
    '/api/v1/fact-metrics/fact__orders': {
      factMetric: { id: 'fact__orders', name: 'Orders', metricType: 'proportion' },
    },
    '/api/v1/experiments/a/results': results(['v0', 4_000, 92], ['v1', 4_010, 100], ['v2', 3_990, 121]),
  };
  const growthbook =
    (list: (asked: Asked) => object, more: Record<string, unknown> = {}) =>
    (asked: Asked): Answer => {
      const all = { ...known, ...more };
      if (asked.path === '/api/v1/experiments') return { body: list(asked) };
      return asked.path in all ? { body: all[asked.path] } : NOT_FOUND;
    };

  it('reads the visitors and conversions of each variation, the winner first, over all parts of the list', async () => {
    service = await startFakeService(
      growthbook(({ query }) =>
        query.get('offset') === '0'
          ? { experiments: [experiment('draft', { status: 'draft' })], hasMore: true, nextOffset: 100 }
          : {
              experiments: [experiment('a'), experiment('old', { archived: true })],
              hasMore: false,
              nextOffset: null,
            },
      ),
    );
    const found = await growthbookSource.fetchExperiments(service.ask, target);
    expect(found.map(briefly)).toEqual([
      [
        'Test a',
        'finished',
        [
          ['Control', 4_000, 92],
          ['No form', 3_990, 121],
          ['Short form', 4_010, 100],
        ],
        null,
      ],
    ]);
    expect(found[0]).toMatchObject({
      externalId: 'a',
      startedOn: '2026-10-01',
      endedOn: '2026-11-01',
      sides: { metric: 'Orders' },
    });
    expect(service.asked[0]?.headers.authorization).toBe('Bearer secret_abc');
  });

  it('says why an experiment has no result, and never makes it zero', async () => {
    service = await startFakeService(
      growthbook(
        () => ({
          experiments: [
            experiment('unseen', { status: 'running' }),
            experiment('empty'),
            experiment('money', {
              settings: { goals: [{ metricId: 'met_money' }], secondaryMetrics: [] },
            }),
            experiment('odd'),
          ],
          hasMore: false,
        }),
        {
          '/api/v1/experiments/empty/results': results(['v0', 0, 0], ['v1', 0, 0]),
          '/api/v1/experiments/odd/results': results(['v0', 10, 11], ['v1', 1e300, -4]),
        },
      ),
    );
    const found = await growthbookSource.fetchExperiments(service.ask, target);
    expect(found.map(briefly)).toEqual([
      ['Test unseen', 'running', null, 'It has no results yet.'],
      ['Test empty', 'finished', null, 'It has no results yet.'],
      ['Test money', 'finished', null, expect.stringContaining('None of its goal metrics')],
      ['Test odd', 'finished', null, expect.stringContaining('can’t be right')],
    ]);
    expect(found[0]?.endedOn).toBeNull();
  });

  it('knows the page from its texts, else from its visual editor', async () => {
    service = await startFakeService(
      growthbook(
        () => ({
          experiments: [
            experiment('a', { description: 'On https://www.shop.test/pricing/?x=1 only.' }),
            experiment('b'),
          ],
          hasMore: false,
        }),
        {
          '/api/v1/experiments/b/visual-changesets': {
            visualChangesets: [
              {
                editorUrl: 'https://shop.test/signup',
                urlPatterns: [{ type: 'simple', pattern: '/signup', include: true }],
              },
            ],
          },
        },
      ),
    );
    const found = await growthbookSource.fetchExperiments(service.ask, target);
    expect(found.map(({ pages }) => pages)).toEqual([['shop.test/pricing'], ['shop.test/signup']]);
  });

  it.each([
    [401, 'key'],
    [403, 'scope'],
    [429, 'rate'],
    [500, 'unreachable'],
  ])('names what an answer with %i means: %s', async (status, problem) => {
    service = await startFakeService(() => ({ status, body: { message: 'No' } }));
    await expect(growthbookSource.fetchExperiments(service.ask, target)).rejects.toMatchObject({ problem });
  });

  it('doesn’t take a key that expires between two questions for experiments without results', async () => {
    service = await startFakeService((asked) =>
      asked.path === '/api/v1/experiments'
        ? { body: { experiments: [experiment('a')], hasMore: false } }
        : { status: 401, body: { message: 'No' } },
    );
    await expect(growthbookSource.fetchExperiments(service.ask, target)).rejects.toMatchObject({
      problem: 'key',
    });
  });

  it('leaves out days that no calendar has', async () => {
    const phases = [{ dateStarted: '2026-02-31T00:00:00Z', dateEnded: '0000-01-01T00:00:00Z' }];
    service = await startFakeService(
      growthbook(() => ({
        experiments: [experiment('a', { phases, dateUpdated: '2026-13-01' })],
        hasMore: false,
      })),
    );
    const [found] = await growthbookSource.fetchExperiments(service.ask, target);
    expect(found).toMatchObject({ startedOn: null, endedOn: null });
  });

  it.each([
    ['an id that no database stores', experiment('a\u0000b')],
    ['an endless key', experiment('a', { variations: [{ variationId: 'v'.repeat(201), name: '' }] })],
    [
      'countless variants',
      experiment('a', {
        variations: Array.from({ length: 51 }, (_, at) => ({ variationId: `v${at}`, name: '' })),
      }),
    ],
  ])('doesn’t read %s', async (_name, hostile) => {
    service = await startFakeService(growthbook(() => ({ experiments: [hostile], hasMore: false })));
    await expect(growthbookSource.fetchExperiments(service.ask, target)).rejects.toMatchObject({
      problem: 'format',
    });
  });

  it.each([
    ['a list of another shape', { items: [] }, known['/api/v1/experiments/a/results']],
    ['results of another shape', null, { result: { metrics: {} } }],
  ])('doesn’t read %s', async (_name, list, answer) => {
    service = await startFakeService(
      growthbook(() => list ?? { experiments: [experiment('a')], hasMore: false }, {
        '/api/v1/experiments/a/results': answer,
      }),
    );
    await expect(growthbookSource.fetchExperiments(service.ask, target)).rejects.toMatchObject({
      problem: 'format',
    });
  });
});

describe('PostHog', () => {
  const target = {
    credentials: { address: 'https://eu.posthog.com', user: null, key: 'phx_abc' },
    property: '7',
    goal: null,
  };
  const funnel = { kind: 'ExperimentMetric', metric_type: 'funnel', name: 'Order', series: [] };
  const experiment = (id: number, change: object = {}) => ({
    id,
    name: `Test ${id}`,
    description: 'https://shop.test/pricing',
    start_date: '2026-10-01T08:00:00Z',
    end_date: '2026-11-02T08:00:00Z',
    archived: false,
    feature_flag: {
      filters: {
        multivariate: {
          variants: [
            { key: 'control', rollout_percentage: 50 },
            { key: 'test', name: 'Short form' },
          ],
        },
      },
    },
    metrics: [{ kind: 'ExperimentMetric', metric_type: 'mean', name: 'Revenue' }, funnel],
    saved_metrics: [],
    exposure_criteria: {},
    ...change,
  });
  const side = (key: string, samples: number, sum: number) => ({
    key,
    number_of_samples: samples,
    sum,
    sum_squares: sum,
  });
  const posthog =
    (list: (asked: Asked) => object, answer: Answer) =>
    ({ path, ...asked }: Asked): Answer =>
      path.endsWith('/query/') ? answer : { body: list({ path, ...asked }) };
  const counted: Answer = {
    body: { baseline: side('control', 1_000, 31), variant_results: [side('test', 990, 44)] },
  };

  it('reads who completed the funnel, over all parts of the list, from its own address only', async () => {
    service = await startFakeService(
      posthog(
        ({ query }) =>
          query.get('offset') === '0'
            ? {
                count: 2,
                next: 'https://evil.test/?offset=100',
                results: [experiment(1), experiment(2, { start_date: null })],
              }
            : { count: 2, next: null, results: [experiment(3, { end_date: null })] },
        counted,
      ),
    );
    const found = await posthogExperimentsSource.fetchExperiments(service.ask, target);
    const sides = [
      ['Control', 1_000, 31],
      ['Short form', 990, 44],
    ];
    expect(found.map(briefly)).toEqual([
      ['Test 1', 'finished', sides, null],
      ['Test 3', 'running', sides, null],
    ]);
    expect(found[0]).toMatchObject({ endedOn: '2026-11-02', pages: ['shop.test/pricing'] });
    expect(new Set(service.asked.map(({ host }) => host))).toEqual(new Set(['eu.posthog.com']));
    const asked = service.asked.find(({ path }) => path.endsWith('/query/'));
    expect(JSON.parse(asked?.text ?? '').query).toEqual({
      kind: 'ExperimentQuery',
      experiment_id: 1,
      metric: funnel,
    });
  });

  it('says why an experiment has no result', async () => {
    const means = { metrics: [{ kind: 'ExperimentMetric', metric_type: 'mean', name: 'Revenue' }] };
    service = await startFakeService(
      posthog(() => ({ next: null, results: [experiment(1), experiment(2, means)] }), {
        status: 400,
        body: { type: 'validation_error', code: 'invalid_input', detail: '{"no-exposures": true}' },
      }),
    );
    const found = await posthogExperimentsSource.fetchExperiments(service.ask, target);
    expect(found.map(({ missing }) => missing)).toEqual([
      'It has no results yet.',
      expect.stringContaining('None of its goal metrics'),
    ]);
  });

  it.each<[string, Answer]>([
    ['key', { status: 401, body: {} }],
    ['scope', { status: 403, body: {} }],
    ['rate', { status: 429, headers: { 'retry-after': '60' }, body: {} }],
    ['format', { body: { insight: [], variants: [] } }],
  ])('names what doesn’t work: %s', async (problem, answer) => {
    service = await startFakeService(posthog(() => ({ next: null, results: [experiment(1)] }), answer));
    await expect(posthogExperimentsSource.fetchExperiments(service.ask, target)).rejects.toMatchObject({
      problem,
    });
  });
});
