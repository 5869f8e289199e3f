import type { PatchKind } from '../patch-kind.ts';
import { targetsOf } from '../targets.ts';
import { text } from '../text.ts';
import { bestWords } from '../words.ts';

export const headline: PatchKind = {
  kind: 'headline',
  answers: ['vague-headline', 'headline-specificity'],
  improves: ['headline-specificity'],
  draft({ page, facts, recommendation, rewrites }) {
    const { headline: now } = facts;
    const [target] = now === null || now.pictured ? [] : targetsOf(page, [now.evidence.node]);
    const candidates = [
      ...recommendation.copyExamples.map(({ after }) => after),
      ...rewrites
        .filter(({ part }) => part === 'headline')
        .flatMap(({ candidates: found }) => found.map((one) => one.text)),
    ];
    // The line below would say the same again.
    const below = facts.subheadline?.text.toLowerCase() ?? '';
    const best = bestWords(candidates.filter((words) => !below.includes(words.toLowerCase())));
    if (now === null || target === undefined || best === null) return null;
    return {
      summary: text.headline({ words: best.words }),
      placeholder: best.placeholder,
      operations: [{ operation: 'setText', target, before: now.text, text: best.words }],
    };
  },
};
