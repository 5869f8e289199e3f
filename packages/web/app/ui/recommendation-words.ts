import type { RecommendationType } from '@liftmark/contract/report';

export const TYPE_LABELS: Record<RecommendationType, string> = {
  critical: 'CRITICAL',
  improve: 'HIGH',
  optimize: 'MEDIUM',
  other: 'QUICK WIN',
};

export const TYPE_LEVELS: Record<RecommendationType, 1 | 2 | 3 | 4> = {
  critical: 4,
  improve: 3,
  optimize: 2,
  other: 1,
};
