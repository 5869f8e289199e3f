import model from '../../../../data/models/headline.json' with { type: 'json' };
import type { PageView } from '../../../page/view.ts';
import { type Choice, choiceOf } from '../choice.ts';
import type { HeadlineCandidate } from './candidates.ts';
import { headlineFeatures, type PageNames } from './features.ts';

/** The line that visitors read first; null where none is likely. */
export function chooseHeadline(
  candidates: readonly HeadlineCandidate[],
  view: PageView,
  names: PageNames,
): Choice<HeadlineCandidate> | null {
  return choiceOf(candidates, headlineFeatures(candidates, view, names), model);
}
