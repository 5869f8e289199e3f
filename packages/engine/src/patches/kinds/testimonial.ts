import { belowAction } from '../below-action.ts';
import type { PatchKind } from '../patch-kind.ts';
import { text } from '../text.ts';

/** A marked place for a customer's words, which only the owner can get. */
export const testimonial: PatchKind = {
  kind: 'testimonial',
  answers: ['no-proof', 'customer-proof'],
  draft(context) {
    const place = belowAction(context);
    if (place === null) return null;
    const { quote, author } = text.placeholder;
    return {
      summary: text.testimonial({ button: place.label }),
      placeholder: true,
      operations: [
        {
          operation: 'insert',
          to: place.to,
          position: 'after',
          content: { block: 'testimonial', quote, author },
          placeholder: true,
        },
      ],
    };
  },
};
