import { isPhrase, mentions, startsWith } from '../../../language/match.ts';
import type { LanguageWords, Phrases } from '../../../language/words.ts';
import { memoize } from '../../../page/memoize.ts';
import type { PageNode } from '../../../page/node.ts';
import { distance, type PageView } from '../../../page/view.ts';
import { type Control, controlsOf } from '../../actions/controls.ts';
import { cardLinks } from '../../actions/hub-cards.ts';
import { similarButtons } from '../../actions/similar-buttons.ts';
import { partsOf } from '../../forms/form-parts.ts';
import { type Features, numbersOf, type Values } from '../choice.ts';
import { namesLegal } from '../page-type/names.ts';
import { isInMenu, isInRow } from './candidates.ts';

/** What labels are told by. */
export interface LabelWords {
  words: LanguageWords | null;
  /** How labels that ask to act begin, also in languages without a full word list. */
  calls: Phrases;
}

/** Badges of app stores are pictures, and yet what the page is for. */
const STORE = /^https?:\/\/(apps\.apple\.com|itunes\.apple\.com|play\.google\.com|apps\.microsoft\.com)\//i;
const FAR_SCREENS = 6;
const NEAR_PX = 320;
/** Share of the screen's height up to which a layer is a bar along an edge. */
const BAR = 0.2;
const MANY_REPEATS = 2;
const LONG_LABEL = 45;
const MAX_ORDER = 40;
const UNKNOWN_RATIO = 3;
const STRONG_RATIO = 5;
/** So many sites of others make a list of them. */
const MIN_LISTED = 4;
const ONE_WORD = /^\P{L}*\p{L}+\P{L}*$/u;

/** What says for or against each candidate, by its place among them. */
export function actionFeatures(
  candidates: readonly Control[],
  view: PageView,
  labels: LabelWords,
  headline: PageNode | null,
): Features[] {
  const groups = among(candidates, view);
  return candidates.map((control, at) => {
    const before = candidates[at - 1];
    return numbersOf({
      ...looks(control, view),
      ...place(control, view, headline),
      ...wording(control, labels),
      ...purpose(control, view),
      ...groups(control),
      'follows a button': before?.buttonLike === true && before.node.parent === control.node.parent,
    });
  });
}

export function isStoreBadge({ target }: Control): boolean {
  return STORE.test(target ?? '');
}

function looks(control: Control, view: PageView): Values {
  const { buttonLike, shape, text, shapeRatio } = control;
  const filled = isFilled(control, view);
  const isLong = text.length > LONG_LABEL;
  return {
    'filled button': filled,
    'framed button': buttonLike && !filled,
    'contrast of the fill': filled
      ? Math.min(1, ((shapeRatio ?? UNKNOWN_RATIO) - 1) / (STRONG_RATIO - 1))
      : 0,
    picture: shape === 'picture' && !isStoreBadge(control),
    'long label, above all of a link': isLong ? (buttonLike ? 1 : 2) : 0,
  };
}

/** Without measures, each button counts as filled. */
function isFilled({ filled, buttonLike }: Control, { measured }: PageView): boolean {
  return measured ? filled : buttonLike;
}

function place({ node, region }: Control, view: PageView, headline: PageNode | null): Values {
  const box = view.measured ? view.boxOf(node) : null;
  const title = headline && view.boxOf(headline);
  const screens = box ? box.y / view.capture.viewport.height : 0;
  const isBar = region === 'overlay' && isInBar(node, view);
  const isNear = box && title ? distance(box, title) < NEAR_PX : node.section === headline?.section;
  return {
    hero: region === 'hero',
    'header or bar': region === 'header' || isBar,
    footer: region === 'footer',
    layer: region === 'overlay' && !isBar,
    'above the fold': box ? screens < 1 : region === 'hero',
    'screens down': screens < 1 ? 0 : Math.min(1, screens / FAR_SCREENS),
    'near the headline': isNear && headline !== null && region !== 'header',
  };
}

function isInBar(node: PageNode, view: PageView): boolean {
  const box = node.closest((at) => at.style.position === 'fixed')?.box;
  return box !== null && box !== undefined && box.height < BAR * view.capture.viewport.height;
}

