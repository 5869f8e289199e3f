import { belowAction } from '../below-action.ts';
import { endOfFooter, type Place } from '../page-end.ts';
import type { PatchContext, PatchKind } from '../patch-kind.ts';
import { rowOf, targetOf } from '../targets.ts';
import { text } from '../text.ts';

const PRICES = ['no-price', 'unclear-price', 'price-visibility'];
const CONTACTS = ['who-is-behind', 'contact-details'];

/** The line that the advice proposes, with blanks for what only the owner knows, where visitors look for it. */
export const lineToFill: PatchKind = {
  kind: 'line-to-fill',
  answers: [...PRICES, ...CONTACTS],
  draft(context) {
    const { id, checks, copyExamples } = context.recommendation;
    const isPrice = [id, ...checks].some((each) => PRICES.includes(each));
    const line = copyExamples.find(({ before, after }) => before === null && after.includes('['))?.after;
    const place = isPrice ? nearDecision(context) : endOfFooter(context.page);
    if (line === undefined || line.includes('\n') || place === null) return null;
    return {
      summary: text.lineToFill({ words: line }),
      placeholder: true,
      operations: [
        {
          operation: 'insert',
          ...place,
          content: { block: isPrice ? 'priceLine' : 'trustLine', text: line },
          placeholder: true,
        },
      ],
    };
  },
};

/** Below the main button, or the headline where there is none. */
function nearDecision(context: PatchContext): Place | null {
  const { page, facts } = context;
  const below = belowAction(context);
  const node = facts.headline && page.main.at(facts.headline.evidence.node);
  const to = below?.to ?? (node && targetOf(page, rowOf(page, node)));
  return to && { to, position: 'after' };
}
