import type { RecommendationType } from '@liftmark/contract/report';
import type { Advice } from '../checks/check.ts';
import type { Judged } from './priority.ts';

/** A failing check with what to do about it. */
export interface Advised {
  judged: Judged;
  type: RecommendationType;
  advice: Advice;
}
