import type { Box, ViewportName } from '../../capture/snapshot.ts';
import { hasDigit, isOneWord } from '../../language/characters.ts';
import { isPhrase, mentions, startsWith } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import type { LanguageWords } from '../../language/words.ts';
import { hasScheme } from '../../page/address.ts';
import { memoize } from '../../page/memoize.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import { leadsHome } from '../document/document.ts';
import { FIELD_TAGS, NO_FIELDS, partsOf } from '../forms/form-parts.ts';
import { isDrawn } from '../layout/tap-targets.ts';
import { consentRoot } from '../overlays/overlays.ts';
import { namesLegal } from '../readers/page-type/names.ts';
import type { PrimaryAction } from '../types/actions.ts';
import { actionPlaces, inEach, isInFirstScreen } from './action-places.ts';
import { actionOf, labelKind, roleOf, showsNumber } from './actions.ts';
import { type Control, controlCount, controlsOf, paints } from './controls.ts';
import { deadAddress } from './dead-links.ts';
import { cardLinks } from './hub-cards.ts';
import { leadsNowhere } from './links.ts';
import { isStoreBadge, type LabelWords, prominence } from './prominence.ts';
import { similarButtons } from './similar-buttons.ts';

/** Standard sizes of display adverts in CSS pixels. */
const ADVERT_SIZES =
  '300x250 336x280 728x90 970x250 970x90 160x600 120x600 300x600 320x50 320x100 468x60 250x250 234x60 180x150'
    .split(' ')
    .map((size) => size.split('x').map(Number));
const ADVERT_NAME = pattern('advertName');
/** How menus mark the entry of the page that is shown. */
const CURRENT = pattern('currentItemName');
const NO_KEYS: ReadonlySet<string> = new Set();
/** Below this prominence, no control is the primary action. */
const MIN_SCORE = 2.6;
/** Buttons this close in prominence change places with one line of text above them. */
const RIVAL_GAP = 1;

interface ChosenAction {
  control: Control;
  /** False for a weak one: a form far down, a plain link. */
  standsOut: boolean;
  /** The other buttons that stand out nearly as much, one of each label. */
  rivals: readonly Control[];
}

/**
 * What the page most wants its visitor to do, by prominence, place, repetition and wording; null if there is nothing.
 */
export function primaryActionControl(
  page: PageModel,
  labels: LabelWords,
  headline: PageNode | null,
): ChosenAction | null {
  const view = page.main;
  const { words } = labels;
  const all = controlsOf(view);
  const consent = consentRoot(view, words);
  const choices = similarButtons(all);
  const crowd = crowdOf(choices, view, words);
  const listings = listingsOf(all, view);
  const asking = all.filter((control) => {
    const { node, key } = control;
    if (consent?.contains(node) || choices.has(control) || crowd.has(key) || listings.has(key)) return false;
    return !leadsAside(control, view, words) && asksToAct(control, view, words);
  });
  const controls = asking.filter((control) => !isPlainEntry(control) && !namesPage(control));
  const scored = scoresOf(controls, view, labels, headline);
  const best = foremost(scored);
  if (best && (crowd.size === 0 || isInFirstScreen(best.control.node, view)))
    return {
      control: firstAlike(best.control, controls, view),
      standsOut: true,
      rivals: rivalsOf(best, scored),
    };
  const quiet =
    crowd.size === 0 ? (quietCall(asking, view, labels, headline) ?? numberIn(asking, view)) : null;
  return quiet && { control: quiet, standsOut: false, rivals: [] };
}

/** The page itself, the start page, contact, one of many cards, legal pages, a code for a discount, or what empties a form. */
function leadsAside(control: Control, view: PageView, words: LanguageWords | null): boolean {
  return (
    isCurrentPage(control, view) ||
    isWayHome(control) ||
    isContactEntry(control, words) ||
    cardLinks(view).has(control) ||
    (!control.buttonLike && namesLegal(control.text)) ||
    appliesCode(control, view) ||
    control.node.attribute('type').toLowerCase() === 'reset'
  );
}

function asksToAct(control: Control, view: PageView, words: LanguageWords | null): boolean {
  const role = roleOf(control, words);
  return role === 'action' || (role === 'sign-in' && submitsPassword(control, view));
}

