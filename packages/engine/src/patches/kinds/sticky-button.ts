import { VIEWPORT_NAMES, VIEWPORTS } from '../../capture/snapshot.ts';
import type { PageView } from '../../page/view.ts';
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
    if (VIEWPORT_NAMES.some((name) => hasFloating(page[name], VIEWPORTS[name].height))) return null;
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

/** Pixels at the lower edge of the screen that the button takes. */
const TAKEN_PX = 110;

/** Whether something stays at the lower edge already, such as a chat or a cookie notice, which the button would cover. */
function hasFloating(view: PageView | null, height: number): boolean {
  return (view?.nodes ?? []).some(
    ({ isElement, visible, fixed, box }) =>
      isElement &&
      visible &&
      fixed &&
      box !== null &&
      box.y > height / 2 &&
      box.y < height &&
      box.y + box.height > height - TAKEN_PX,
  );
}
