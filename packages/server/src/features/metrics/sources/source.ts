import type { MeasuredDay } from '@liftmark/contract/effects/measured-day';
import type { MetricSourceId } from '@liftmark/contract/measuring';
import type { z } from 'zod';

/** A day of a page as a source knows it. */
export interface SourceDay extends MeasuredDay {
  /** As of `measuredPageOf`. */
  page: string;
  /** Whether the source extrapolated from a part of the visits. */
  isSampled: boolean;
  /** False if the source only knows a part of the day. */
  isComplete: boolean;
}

/** Days that a source couldn't give. They stay missing: no one reads them as days without visits. */
interface MissingDays {
  from: string;
  to: string;
  /** For people: what happened, then what to do. */
  reason: string;
}

interface FetchedDays {
  days: SourceDay[];
  missing: MissingDays[];
}

/** Sends its days to us: the tag, an upload. */
interface PushedSource {
  kind: 'pushed';
  id: MetricSourceId;
}

/** A service that is asked for its days. */
interface PulledSource<Credentials> {
  kind: 'pulled';
  id: MetricSourceId;
  credentialsSchema: z.ZodType<Credentials>;
  /**
   * The days of a property's pages from one day to another, both included, in the property's time zone. What it can't
   * give is `missing`; it only throws where the connection as a whole doesn't work.
   */
  fetchDays(credentials: Credentials, property: string, from: string, to: string): Promise<FetchedDays>;
}

// biome-ignore lint/suspicious/noExplicitAny: each source knows its own credentials
export type MetricsSource = PushedSource | PulledSource<any>;
