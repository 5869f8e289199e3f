import type { ExperimentSides } from '@liftmark/contract/connections';
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
 * GrowthBook: experiments with the visitors and conversions of each variation in the last phase.
 * https://docs.growthbook.io/api/experiments/operation/listExperiments
 * https://docs.growthbook.io/api/experiments/operation/getExperimentResults
 */
export const growthbookSource: ExperimentSource = {
  kind: 'experiments',
  id: 'growthbook',
  async listProperties(ask, credentials) {
    const read = reader(ask, credentials);
    const { projects } = readAnswer(projectsSchema, await read(`/projects?limit=${PAGE}`));
    return [{ id: ALL, name: 'All projects' }, ...projects];
  },
  async fetchExperiments(ask, { credentials, property, goal }) {
    const read = reader(ask, credentials);
    const metrics = metricReader(read);
    const found: FoundExperiment[] = [];
    for (const experiment of await newest(read, property)) {
      const results = await resultsIn(read, metrics, experiment, goal);
      found.push({ ...aboutOf(experiment), ...results, pages: await pagesOf(read, experiment) });
    }
    return found;
  },
};

const PAGE = 100;
const MOST_PARTS = 10;
const ALL = 'all';

const projectsSchema = z.object({ projects: z.array(z.object({ id: z.string(), name: z.string() })) });
const goalsSchema = z.array(z.object({ metricId: z.string() })).default([]);
const experimentSchema = z.object({
  id: keySchema,
  name: z.string(),
  dateUpdated: z.string(),
  hypothesis: z.string().default(''),
  description: z.string().default(''),
  archived: z.boolean().default(false),
  status: z.string(),
  variations: z.array(z.object({ variationId: keySchema, name: z.string() })).max(MOST_VARIANTS),
  phases: z
    .array(
      z.object({
        dateStarted: z.string().default(''),
        dateEnded: z.string().default(''),
        targetingCondition: z.string().default(''),
      }),
    )
    .default([]),
  settings: z.object({ goals: goalsSchema, secondaryMetrics: goalsSchema }),
  resultSummary: z.object({ winner: z.string().default('') }).optional(),
});
type Experiment = z.infer<typeof experimentSchema>;
const experimentsSchema = z.object({ experiments: z.array(experimentSchema), hasMore: z.boolean() });

