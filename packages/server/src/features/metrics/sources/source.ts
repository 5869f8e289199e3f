import type {
  Credentials,
  EXPERIMENT_STATES,
  ExperimentSides,
  MissingDays,
  Property,
} from '@liftmark/contract/connections';
import type { MeasuredDay } from '@liftmark/contract/effects/measured-day';
import type { MetricSourceId } from '@liftmark/contract/measuring';
import type { Ask } from './ask.ts';

/** A day of a page as a source knows it. */
export interface SourceDay extends MeasuredDay {
  /** As of `measuredPageOf`. */
  page: string;
  /** Whether the source extrapolated from a part of the visits. */
  isSampled: boolean;
  /** False if the source only knows a part of the day. */
  isComplete: boolean;
}

export interface FetchedDays {
  days: SourceDay[];
  /** Days that the source couldn't give. They stay missing: no one reads them as days without visits. */
  missing: MissingDays[];
}

/** A search that led to a page. */
export interface SearchQuery {
  page: string;
  query: string;
  clicks: number;
  impressions: number;
}

/** What a service is asked for. */
export interface ConnectionTarget {
  credentials: Credentials;
  property: string;
  /** What counts as a conversion there; null: whatever the service counts. */
  goal: string | null;
}

/** Days from one to another, both included, in the time zone of the property. */
export interface DayRange {
  from: string;
  to: string;
}

/** Sends its days to us: the tag, an upload. */
export interface PushedSource {
  kind: 'pushed';
  id: MetricSourceId;
}

interface Service {
  /** What the credentials open; empty if the service has no list of them. */
  listProperties(ask: Ask, credentials: Credentials): Promise<Property[]>;
}

/**
 * A service that is asked for its days. What it can't give is `missing`; it only throws where the connection as a whole
 * doesn't work.
 */
export interface PulledSource extends Service {
  kind: 'pulled';
  id: MetricSourceId;
  fetchDays(ask: Ask, target: ConnectionTarget, range: DayRange): Promise<FetchedDays>;
}

/** A service that knows which searches led to a page. */
export interface QuerySource extends Service {
  kind: 'queries';
  id: 'search-console';
  fetchQueries(ask: Ask, target: ConnectionTarget, range: DayRange): Promise<SearchQuery[]>;
}

/** An A/B test as its service has it. */
export interface FoundExperiment {
  externalId: string;
  name: string;
  state: (typeof EXPERIMENT_STATES)[number];
  startedOn: string | null;
  endedOn: string | null;
  /** The variant that won comes first. Null if there is no result of conversions yet; then `missing` says why. */
  sides: ExperimentSides | null;
  missing: string | null;
  /** Pages that it names, as of `measuredPageOf`. */
  pages: string[];
}

/** A service that runs A/B tests. */
export interface ExperimentSource extends Service {
  kind: 'experiments';
  id: 'growthbook' | 'posthog-experiments';
  /** The newest ones that run or ended. `goal` names the metric that is a conversion; null: the first one that can be. */
  fetchExperiments(ask: Ask, target: ConnectionTarget): Promise<FoundExperiment[]>;
}

export type ConnectedSource = PulledSource | QuerySource | ExperimentSource;
export type MetricsSource = PushedSource | ConnectedSource;
