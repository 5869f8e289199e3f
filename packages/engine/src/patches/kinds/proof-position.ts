import type { PatchBlock } from '@liftmark/contract/patches';
import { belowAction } from '../below-action.ts';
import type { PatchContext, PatchKind } from '../patch-kind.ts';
import { text } from '../text.ts';

const QUOTE = 240;
const LINE = 140;

/** The page's own proof, shown once more where visitors decide. */
export const proofPosition: PatchKind = {
  kind: 'proof-position',
  answers: ['proof-position'],
  draft(context) {
    const place = belowAction(context);
    const content = proofIn(context);
    if (place === null || content === null) return null;
    return {
      summary: text.proof({ button: place.label }),
      operations: [{ operation: 'insert', to: place.to, position: 'after', content, placeholder: false }],
    };
  },
};

function proofIn({ facts: { proof } }: PatchContext): PatchBlock | null {
  const quoted = proof.testimonials.items.find(
    ({ name, text: words }) => name !== null && words.length <= QUOTE,
  );
  if (quoted?.name) {
    const author = [quoted.name, quoted.role, quoted.firm].filter((part) => part !== null).join(', ');
    return { block: 'testimonial', quote: withoutMarks(quoted.text), author };
  }
  const line = [...proof.ratings.evidence, ...proof.numbers.evidence].find(
    ({ text: words }) => /\d/.test(words) && words.length <= LINE,
  );
  return line === undefined ? null : { block: 'trustLine', text: line.text };
}

/** Without the quotation marks around it. */
function withoutMarks(words: string): string {
  return words.replace(/^[\s"'“”„«»‹›‘’]+|[\s"'“”„«»‹›‘’]+$/g, '');
}
