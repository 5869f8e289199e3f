import type { AnalysisState } from '@liftmark/contract/analysis';
import type { Analysis } from './queries.ts';

export function presentState({ key, url, state, progress }: Analysis): AnalysisState {
  return { key, url, state, progress };
}
