import { copyLine } from '../../language/copy/copy-for.ts';
import { belowAction } from '../below-action.ts';
import { endOfContent, type Place } from '../page-end.ts';
import type { PatchKind } from '../patch-kind.ts';
import { text } from '../text.ts';
import { blanksIn } from '../words.ts';

/** A marked place for a customer's words, which only the owner can get. */
export const testimonial: PatchKind = {
  kind: 'testimonial',
  answers: ['no-proof', 'customer-proof', 'weak-proof'],
  draft(context) {
    const below = belowAction(context);
    const place: Place | null =
      below === null ? endOfContent(context.page) : { to: below.to, position: 'after' };
    if (place === null) return null;
    const [quote, ...author] = blanksIn(copyLine(context.facts.language, 'testimonial'));
    if (quote === undefined || author.length === 0) return null;
    return {
      summary: text.testimonial({ button: below?.label ?? null }),
      placeholder: true,
      operations: [
        {
          operation: 'insert',
          ...place,
          content: { block: 'testimonial', quote, author: author.join(', ') },
          placeholder: true,
        },
      ],
    };
  },
};