/** What labels are searched for, each as one list. */
const listsOf = memoize(({ actions, links }: LanguageWords) => {
  const orders = [...actions.addToCart, ...actions.checkout, ...actions.donate, ...actions.book];
  return {
    orders,
    named: [...orders, ...actions.signUp],
    standard: [...orders, ...actions.signUp, ...actions.standard],
    generic: actions.generic,
    verbs: actions.verbs,
    about: [...links.about, ...links.help, ...links.faq],
    contact: links.contact,
  };
});

function wording({ text, node, shape, buttonLike }: Control, { words, calls }: LabelWords): Values {
  const lists = words && listsOf(words);
  const is = (list: keyof ReturnType<typeof listsOf>): boolean =>
    lists !== null && isPhrase(text, lists[list]);
  const isGeneric = is('generic');
  const isStandard = !isGeneric && is('standard');
  const isOrder = isStandard && is('orders');
  const asks = !isStandard && (startsWith(text, calls) || (lists !== null && startsWith(text, lists.verbs)));
  const isUnclear = !asks && !isStandard;
  const isEntry = !buttonLike && (isInMenu(node) || isInRow(node));
  const isWord = ONE_WORD.test(text) && !/\d/.test(text);
  return {
    'order, gift or booking': isOrder,
    'mention of an order, gift, booking or account':
      !isOrder && lists !== null && text.length < MAX_ORDER && mentions(text, lists.named),
    'call to act': asks && !isGeneric,
    'button without a call': buttonLike && isUnclear,
    'link without a call': !buttonLike && shape !== 'submit' && isUnclear,
    'entry of a menu': isEntry,
    // Of the site, of a law, or in a menu: the way to get in touch, "Shop", "Volunteer".
    'name of a page':
      is('about') || (!buttonLike && namesLegal(text)) || (isEntry && (isWord || is('contact'))),
  };
}

function purpose(control: Control, view: PageView): Values {
  const { node, shape, target, region } = control;
  const form = shape === 'submit' ? node.closest((at) => at.tag === 'form') : null;
  const fields = form ? partsOf(form, view).fields : 0;
  const own = view.base === null ? null : URL.parse(view.base)?.host;
  return {
    'form of several fields': fields > 1,
    'lone field, in the hero or below': fields === 1 ? (region === 'hero' ? 1 : -1) : 0,
    'number to call in the hero': region === 'hero' && /^tel:/i.test(target ?? ''),
    'mail address': /^mailto:/i.test(target ?? '') || control.text.includes('@'),
    'leads to another site':
      own !== null && /^https?:/i.test(target ?? '') && URL.parse(target ?? '')?.host !== own,
  };
}

/** What a control is compared to the others. */
function among(candidates: readonly Control[], view: PageView): (control: Control) => Values {
  const similar = similarButtons(controlsOf(view));
  const similarKeys = keysOf([...similar]);
  const cards = cardLinks(view);
  const listed = listings(candidates, view);
  const repeats = new Map<string, number>();
  for (const control of candidates)
    if (control.buttonLike && !similar.has(control))
      repeats.set(control.key, (repeats.get(control.key) ?? 0) + 1);
  const isContent = ({ region }: Control): boolean => region === 'hero' || region === 'main';
  const first = candidates.find((control) => isContent(control) && isFilled(control, view));
  return (control) => ({
    'said again': Math.min(1, ((repeats.get(control.key) ?? 1) - 1) / MANY_REPEATS),
    'first filled button': control === first,
    'one of similar buttons': similarKeys.has(control.key),
    'link of a card or directory': cards.has(control) || listed.has(control.key),
  });
}

function keysOf(controls: readonly Control[]): Set<string> {
  return new Set(controls.map(({ key }) => key));
}

/** The labels that lead to many sites of others: each entry of a directory has one. */
function listings(candidates: readonly Control[], { base }: PageView): ReadonlySet<string> {
  const own = base === null ? null : new URL(base).host;
  const hosts = new Map<string, Set<string>>();
  for (const { key, target } of candidates) {
    const host = (target && URL.parse(target)?.host) ?? '';
    if (host === '' || host === own) continue;
    hosts.set(key, (hosts.get(key) ?? new Set()).add(host));
  }
  return new Set([...hosts].flatMap(([key, { size }]) => (size >= MIN_LISTED ? [key] : [])));
}
