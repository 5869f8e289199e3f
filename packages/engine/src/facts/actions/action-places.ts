import type { Box, PerViewport, ViewportName } from '../../capture/snapshot.ts';
import { LETTER_RUNS } from '../../language/characters.ts';
import { isPhrase, mentions, startsWith } from '../../language/match.ts';
import { alternatives, compose } from '../../language/patterns.ts';
import type { LanguageWords } from '../../language/words.ts';
import { hasScheme } from '../../page/address.ts';
import { coveringLayer } from '../../page/covering-layer.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import { consentRoot } from '../overlays/overlays.ts';
import { WHATSAPP } from '../trust/contact.ts';
import type { PrimaryAction } from '../types/actions.ts';
import { type Control, controlsOf } from './controls.ts';
import type { LabelWords } from './prominence.ts';

/** Where on the page an action can be seen: each button of its text, its target or its intent. */
export function actionPlaces(
  page: PageModel,
  control: Control,
  labels: LabelWords,
): Pick<PrimaryAction, 'aboveFold' | 'covered' | 'depth' | 'occurrences'> {
  const isSame = sameIntent(control, page.main, labels);
  const shown = new Map(page.views.map((view) => [view, onScreen(repeatsIn(view, control, isSame), view)]));
  const seen = (view: PageView): Control[] => shown.get(view) ?? [];
  return {
    aboveFold: inEach(page, (view) =>
      seen(view).some(({ node }) => isInFirstScreen(node, view) && coveringLayer(node, view) === null),
    ),
    covered: inEach(page, (view) => coveringIn(seen(view), view, labels)),
    depth: inEach(page, (view) => shallowest(seen(view), view)),
    occurrences: {
      boxes: inEach(page, (view) => seen(view).flatMap(({ node }) => view.boxOf(node) ?? [])),
      others: inEach(page, (view) => seen(view).some((other) => !isRepeat(other, control))),
      fixed: inEach(page, (view) => seen(view).some(({ node }) => node.fixed)),
      heightShare: inEach(page, (view) => heightShare(seen(view), view)),
    },
  };
}

/** Null for what wasn't laid out. */
export function inEach<T>(
  page: PageModel,
  read: (view: PageView, name: ViewportName) => T | null,
): PerViewport<T> {
  const value = (name: ViewportName): T | null => {
    const view = page.view(name);
    return view?.measured ? read(view, name) : null;
  };
  return { desktop: value('desktop'), mobile: value('mobile') };
}

/** Controls with the same text, or that look like a button and lead to the same place or ask for the same. */
function repeatsIn(view: PageView, control: Control, isSame: (other: Control) => boolean): Control[] {
  return controlsOf(view).filter((other) => isRepeat(other, control) || (isButton(other) && isSame(other)));
}

/** What stands out by itself: an entry of a menu that stays does not, a number or a sign to call does. */
function isButton(control: Control): boolean {
  return control.buttonLike || (control.node.fixed && isChannel(control));
}

function isRepeat(other: Control, { key, target }: Control): boolean {
  return (
    (other.key === key && key !== '') || (other.buttonLike && isPlace(target) && other.target === target)
  );
}

function isPlace(target: string | null): boolean {
  return target !== null && target !== '' && target !== '#' && !hasScheme(target, 'javascript');
}

/** A link that opens a call, a message or a mail. */
export function isChannel({ target }: Control): boolean {
  return target !== null && (hasScheme(target, 'tel', 'sms', 'mailto', 'whatsapp') || WHATSAPP.test(target));
}

/** How addresses name the page or place to get in touch. */
const CONTACT_PLACE = compose(`[/#]${alternatives('contactAddress')}[^/]*$`, 'i');

export function leadsToContact({ target }: Pick<Control, 'target'>): boolean {
  return target !== null && CONTACT_PLACE.test(target);
}

