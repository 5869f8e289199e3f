import { ownAddress } from '../addresses.ts';
import type { PatchKind } from '../patch-kind.ts';
import { targetsOf } from '../targets.ts';
import { text } from '../text.ts';

/** The main button at the lower edge of the screen, where it comes late. */
export const stickyButton: PatchKind = {
  kind: 'sticky-button',
  answers: ['late-action', 'action-position'],
  improves: ['action-position'],
  draft({ page, facts }) {
    const { primaryAction: action } = facts;
    const address = action && ownAddress(page, action.target);
    const body = page.main.tagged('body')[0];
    const [to] = body === undefined ? [] : targetsOf(page, [body.index]);
    if (action === null || address === null || to === undefined || action.deadAddress !== null) return null;
    return {
      summary: text.stickyButton({ label: action.text }),
      operations: [
        {
          operation: 'insert',
          to,
          position: 'end',
          content: { block: 'stickyButton', label: action.text, address },
          placeholder: false,
        },
      ],
    };
  },
};
