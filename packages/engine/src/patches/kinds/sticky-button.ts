import { ownAddress } from '../addresses.ts';
import type { PatchKind } from '../patch-kind.ts';
import { stickyTo } from '../sticky.ts';
import { text } from '../text.ts';

/** The main button at the lower edge of the screen, where it comes late. */
export const stickyButton: PatchKind = {
  kind: 'sticky-button',
  answers: ['late-action', 'action-position'],
  improves: ['action-position'],
  draft({ page, facts: { primaryAction: action } }) {
    const address = action && ownAddress(page, action.target);
    if (action === null || address === null || action.deadAddress !== null) return null;
    const operation = stickyTo(page, action.text, address);
    return operation && { summary: text.stickyButton({ label: action.text }), operations: [operation] };
  },
};