/** A link to the contact page, or the button that sends a message. */
function isContact({ node, shape, target }: Control, view: PageView): boolean {
  if (leadsToContact({ target })) return true;
  const form = shape === 'submit' ? node.closest((at) => at.tag === 'form') : null;
  return form !== null && view.subtree(form).some(({ tag, visible }) => tag === 'textarea' && visible);
}

/** Whether another control asks for the same: to get in touch by any way, or the same act in other words. */
function sameIntent(
  control: Control,
  view: PageView,
  { words, calls }: LabelWords,
): (other: Control) => boolean {
  const isSameAct = sameAct(control, { words, calls });
  if (!getsInTouch(control, view, words)) return isSameAct;
  return (other) => isChannel(other) || leadsToContact(other) || isSameAct(other);
}

function getsInTouch(control: Control, view: PageView, words: LanguageWords | null): boolean {
  if (isContact(control, view)) return true;
  if (words === null) return isChannel(control);
  const { text } = control;
  if (isPhrase(text, words.links.contact) || isPhrase(text, words.forms.contact)) return true;
  const { addToCart, checkout } = words.actions;
  return isChannel(control) && !mentions(text, addToCart) && !mentions(text, checkout);
}

/** Without lists the first word tells the act, where it is one that calls. */
function sameAct({ text }: Control, { words, calls }: LabelWords): (other: Control) => boolean {
  if (words === null) {
    const act = startsWith(text, calls) ? firstWord(text) : '';
    return (other) => act !== '' && firstWord(other.text) === act;
  }
  const { addToCart, checkout, donate, book, signUp } = words.actions;
  const act = [addToCart, checkout, donate, book, signUp].find((list) => isPhrase(text, list));
  return (other) => act !== undefined && isPhrase(other.text, act);
}

function firstWord(text: string): string {
  return text.match(LETTER_RUNS)?.[0].toLowerCase() ?? '';
}

/** Those that the screen shows without being pushed aside; all of them where it shows none, as a slider may. */
function onScreen(controls: Control[], view: PageView): Control[] {
  const shown = controls.filter(({ node }) => {
    const box = view.boxOf(node);
    const middle = box ? box.x + box.width / 2 : 0;
    return middle >= 0 && middle <= view.capture.viewport.width;
  });
  return shown.length > 0 ? shown : controls;
}

/** What hides the action in the first screen, where all that stand there are hidden. */
function coveringIn(
  controls: readonly Control[],
  view: PageView,
  { words }: LabelWords,
): PrimaryAction['covered']['desktop'] {
  const covers = controls
    .filter(({ node }) => isInFirstScreen(node, view))
    .map(({ node }) => coveringLayer(node, view));
  const [first] = covers;
  if (!first || covers.includes(null)) return null;
  return consentRoot(view, words)?.contains(first) ? 'consent' : 'layer';
}

export function isInFirstScreen(node: PageNode, view: PageView): boolean {
  const box = view.boxOf(node);
  return box !== null && box.y + box.height <= view.capture.viewport.height + 8;
}

function shallowest(controls: Control[], view: PageView): number | null {
  const depths = controls.flatMap(({ node }) => view.depth(node) ?? []);
  return depths.length > 0 ? Math.min(...depths) : null;
}

/** Share of the page's height from which an occurrence is at most two screens away. */
function heightShare(controls: Control[], view: PageView): number | null {
  const { height: screen } = view.capture.viewport;
  const page = Math.max(view.capture.page.height, screen);
  if (controls.some(({ node }) => node.fixed)) return 1;
  const boxes: Box[] = controls.flatMap(({ node }) => view.boxOf(node) ?? []).sort((a, b) => a.y - b.y);
  let covered = 0;
  let reached = 0;
  for (const box of boxes) {
    const from = Math.max(reached, box.y - 2 * screen, 0);
    const to = Math.min(page, box.y + box.height + 2 * screen);
    if (to > from) covered += to - from;
    reached = Math.max(reached, to);
  }
  return Math.min(1, covered / page);
}
