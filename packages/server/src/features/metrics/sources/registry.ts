import type { MetricSourceId } from '@liftmark/contract/measuring';
import { csvSource } from './csv.ts';
import type { MetricsSource } from './source.ts';
import { tagSource } from './tag.ts';

/** All sources of measured days. A new one is a file and a line here. */
export const SOURCES: Record<MetricSourceId, MetricsSource> = { tag: tagSource, csv: csvSource };