const resultsSchema = z.object({
  result: z.object({
    results: z.array(
      z.object({
        metrics: z.array(
          z.object({
            metricId: z.string(),
            variations: z.array(
              z.object({
                variationId: z.string(),
                analyses: z.array(z.object({ numerator: z.number(), denominator: z.number() })),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
});
/** https://docs.growthbook.io/api/visual-changesets/operation/listVisualChangesets */
const changesetsSchema = z.object({
  visualChangesets: z.array(
    z.object({
      editorUrl: z.string().default(''),
      urlPatterns: z.array(z.object({ pattern: z.string() })).default([]),
    }),
  ),
});

type Read = (path: string) => Promise<unknown>;

function reader(ask: Ask, { address, key }: ConnectionTarget['credentials']): Read {
  const headers = { authorization: `Bearer ${key}` };
  return (path) => ask({ url: `${address}/api/v1${path}`, headers });
}

/** Drafts have no visitors. */
async function newest(read: Read, project: string): Promise<Experiment[]> {
  const all: Experiment[] = [];
  const chosen = project === ALL ? '' : `&projectId=${encodeURIComponent(project)}`;
  for (let part = 0; part < MOST_PARTS; part++) {
    const answer = await read(`/experiments?limit=${PAGE}&offset=${part * PAGE}${chosen}`);
    const { experiments, hasMore } = readAnswer(experimentsSchema, answer);
    all.push(...experiments);
    if (!hasMore) break;
  }
  const shown = all.filter(
    ({ archived, status }) => !archived && (status === 'running' || status === 'stopped'),
  );
  return newestOf(shown, ({ dateUpdated }) => dateUpdated);
}

function aboutOf({ id, name, status, phases, dateUpdated }: Experiment) {
  const phase = phases.at(-1);
  const isFinished = status === 'stopped';
  return {
    externalId: id,
    name: lineOf(name) || id,
    state: isFinished ? ('finished' as const) : ('running' as const),
    startedOn: dayOfMoment(phase?.dateStarted),
    endedOn: isFinished ? (dayOfMoment(phase?.dateEnded) ?? dayOfMoment(dateUpdated)) : null,
  };
}

async function resultsIn(read: Read, metrics: MetricReader, experiment: Experiment, goal: string | null) {
  const metric = await conversionMetric(metrics, experiment, goal);
  if (metric === null) return NO_METRIC;
  const answer = await ifAny(read(`/experiments/${encodeURIComponent(experiment.id)}/results`));
  if (answer === null) return NO_RESULTS;
  const [overall] = readAnswer(resultsSchema, answer).result.results;
  const sides = overall?.metrics.find(({ metricId }) => metricId === metric.id)?.variations ?? [];
  const sideOf = (key: string, name: string): ExperimentSides['control'] | undefined => {
    const [analysis] = sides.find(({ variationId }) => variationId === key)?.analyses ?? [];
    return analysis && { key, name, visitors: analysis.denominator, conversions: analysis.numerator };
  };
  const [control, ...variants] = experiment.variations.map(({ variationId, name }) =>
    sideOf(variationId, name),
  );
  const winner = experiment.resultSummary?.winner;
  return resultsOf(
    metric.name,
    control,
    variants.filter((side) => side !== undefined).sort(({ key }) => (key === winner ? -1 : 0)),
  );
}

interface Metric {
  id: string;
  name: string;
  isConversion: boolean;
}
type MetricReader = (id: string) => Promise<Metric | null>;

const metricSchema = z.object({ metric: z.object({ id: z.string(), name: z.string(), type: z.string() }) });
const factMetricSchema = z.object({
  factMetric: z.object({ id: z.string(), name: z.string(), metricType: z.string() }),
});

/** Each metric once: experiments share them. */
function metricReader(read: Read): MetricReader {
  const known = new Map<string, Metric | null>();
  return async (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const metric = id.startsWith('fact__') ? await factMetric(read, id) : await oldMetric(read, id);
    known.set(id, metric);
    return metric;
  };
}

/** https://docs.growthbook.io/api/fact-metrics/operation/getFactMetric */
async function factMetric(read: Read, id: string): Promise<Metric | null> {
  const answer = await ifAny(read(`/fact-metrics/${encodeURIComponent(id)}`));
  if (answer === null) return null;
  const { name, metricType } = readAnswer(factMetricSchema, answer).factMetric;
  return { id, name, isConversion: metricType === 'proportion' };
}

/** https://docs.growthbook.io/api/metrics/operation/getMetric */
async function oldMetric(read: Read, id: string): Promise<Metric | null> {
  const answer = await ifAny(read(`/metrics/${encodeURIComponent(id)}`));
  if (answer === null) return null;
  const { name, type } = readAnswer(metricSchema, answer).metric;
  return { id, name, isConversion: type === 'binomial' };
}

async function conversionMetric(
  metrics: MetricReader,
  { settings: { goals, secondaryMetrics } }: Experiment,
  goal: string | null,
): Promise<Metric | null> {
  for (const { metricId } of goal === null ? goals : [...goals, ...secondaryMetrics]) {
    const metric = await metrics(metricId);
    const isWanted = goal === null || goal === metricId || goal === metric?.name;
    if (metric?.isConversion && isWanted) return metric;
  }
  return null;
}

async function pagesOf(read: Read, experiment: Experiment): Promise<string[]> {
  const { id, name, hypothesis, description, phases } = experiment;
  const conditions = phases.map(({ targetingCondition }) => targetingCondition);
  const named = pagesIn([name, hypothesis, description, ...conditions]);
  if (named.length > 0) return named;
  const answer = await ifAny(read(`/experiments/${encodeURIComponent(id)}/visual-changesets`));
  if (answer === null) return [];
  const { visualChangesets } = readAnswer(changesetsSchema, answer);
  return pagesIn(
    visualChangesets.flatMap(({ editorUrl, urlPatterns }) => [
      editorUrl,
      ...urlPatterns.map(({ pattern }) => pattern),
    ]),
  );
}
