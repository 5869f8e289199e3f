import type { ConnectedSourceId } from '@liftmark/contract/connections';
import type { MetricSourceId } from '@liftmark/contract/measuring';
import { csvSource } from './csv.ts';
import { ga4Source } from './ga4.ts';
import { matomoSource } from './matomo.ts';
import { plausibleSource } from './plausible.ts';
import { posthogSource } from './posthog.ts';
import { searchConsoleSource } from './search-console.ts';
import type { MetricsSource, PulledSource, QuerySource } from './source.ts';
import { tagSource } from './tag.ts';
import { umamiSource } from './umami.ts';

const CONNECTED: Record<ConnectedSourceId, PulledSource | QuerySource> = {
  ga4: ga4Source,
  plausible: plausibleSource,
  umami: umamiSource,
  matomo: matomoSource,
  posthog: posthogSource,
  'search-console': searchConsoleSource,
};

/** All sources of measured days and searches. A new one is a file and a line here. */
export const SOURCES: Record<MetricSourceId | ConnectedSourceId, MetricsSource> = {
  tag: tagSource,
  csv: csvSource,
  ...CONNECTED,
};

export function connectedSource(id: ConnectedSourceId): PulledSource | QuerySource {
  return CONNECTED[id];
}
