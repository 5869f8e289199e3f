import { isOneWord } from '../../language/characters.ts';
import { isPhrase, startsWith } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import type { LanguageWords, Phrases } from '../../language/words.ts';
import { hasScheme } from '../../page/address.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import { partsOf } from '../forms/form-parts.ts';
import { consentRoot } from '../overlays/overlays.ts';
import { namesLegal } from '../readers/page-type/names.ts';
import type { Ask } from '../types/actions.ts';
import { isChannel, isInFirstScreen, leadsToContact } from './action-places.ts';
import { actionOf, labelKind, roleOf } from './actions.ts';
import { type Control, controlsOf } from './controls.ts';
import { isCurrentPage, isInMenu, isInRow, isWayHome } from './primary-action.ts';
import { isStoreBadge, type LabelWords } from './prominence.ts';

/** Lists with more entries belong to catalogs; real pages ask less often. */
const MOST = 120;
/** As many alike in header or menu are its entries, however they are drawn. */
const MENU_ENTRIES = 3;
const MIN_FIELDS = 2;

/** "Contact" alone, in any language. */
const NAMES_CONTACT = compose(`^${alternatives('contactAddress')}\\p{L}{0,3}$`, 'iu');
/** Labels that are an address. */
const ADDRESS = /^\S+@\S+\.\S+$/;

const TO_TOP = pattern('toTopName');
/** The top of the page, and where its content begins. */
const WITHIN_PAGE: ReadonlySet<string> = new Set(
  '#top #main #content #main-content #maincontent #page-content'.split(' '),
);
/** The page in another language. */
const TRANSLATED = ['.translate.goog', 'translate.google.com'];
/** A script that shows another tab or slide. */
const SHOWS_PART = pattern('partSwitch');

/** A number in letters of this size can be pressed like a button, in pixels. */
const MIN_PRESSED = 22;

/** Everything that could be a visitor's next step; plain links only where they ask to act. */
export function askFacts(page: PageModel, labels: LabelWords, reads: Phrases): Ask[] {
  const { main } = page;
  const onlyThere = ({ node }: Control): boolean => page.in('desktop', node)?.visible !== true;
  const asks = page.views.flatMap((view) => {
    const controls = controlsOf(view);
    return asksIn(view === main ? controls : controls.filter(onlyThere), view, labels, reads);
  });
  const menus = menuEntries(asks.map(({ control }) => control));
  return asks.slice(0, MOST).map(({ control, kind, view }) => ({
    ...actionOf(page, control, labels.words),
    kind,
    buttonLike: isPressed(control, view),
    filled: control.filled,
    place: placeOf(control, menus),
    fixed: control.node.fixed,
    aboveFold: page.perViewport(control.node, (there, seen) => there.visible && isInFirstScreen(there, seen)),
    depth: page.perViewport(control.node, (there, seen) => (there.visible ? seen.depth(there) : null)),
    shapeRatio: control.shapeRatio,
    labelRatio: control.labelRatio,
    color: control.color,
    key: control.key,
  }));
}

interface Sorted {
  control: Control;
  kind: Ask['kind'];
  view: PageView;
}

/** What a control is takes longest, so only those are asked whose words or looks qualify. */
function asksIn(controls: readonly Control[], view: PageView, labels: LabelWords, reads: Phrases): Sorted[] {
  const consent = consentRoot(view, labels.words);
  return controls
    .map((control) => ({ control, kind: kindOf(control, view, labels, reads), view }))
    .filter(({ control, kind }) => {
      const asks = kind !== 'read' && kind !== 'open';
      if (control.buttonLike ? !asks && isCurrentPage(control, view) : !asks || isCurrentPage(control, view))
        return false;
      return (
        !consent?.contains(control.node) &&
        !isWayHome(control) &&
        !changesView(control) &&
        !namesLegal(control.text) &&
        roleOf(control, labels.words) === 'action'
      );
    });
}

