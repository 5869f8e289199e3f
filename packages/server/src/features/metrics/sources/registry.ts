import type { ConnectedSourceId } from '@liftmark/contract/connections';
import type { MetricSourceId } from '@liftmark/contract/measuring';
import { csvSource } from './csv.ts';
import { ga4Source } from './ga4.ts';
import { growthbookSource } from './growthbook.ts';
import { matomoSource } from './matomo.ts';
import { plausibleSource } from './plausible.ts';
import { posthogSource } from './posthog.ts';
import { posthogExperimentsSource } from './posthog-experiments.ts';
import { searchConsoleSource } from './search-console.ts';
import type { ConnectedSource, MetricsSource } from './source.ts';
import { tagSource } from './tag.ts';
import { umamiSource } from './umami.ts';

const CONNECTED: Record<ConnectedSourceId, ConnectedSource> = {
  ga4: ga4Source,
  plausible: plausibleSource,
  umami: umamiSource,
  matomo: matomoSource,
  posthog: posthogSource,
  'search-console': searchConsoleSource,
  growthbook: growthbookSource,
  'posthog-experiments': posthogExperimentsSource,
};

/** All sources of measured days and searches. A new one is a file and a line here. */
export const SOURCES: Record<MetricSourceId | ConnectedSourceId, MetricsSource> = {
  tag: tagSource,
  csv: csvSource,
  ...CONNECTED,
};

export function connectedSource(id: ConnectedSourceId): ConnectedSource {
  return CONNECTED[id];
}
