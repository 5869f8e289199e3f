import type { RecommendationType } from '@liftmark/contract/report';
import { text } from './report.text.ts';

export const TYPE_LABELS: Record<RecommendationType, string> = text.types;

export const TYPE_LEVELS: Record<RecommendationType, 1 | 2 | 3 | 4> = {
  critical: 4,
  improve: 3,
  optimize: 2,
  other: 1,
};