interface Scored {
  control: Control;
  score: number;
}

function scoresOf(
  controls: readonly Control[],
  view: PageView,
  labels: LabelWords,
  headline: PageNode | null,
): Scored[] {
  const repeats = new Map<string, number>();
  for (const { key, buttonLike } of controls) if (buttonLike) repeats.set(key, (repeats.get(key) ?? 0) + 1);
  return controls.map((control) => {
    const repeated = Math.min(1.2, 0.6 * ((repeats.get(control.key) ?? 1) - 1));
    return { control, score: prominence(control, view, labels, headline) + repeated };
  });
}

/** The first of those that are clearly more prominent than all before; null where none stands out. */
function foremost(scored: readonly Scored[]): Scored | null {
  let best: Scored | null = null;
  for (const each of scored) if (each.score > (best?.score ?? MIN_SCORE) + 0.01) best = each;
  return best;
}

function rivalsOf(best: Scored, scored: readonly Scored[]): Control[] {
  const close = scored.filter(
    ({ control, score }) => control.buttonLike && score > Math.max(MIN_SCORE, best.score - RIVAL_GAP),
  );
  const byKey = new Map(close.map(({ control }) => [control.key, control] as const).toReversed());
  byKey.delete(best.control.key);
  return [...byKey.values()];
}

/** The first in reading order with the same words, look and part of the page: a few pixels of size say nothing. */
function firstAlike(best: Control, controls: readonly Control[], view: PageView): Control {
  const weight = ({ key, region, shape, buttonLike, filled, node }: Control): string =>
    JSON.stringify([key, region, shape, buttonLike, filled, isInFirstScreen(node, view)]);
  return controls.find((control) => weight(control) === weight(best)) ?? best;
}

/** If nothing stands out: submitting a form, or a plain link that says what to do; null if there is none. */
function quietCall(
  controls: readonly Control[],
  view: PageView,
  labels: LabelWords,
  headline: PageNode | null,
): Control | null {
  const calls = controls.filter(
    (control) => sendsForm(control, view) || asksInWords(control, view, labels, headline),
  );
  const score = (control: Control): number => prominence(control, view, labels, headline);
  return calls.toSorted((a, b) => score(b) - score(a))[0] ?? null;
}

/** Where nothing asks in words, the number to call that stands by itself in the first screen. */
function numberIn(controls: readonly Control[], view: PageView): Control | null {
  const isNumber = (control: Control): boolean => control.region === 'hero' && showsNumber(control);
  return controls.find((control) => isNumber(control) && isInFirstScreen(control.node, view)) ?? null;
}

const MIN_FIELDS = 2;

function sendsForm({ node, shape, region }: Control, view: PageView): boolean {
  const form = shape === 'submit' && region !== 'footer' ? node.closest((at) => at.tag === 'form') : null;
  return form !== null && partsOf(form, view).fields >= MIN_FIELDS;
}

const MAX_CALL = 90;

/** In a language without lists, what stands by itself below the headline. */
function asksInWords(
  control: Control,
  view: PageView,
  { words, calls }: LabelWords,
  headline: PageNode | null,
): boolean {
  const { node, text } = control;
  if (text.length > MAX_CALL || text.includes('@')) return false;
  if (node.region === 'footer' && !isInFirstScreen(node, view)) return false;
  if (namesPage(control)) return false;
  const isEntry = isInMenu(node);
  if (startsWith(text, calls)) return !isEntry;
  if (words === null) return !isInRow(node) && standsBelow(node, headline, view);
  const { links, actions } = words;
  if (mentions(text, links.terms) || mentions(text, links.privacy)) return false;
  const kind = labelKind(text, words);
  if (kind === 'standard') return true;
  // The text of a picture describes it, and may hold a verb.
  const mayDescribe = isEntry || control.shape === 'picture';
  return kind === 'act-and-object' && (!mayDescribe || startsWith(text, actions.verbs));
}

const BELOW = 200;

