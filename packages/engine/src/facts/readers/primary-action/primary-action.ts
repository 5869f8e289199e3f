import model from '../../../../data/models/primary-action.json' with { type: 'json' };
import type { PageNode } from '../../../page/node.ts';
import type { PageView } from '../../../page/view.ts';
import type { Control } from '../../actions/controls.ts';
import { type Choice, choiceOf } from '../choice.ts';
import { actionCandidates } from './candidates.ts';
import { actionFeatures, type LabelWords } from './features.ts';

/** What the page most wants its visitors to press; null where nothing is likely. */
export function choosePrimaryAction(
  view: PageView,
  labels: LabelWords,
  headline: PageNode | null,
): Choice<Control> | null {
  const candidates = actionCandidates(view, labels.words);
  return choiceOf(candidates, actionFeatures(candidates, view, labels, headline), model);
}
