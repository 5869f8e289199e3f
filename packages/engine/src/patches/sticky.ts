import type { PatchOperation } from '@liftmark/contract/patches';
import { VIEWPORT_NAMES, VIEWPORTS } from '../capture/snapshot.ts';
import type { PageModel } from '../page/page-model.ts';
import type { PageView } from '../page/view.ts';
import { targetsOf } from './targets.ts';

/** A button at the lower edge of the screen; null where something stays there already. */
export function stickyTo(page: PageModel, label: string, address: string): PatchOperation | null {
  const body = page.main.tagged('body')[0];
  const [to] = body === undefined ? [] : targetsOf(page, [body.index]);
  if (to === undefined || VIEWPORT_NAMES.some((name) => hasFloating(page[name], VIEWPORTS[name].height)))
    return null;
  return {
    operation: 'insert',
    to,
    position: 'end',
    content: { block: 'stickyButton', label, address },
    placeholder: false,
  };
}

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
