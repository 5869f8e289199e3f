import { textBlocks } from '../../facts/content/paragraphs.ts';
import { lettersAndDigits } from '../../language/characters.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PatchKind } from '../patch-kind.ts';
import { besidePictures } from '../surfaces.ts';
import { rowOf, targetOf } from '../targets.ts';
import { text } from '../text.ts';
import { bestWords } from '../words.ts';

/** A sentence of the page itself that says what it offers, where the headline leaves that open. */
export const explanation: PatchKind = {
  kind: 'explanation',
  answers: ['hidden-message', 'first-screen-explanation', 'offer-unexplained'],
  improves: ['first-screen-explanation'],
  draft({ page, facts, recommendation, rewrites }) {
    // Without word lists, no one knows which of its sentences explains anything.
    const node = facts.wordLists && facts.headline && page.main.at(facts.headline.evidence.node);
    const row = node && rowOf(page, node);
    // Over a picture, no one may be able to read a small line.
    const to = row && besidePictures(page, row) === row ? targetOf(page, row) : null;
    const { desktop, mobile } = facts.headline?.aboveFold ?? {};
    const best = bestWords(
      [
        ...(facts.content.explanation === null ? [] : [facts.content.explanation.text]),
        ...rewrites
          .filter(({ part }) => part === 'subheadline')
          .flatMap(({ candidates }) => candidates.map((one) => one.text)),
        ...recommendation.copyExamples.map(({ after }) => after),
      ].filter((words) => row && !isAlreadyThere(page, row, words)),
    );
    // Below a headline that visitors scroll to, so is the line.
    if (!to || best === null || (desktop !== true && mobile !== true)) return null;
    return {
      summary: text.explanation({ words: best.words }),
      placeholder: best.placeholder,
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

/** Whether a device shows the words above the fold already, or right below the row. */
function isAlreadyThere(page: PageModel, row: PageNode, words: string): boolean {
  const wanted = lettersAndDigits(words.toLowerCase());
  return page.views.some((view) => {
    const above = page.in(view.capture.viewport.name, row);
    const blocks = textBlocks(view);
    const next = above && blocks.find(({ node }) => node.order >= above.end);
    return blocks.some(
      (block) =>
        lettersAndDigits(block.text.toLowerCase()).includes(wanted) &&
        (block === next || (view.depth(block.node) ?? 1) < 1),
    );
  });
}
