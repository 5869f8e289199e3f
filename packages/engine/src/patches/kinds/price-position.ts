import { belowAction } from '../below-action.ts';
import type { PatchKind } from '../patch-kind.ts';
import { text } from '../text.ts';

/** The price that the page states further down, below the main button. */
export const pricePosition: PatchKind = {
  kind: 'price-position',
  answers: ['price-visibility'],
  draft(context) {
    const { facts } = context;
    const place = belowAction(context);
    const [price] = facts.offer.prices.filter(({ struck, amount }) => !struck && amount !== null);
    if (place === null || price === undefined) return null;
    return {
      summary: text.price({ price: price.text, button: place.label }),
      isPartial: !place.isNear,
      operations: [
        {
          operation: 'insert',
          to: place.to,
          position: 'after',
          content: { block: 'priceLine', text: price.text },
          placeholder: false,
        },
      ],
    };
  },
};
