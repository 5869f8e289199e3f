import type { PatchBlock } from '@liftmark/contract/patches';
import { quote } from '../../checks/shared/phrasing.ts';
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
      isPartial: !place.isNear,
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
    return { block: 'testimonial', quote: unquoted(quoted.text), author };
  }
  const line = [...proof.ratings.evidence, ...proof.numbers.evidence].find(
    ({ text: words }) => hasFigure(words) && words.length <= LINE,
  );
  return line === undefined ? null : { block: 'trustLine', text: line.text };
}

/** Without quotation marks around it, which the block has itself. */
function unquoted(words: string): string {
  return quote(words, QUOTE + 1).slice(1, -1);
}

function hasFigure(words: string): boolean {
  return [...words].some((mark) => mark >= '0' && mark <= '9');
}