function standsBelow(node: PageNode, headline: PageNode | null, view: PageView): boolean {
  const box = view.boxOf(node);
  const title = headline && view.boxOf(headline);
  if (!box || !title || node.parent === null) return false;
  const gap = box.y - title.y - title.height;
  return (
    gap >= 0 && gap < BELOW && !node.parent.children.some((at) => at.isText && view.text(at).trim() !== '')
  );
}

/** This many similar buttons with different labels leave the next step open. */
const MIN_CROWD = 4;
/** So many do in any colors and places, where none is larger than the others. */
const MIN_MIXED_CROWD = 6;
const SAME_HEIGHT = 1.25;

/** The labels of equal buttons in the first screen that each call to act; none where they are few, or sums or topics. */
function crowdOf(
  choices: ReadonlySet<Control>,
  view: PageView,
  words: LanguageWords | null,
): ReadonlySet<string> {
  if (words === null) return NO_KEYS;
  const calls = controlsOf(view).filter(
    ({ node, region, text }) =>
      (region === 'hero' || region === 'main') &&
      isInFirstScreen(node, view) &&
      labelKind(text, words) !== 'topic',
  );
  const similar = keysOf(calls.filter((control) => choices.has(control)));
  const filled = calls.filter((control) => control.filled && roleOf(control, words) === 'action');
  const mixed = keysOf(ofOneHeight(filled, view));
  if (mixed.size >= MIN_MIXED_CROWD) return mixed.union(similar);
  return similar.size < MIN_CROWD ? NO_KEYS : similar;
}

/** So many sites of others make a list of them. */
const MIN_LISTED = 4;

/** The labels that lead to many sites of others: each entry of a directory has one. */
function listingsOf(controls: readonly Control[], { base }: PageView): ReadonlySet<string> {
  const own = base === null ? null : new URL(base).host;
  const hosts = new Map<string, Set<string>>();
  for (const { key, target } of controls) {
    const host = target && URL.canParse(target) ? new URL(target).host : '';
    if (host === '' || host === own) continue;
    hosts.set(key, (hosts.get(key) ?? new Set()).add(host));
  }
  return new Set([...hosts].flatMap(([key, { size }]) => (size >= MIN_LISTED ? [key] : [])));
}

function keysOf(controls: readonly Control[]): Set<string> {
  return new Set(controls.map(({ key }) => key));
}

/** All of them where none is larger than another, else none. */
function ofOneHeight(controls: readonly Control[], view: PageView): readonly Control[] {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const { node } of controls) {
    const height = view.boxOf(node)?.height ?? 0;
    least = Math.min(least, height);
    most = Math.max(most, height);
  }
  return most <= SAME_HEIGHT * least ? controls : [];
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
  return (
    region === 'header' &&
    node.tag === 'a' &&
    !href.startsWith('#') &&
    !hasScheme(href, 'http', 'https') &&
    leadsHome(href)
  );
}

/** An entry of a menu invites nobody unless it is drawn as a button. */
function isPlainEntry({ node, buttonLike }: Control): boolean {
  return !buttonLike && isInMenu(node);
}

/** Every menu has a contact link; it counts only outside of one. */
function isContactEntry({ node, region, text, buttonLike }: Control, words: LanguageWords | null): boolean {
  if (words === null || buttonLike || !isPhrase(text, words.links.contact)) return false;
  return region === 'header' || isInMenu(node) || isInRow(node);
}

/** One word among the links of a menu names a page, though it may be an act elsewhere: "Shop", "Volunteer". */
function namesPage({ node, text, buttonLike }: Control): boolean {
  return !buttonLike && isOneWord(text) && !hasDigit(text) && (isInMenu(node) || isInRow(node));
}

const CODE_FIELD = pattern('couponField');
/** So far up from its button the field for a code is looked for. */
const MAX_UP = 3;