/** Whether it moves within the page, shows another part of it, or the whole of it in another language. */
function changesView({ node, target }: Control): boolean {
  return (
    (target !== null && (WITHIN_PAGE.has(target.toLowerCase()) || isTranslation(target))) ||
    (target?.startsWith('#') === true && TO_TOP.test(node.names)) ||
    SHOWS_PART.test(node.attribute('onclick') ?? '')
  );
}

function isTranslation(target: string): boolean {
  const host = URL.parse(target)?.hostname ?? '';
  return TRANSLATED.some((end) => host.endsWith(end));
}

/** Whether it is drawn as a button, or a number in letters as large as one. */
function isPressed(control: Control, view: PageView): boolean {
  return (
    control.buttonLike ||
    (hasScheme(control.target, 'tel', 'sms') && sizeOf(control.node, view) >= MIN_PRESSED)
  );
}

/** Of the letters of the label; pictures have none. */
function sizeOf(node: PageNode, view: PageView): number {
  const letters = view.subtree(node).filter(({ isText, visible }) => isText && visible);
  return Math.max(0, ...letters.map(({ style }) => style.fontSizePx));
}

function kindOf(control: Control, view: PageView, { words, calls }: LabelWords, reads: Phrases): Ask['kind'] {
  const { text } = control;
  if (sendsForm(control, view)) return 'form';
  if (isStoreBadge(control) || (words !== null && isDeal(text, words))) return 'act';
  if (isChannel(control) || leadsToContact(control) || ADDRESS.test(text)) return 'contact';
  if (NAMES_CONTACT.test(text) || (words !== null && isPhrase(text, words.links.contact))) return 'contact';
  if (startsWith(text, reads)) return 'read';
  if (startsWith(text, calls)) return 'act';
  return words === null ? 'open' : byLabel(control, words);
}

/** A verb anywhere in the label of a button is an act; a plain link must begin with it. */
function byLabel({ text, buttonLike }: Control, words: LanguageWords): Ask['kind'] {
  const label = labelKind(text, words);
  if (label === 'standard') return 'act';
  if (label === 'generic') return 'read';
  const asks = buttonLike ? label !== 'topic' && label !== 'nameless' : startsWith(text, words.actions.verbs);
  return asks ? 'act' : 'open';
}

function isDeal(text: string, { actions }: LanguageWords): boolean {
  const { addToCart, checkout, donate, book, signUp } = actions;
  return [addToCart, checkout, donate, book, signUp].some((list) => isPhrase(text, list));
}

function sendsForm({ node, shape }: Control, view: PageView): boolean {
  const form = shape === 'submit' ? node.closest((at) => at.tag === 'form') : null;
  return form !== null && partsOf(form, view).fields >= MIN_FIELDS;
}

function placeOf(control: Control, menus: ReadonlySet<Control>): Ask['place'] {
  if (menus.has(control)) return 'menu';
  return inBar(control) ? 'bar' : 'content';
}

function inBar({ node, region }: Control): boolean {
  return region === 'header' || isInMenu(node);
}

/** One word among the links of a row names a page. */

/** Entries of menus: plain links there, single words in a row, and buttons of which a menu has several alike. */
function menuEntries(controls: readonly Control[]): Set<Control> {
  const byRow = new Map<PageNode | null, Control[]>();
  for (const control of controls.filter(inBar)) {
    const { parent } = control.node;
    const row = parent?.tag === 'li' ? parent.parent : parent;
    byRow.set(row, [...(byRow.get(row) ?? []), control]);
  }
  const rows = [...byRow.values()].map((row) => row.filter(({ buttonLike }) => buttonLike));
  const entries = rows.filter(({ length }) => length >= MENU_ENTRIES).flat();
  const plain = controls.filter(
    (control) =>
      !control.buttonLike &&
      !isChannel(control) &&
      (inBar(control) || (isOneWord(control.text) && isInRow(control.node))),
  );
  return new Set([...entries, ...plain]);
}
