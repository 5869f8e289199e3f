import { belowAction } from '../below-action.ts';
import { endOfContent, endOfFooter, type Place } from '../page-end.ts';
import type { PatchContext, PatchKind } from '../patch-kind.ts';
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

/** Below the main button; without one, below everything else, as the headline may be on a picture. */
function nearDecision(context: PatchContext): Place | null {
  const below = belowAction(context);
  return below === null ? endOfContent(context.page) : { to: below.to, position: 'after' };
}