/** The only button beside the field for a code: a side way of a purchase. */
function appliesCode({ node }: Control, view: PageView): boolean {
  let holder: PageNode | null = node.parent;
  for (let up = 0; holder && up < MAX_UP && controlCount(holder, view) === 1; up++) {
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

const MIN_ROW = 3;

/** Whether other links stand beside it, as in a menu that is not marked as one. */
export function isInRow({ parent }: PageNode): boolean {
  const row = parent?.tag === 'li' || parent?.children.length === 1 ? parent.parent : parent;
  return row !== null && row !== undefined && holdsRow(row);
}

const holdsRow = memoize(({ children }: PageNode): boolean => {
  const links = children.filter((node) => node.tag === 'a' || node.children.some(({ tag }) => tag === 'a'));
  return links.length >= MIN_ROW;
});

export function isInMenu(node: PageNode): boolean {
  return node.closest((at) => at.isNavigation) !== null;
}

function submitsPassword(control: Control, view: PageView): boolean {
  if (control.shape !== 'submit') return false;
  const form = control.node.closest((at) => at.tag === 'form');
  return form !== null && partsOf(form, view).hasPassword;
}

/** The facts of the primary action; which form it submits is filled in once the forms are known. */
export function primaryActionFacts(
  page: PageModel,
  { control, standsOut, rivals }: ChosenAction,
  labels: LabelWords,
): PrimaryAction {
  const { node } = control;
  const namesakesOf = (one: Control) => inEach(page, (view, name) => namesakesIn(view, name, page, one));
  // If the button is drawn on a card that is one link, all of the card can be tapped.
  const pressed = node.closest((at) => at.tag === 'a') ?? node;
  return {
    ...actionOf(page, control, labels.words),
    standsOut,
    deadAddress: deadAddress(pressed, page.main, true),
    namesakes: namesakesOf(control),
    rivals: rivals.map((rival) => ({ text: rival.text, namesakes: namesakesOf(rival) })),
    ...actionPlaces(page, control, labels),
    contrast: page.perViewport(node, (there, view) => contrastOf(there, view)),
    heightPx: page.perViewport(pressed, (there, view) =>
      there.visible && isDrawn(there, view) ? view.boxOf(there)?.height || null : null,
    ),
    pictureOnly: control.shape === 'picture' && !isStoreBadge(control),
    advertSizedBox: standsInAdvert(pressed, page.main),
    advertLikeNames: ADVERT_NAME.test(node.names) || ADVERT_NAME.test(node.parent?.names ?? ''),
    formAboveFold: inEach(page, (view, name) => formBegins(page, name, view, node)),
    form: null,
  };
}

/** Also the control itself where a device gives it other words. */
function namesakesIn(view: PageView, name: ViewportName, page: PageModel, { key, node }: Control) {
  const own = page.in(name, node);
  const pressed = controlsOf(view)
    .filter((other) => other.key === key || other.node === own)
    .map((other) => other.node.closest((at) => at.tag === 'a') ?? other.node);
  const dead = pressed.filter((each) => leadsNowhere(each, view));
  return { total: pressed.length, dead: dead.map((each) => page.evidence(each)) };
}

function contrastOf(node: PageNode, view: PageView): { shape: number | null; label: number | null } | null {
  const there = controlsOf(view).find((control) => control.node === node);
  return there ? { shape: there.shapeRatio, label: there.labelRatio } : null;
}

/** What looks like a display advert is a box of that size with a background or frame of its own; many buttons are as large. */
function standsInAdvert(button: PageNode, view: PageView): boolean {
  // The button of a form belongs to its fields, whatever the size of the row that it stands in.
  if (button.isIn('form')) return false;
  const holdsMore = (at: PageNode): boolean => view.textLength(at) > view.textLength(button);
  return (
    button.closest((at) => at.box !== null && isAdvertSize(at.box) && paints(at) && holdsMore(at)) !== null
  );
}

function isAdvertSize(box: Box): boolean {
  return ADVERT_SIZES.some(
    ([width = 0, height = 0]) => Math.abs(box.width - width) <= 4 && Math.abs(box.height - height) <= 4,
  );
}

function formBegins(page: PageModel, name: ViewportName, view: PageView, action: PageNode): boolean {
  const form = page.in(name, action)?.closest((at) => at.tag === 'form');
  const isField = ({ tag, source }: PageNode): boolean =>
    FIELD_TAGS.has(tag) && !NO_FIELDS.has((source.attributes.type ?? '').toLowerCase());
  const field = form && view.subtree(form).find((node) => node.visible && isField(node));
  return field ? isInFirstScreen(field, view) : false;
}
