import { competitorIntent } from './competitor.ts';
import { detailIntent } from './detail.ts';
import { experimentIntent } from './experiment.ts';
import type { Intent } from './intent.ts';
import { planIntent } from './plan.ts';
import { rewritesIntent } from './rewrites.ts';
import { simpleSummaryIntent } from './simple-summary.ts';
import { standingIntent } from './standing.ts';

/** What readers ask for again and again, in the order in which it is tried: more specific requests first. */
export const INTENTS: readonly Intent[] = [
  detailIntent,
  rewritesIntent,
  experimentIntent,
  planIntent,
  competitorIntent,
  simpleSummaryIntent,
  standingIntent,
];
