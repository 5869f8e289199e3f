import type { PatchKind } from '../patch-kind.ts';
import { rowOf, targetOf } from '../targets.ts';
import { text } from '../text.ts';
import { bestWords } from '../words.ts';

/** A sentence of the page itself that says what it offers, where the headline leaves that open. */
export const explanation: PatchKind = {
  kind: 'explanation',
  answers: ['hidden-message', 'first-screen-explanation'],
  improves: ['first-screen-explanation'],
  draft({ page, facts, recommendation, rewrites }) {
    const node = facts.headline && page.main.at(facts.headline.evidence.node);
    const to = node && targetOf(page, rowOf(page, node));
    const best = bestWords([
      ...(facts.content.explanation === null ? [] : [facts.content.explanation.text]),
      ...rewrites
        .filter(({ part }) => part === 'subheadline')
        .flatMap(({ candidates }) => candidates.map((one) => one.text)),
      ...recommendation.copyExamples.map(({ after }) => after),
    ]);
    if (!to || best === null) return null;
    const { desktop, mobile } = facts.headline?.aboveFold ?? {};
    return {
      summary: text.explanation({ words: best.words }),
      placeholder: best.placeholder,
      // Below a headline that visitors scroll to, so is the line.
      isPartial: desktop !== true || mobile !== true,
      operations: [
        {
          operation: 'insert',
          to,
          position: 'after',
          content: { block: 'trustLine', text: best.words },
          placeholder: best.placeholder,
        },
      ],
    };
  },
};
