import type { PatchKind } from '../patch-kind.ts';
import { targetOf } from '../targets.ts';
import { text } from '../text.ts';
import { bestWords } from '../words.ts';

export const buttonLabel: PatchKind = {
  kind: 'button-label',
  answers: ['vague-action-label', 'primary-action-label'],
  improves: ['primary-action-label'],
  draft({ page, facts, recommendation, rewrites }) {
    const { primaryAction: action } = facts;
    // The buttons that a repeated label is about lead to different places.
    if (action === null || action.pictureOnly || !recommendation.checks.includes('primary-action-label'))
      return null;
    const node = page.main.at(action.evidence.node);
    const target = node && targetOf(page, node);
    const best = bestWords([
      ...recommendation.copyExamples.map(({ after }) => after),
      ...rewrites
        .filter(({ part }) => part === 'action')
        .flatMap(({ candidates }) => candidates.map((one) => one.text)),
    ]);
    if (!target || best === null) return null;
    const change =
      target.tag === 'input'
        ? ({
            operation: 'setAttribute',
            target,
            name: 'value',
            before: action.text,
            value: best.words,
          } as const)
        : ({ operation: 'setText', target, before: action.text, text: best.words } as const);
    return {
      summary: text.buttonLabel({ before: action.text, after: best.words }),
      placeholder: best.placeholder,
      operations: [change],
    };
  },
};
