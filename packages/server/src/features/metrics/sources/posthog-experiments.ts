import { z } from 'zod';
import type { Ask } from './ask.ts';
import { readAnswer } from './collect-days.ts';
import {
  dayOfMoment,
  ifAny,
  keySchema,
  lineOf,
  MOST_VARIANTS,
  NO_METRIC,
  NO_RESULTS,
  newestOf,
  pagesIn,
  resultsOf,
} from './experiment-results.ts';
import type { ConnectionTarget, ExperimentSource, FoundExperiment } from './source.ts';

/**
 * PostHog: experiments with the people of each variant who completed the funnel of a metric.
 * https://posthog.com/docs/experiments/surfaces/api
 * https://posthog.com/docs/api/experiments
 * https://posthog.com/docs/api/queries
 */
export const posthogExperimentsSource: ExperimentSource = {
  kind: 'experiments',
  id: 'posthog-experiments',
  // A key that may only read experiments lists no projects.
  listProperties: async () => [],
  async fetchExperiments(ask, { credentials, property, goal }) {
    const project = projectOf(ask, credentials, property);
    const found: FoundExperiment[] = [];
    for (const experiment of await newest(project)) {
      const results = await resultsIn(project, experiment, goal);
      found.push({ ...aboutOf(experiment), ...results, pages: pagesIn(textsOf(experiment)) });
    }
    return found;
  },
};

const PAGE = 100;
const MOST_PARTS = 10;
/** PostHog calls the side without the change so. */
const CONTROL = 'control';

const metricSchema = z.looseObject({
  kind: z.string().optional(),
  metric_type: z.string().optional(),
  name: z.string().nullish(),
});
type Metric = z.infer<typeof metricSchema>;
const variantsSchema = z.array(z.object({ key: z.string(), name: z.string().nullish() }));
const experimentSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullish(),
  start_date: z.string().nullish(),
  end_date: z.string().nullish(),
  archived: z.boolean().default(false),
  feature_flag: z
    .object({
      filters: z.object({ multivariate: z.object({ variants: variantsSchema }).nullish() }),
    })
    .nullish(),
  metrics: z.array(metricSchema).nullish(),
  saved_metrics: z
    .array(z.object({ metadata: z.object({ type: z.string().optional() }).nullish(), query: metricSchema }))
    .nullish(),
  exposure_criteria: z
    .object({
      exposure_config: z
        .object({ properties: z.array(z.object({ value: z.unknown() })).nullish() })
        .nullish(),
    })
    .nullish(),
});
type Experiment = z.infer<typeof experimentSchema>;
const listSchema = z.object({ next: z.string().nullable(), results: z.array(experimentSchema) });

const sideSchema = z.object({ key: keySchema, number_of_samples: z.number(), sum: z.number() });
type Side = z.infer<typeof sideSchema>;
const resultsSchema = z.object({
  baseline: sideSchema,
  variant_results: z.array(sideSchema).max(MOST_VARIANTS),
});

type Project = (path: string, body?: object) => Promise<unknown>;

function projectOf(ask: Ask, { address, key }: ConnectionTarget['credentials'], property: string): Project {
  const headers = { authorization: `Bearer ${key}` };
  const base = `${address}/api/projects/${encodeURIComponent(property)}`;
  return (path, body) => ask({ url: `${base}${path}`, headers, ...(body && { body }) });
}

/** `next` is only believed to say that there is more: its address may be any. */
async function newest(project: Project): Promise<Experiment[]> {
  const all: Experiment[] = [];
  for (let part = 0; part < MOST_PARTS; part++) {
    const answer = await project(`/experiments/?limit=${PAGE}&offset=${part * PAGE}`);
    const { next, results } = readAnswer(listSchema, answer);
    all.push(...results);
    if (next === null) break;
  }
  const started = all.filter(({ archived, start_date: start }) => !archived && dayOfMoment(start) !== null);
  return newestOf(started, ({ start_date: start }) => start ?? '');
}

function aboutOf({ id, name, start_date: start, end_date: end }: Experiment) {
  const endedOn = dayOfMoment(end);
  return {
    externalId: String(id),
    name: lineOf(name) || String(id),
    state: endedOn === null ? ('running' as const) : ('finished' as const),
    startedOn: dayOfMoment(start),
    endedOn,
  };
}

async function resultsIn(project: Project, experiment: Experiment, goal: string | null) {
  const metric = conversionMetric(experiment, goal);
  if (metric === undefined) return NO_METRIC;
  const query = { kind: 'ExperimentQuery', experiment_id: experiment.id, metric };
  // An experiment that no one has seen is answered with status 400.
  const answer = await ifAny(project('/query/', { query, refresh: 'blocking' }));
  if (answer === null) return NO_RESULTS;
  const { baseline, variant_results: variants } = readAnswer(resultsSchema, answer);
  const names = namesIn(experiment);
  const sideOf = ({ key, number_of_samples: visitors, sum: conversions }: Side) => ({
    key,
    name: names.get(key) ?? key,
    visitors,
    conversions,
  });
  const others = variants.filter(({ key }) => key !== baseline.key).map(sideOf);
  return resultsOf(metric.name ?? 'Funnel', sideOf(baseline), others);
}

/** Only funnels count people: other metrics count events or sum amounts. */
function conversionMetric({ metrics, saved_metrics: saved }: Experiment, goal: string | null) {
  const shared = (saved ?? []).filter(({ metadata }) => metadata?.type !== 'secondary');
  const all: Metric[] = [...(metrics ?? []), ...shared.map(({ query }) => query)];
  return all.find(
    ({ kind, metric_type: type, name }) =>
      kind === 'ExperimentMetric' && type === 'funnel' && (goal === null || goal === name),
  );
}

function namesIn({ feature_flag: flag }: Experiment): Map<string, string> {
  const variants = flag?.filters.multivariate?.variants ?? [];
  return new Map(variants.map(({ key, name }) => [key, name || (key === CONTROL ? 'Control' : key)]));
}

function textsOf({ name, description, exposure_criteria: criteria }: Experiment): string[] {
  const values = (criteria?.exposure_config?.properties ?? []).flatMap(({ value }) => value);
  return [name, description ?? '', ...values.filter((value) => typeof value === 'string')];
}
