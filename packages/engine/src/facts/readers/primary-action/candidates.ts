import { pattern } from '../../../language/patterns.ts';
import type { LanguageWords } from '../../../language/words.ts';
import type { PageNode } from '../../../page/node.ts';
import type { PageView } from '../../../page/view.ts';
import { roleOf } from '../../actions/actions.ts';
import { type Control, controlsOf, controlsWithin } from '../../actions/controls.ts';
import { leadsHome } from '../../document/document.ts';
import { FIELD_TAGS, partsOf } from '../../forms/form-parts.ts';
import { consentRoot } from '../../overlays/overlays.ts';

/** How menus mark the entry of the page that is shown. */
const CURRENT = /(^|\s)(is-)?(active|current)(-(item|page|menu-item|link))?(\s|$)/i;
const CODE_FIELD = pattern('couponField');
/** So far up from its button the field for a code is looked for. */
const MAX_UP = 3;
const MIN_ROW = 3;

/** The controls that could ask visitors to act, in reading order. */
export function actionCandidates(view: PageView, words: LanguageWords | null): Control[] {
  const consent = consentRoot(view, words);
  return controlsOf(view).filter((control) => {
    if (consent?.contains(control.node) || isCurrentPage(control, view) || isWayHome(control)) return false;
    const role = roleOf(control, words);
    const asks = role === 'action' || (role === 'sign-in' && submitsPassword(control, view));
    return asks && !appliesCode(control, view);
  });
}

/** The entry of the menu that is marked as the page shown. */
export function isCurrentPage({ node, region, target }: Control, view: PageView): boolean {
  if (node.tag !== 'a' || (region !== 'header' && !isInMenu(node))) return false;
  const item = node.parent?.tag === 'li' ? node.parent : node;
  const marked = [node, item].some((at) => CURRENT.test(at.attribute('class')));
  if (node.attribute('aria-current') === 'page' || marked) return true;
  return target !== null && view.base !== null && target === view.base && !target.includes('#');
}

/** The name of the site in the bar at the top, however it is drawn. */
export function isWayHome({ node, region }: Control): boolean {
  const href = node.attribute('href');
  return region === 'header' && node.tag === 'a' && !/^(#|https?:)/i.test(href) && leadsHome(href);
}

/** The only button beside the field for a code: a side way of a purchase. */
function appliesCode({ node }: Control, view: PageView): boolean {
  let holder: PageNode | null = node.parent;
  for (let up = 0; holder && up < MAX_UP && controlsWithin(holder, view).length === 1; up++) {
    const fields = view.subtree(holder).filter(({ tag, visible }) => visible && FIELD_TAGS.has(tag));
    const [field] = fields;
    if (field) {
      const names = `${field.names} ${field.attribute('name')} ${field.attribute('placeholder')}`;
      return fields.length === 1 && CODE_FIELD.test(names);
    }
    holder = holder.parent;
  }
  return false;
}

function submitsPassword(control: Control, view: PageView): boolean {
  if (control.shape !== 'submit') return false;
  const form = control.node.closest((at) => at.tag === 'form');
  return form !== null && partsOf(form, view).hasPassword;
}

export function isInMenu(node: PageNode): boolean {
  return node.closest((at) => at.isNavigation) !== null;
}

/** Whether other links stand beside it, as in a menu that is not marked as one. */
export function isInRow({ parent }: PageNode): boolean {
  const row = parent?.tag === 'li' || parent?.children.length === 1 ? parent.parent : parent;
  const links = row?.children.filter(
    ({ tag, children }) => tag === 'a' || children.some((at) => at.tag === 'a'),
  );
  return (links?.length ?? 0) >= MIN_ROW;
}
