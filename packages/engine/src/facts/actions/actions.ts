import {
  BETWEEN_WORDS,
  digitsOf,
  hasLetterOrDigit,
  hasWord,
  letterCount,
} from '../../language/characters.ts';
import { isPhrase, mentions, startsWith } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import type { LanguageWords, Phrases } from '../../language/words.ts';
import { hasScheme } from '../../page/address.ts';
import { CHAT_NAME, CONSENT_NAME } from '../../page/layer-words.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import { consentRoot } from '../overlays/overlays.ts';
import type { Action, LabelKind } from '../types/actions.ts';
import { type Control, controlsOf } from './controls.ts';

const SOCIAL_HOST = compose(
  String.raw`(?:^|\.)${alternatives('socialHost')}\.(?:com|net|me|social|gg|org|app)$`,
  'i',
);
const SOCIAL_NAME = pattern('socialName');
const TRAIL = pattern('trailName');
const LANGUAGE_SWITCH = pattern('languageSwitch');
export const THEME_SWITCH = pattern('themeSwitch');
const TO_TOP = pattern('toTopName');
const TURNS_SLIDE = pattern('slideTurnLabel');
/** More of a list on the same page. */
const LOADS_MORE = pattern('loadsMoreName');
/** "Cart (0)": how much lies in it is told, not asked. */
const FILLED_CART = compose(`^(${alternatives('cartName')}|bag)(je|im)?[\\s(（:·]*\\d+[)）]?$`, 'i');
/** Codes of languages, and of countries that stand for theirs; "Om" and "AI" are words. */
const CODES =
  'ar|at|az|be|bg|br|bs|by|ca|ch|cn|cs|cy|cz|da|de|dk|ee|el|en|es|et|eu|fa|fi|fr|ga|gb|ge|gl|gr|he|hi|hr|hu|hy|id|ie|il|in|ir|is|it|ja|jp|ka|kk|ko|kr|kz|lb|lt|lu|lv|mk|mn|mt|nb|nl|nn|no|pl|pt|ro|rs|ru|se|sk|sl|sq|sr|sv|ta|th|tr|tw|ua|uk|ur|us|uz|vi|vn|za|zh';
const LANGUAGE_CODE = new RegExp(`^((${CODES})([-_][a-z]{2})?|🇦|🇩)$`, 'i');
const LANGUAGE_NAME = pattern('languageName');

/** What a control is besides a call to action; `action` where it is one or could be. */
export type ControlRole =
  | 'action'
  | 'consent'
  | 'search'
  | 'language'
  | 'social'
  | 'sign-in'
  | 'chat'
  | 'interface';

type IsRole = (control: Control, words: LanguageWords | null) => boolean;

function says(lists: (words: LanguageWords) => readonly Phrases[]): IsRole {
  return ({ text }, words) => words !== null && lists(words).some((list) => isPhrase(text, list));
}

const DECLINES = says(({ consent }) => [consent.reject, consent.settings]);
const ACCEPTS = says(({ consent }) => [consent.accept]);
const NAMES_PERIOD = says(({ offer }) => [offer.periods.month, offer.periods.year]);
const CLOSES = says(({ actions }) => [actions.close]);
const IS_BARE = says(({ actions }) => [actions.generic]);

/** What tells that a control is no call to action; the first that holds decides. */
const ROLES: readonly (readonly [ControlRole, IsRole])[] = [
  ['consent', ({ node }) => node.closest((at) => CONSENT_NAME.test(at.names) && !PAGE.has(at.tag)) !== null],
  ['search', ({ node }) => node.closest((at) => at.role === 'search') !== null],
  ['interface', ({ node }) => isInTrail(node)],
  ['social', isSocial],
  ['language', ({ node }) => node.closest((at) => LANGUAGE_SWITCH.test(at.names)) !== null],
  ['language', ({ node, text }, words) => node.has('hreflang') || namesLanguage(text, words)],
  ['consent', (control, words) => isInLayer(control) && DECLINES(control, words)],
  ['consent', (control, words) => ACCEPTS(control, words) && talksOfConsent(control, words)],
  ['search', says(({ actions }) => [actions.search])],
  ['language', says(({ actions }) => [actions.language])],
  ['sign-in', says(({ actions }) => [actions.signIn])],
  ['chat', says(({ links }) => [links.chat])],
  ['chat', ({ node }) => node.fixed && CHAT_NAME.test(node.names)],
  ['interface', says(({ actions }) => [actions.menu, actions.skip, actions.share])],
  // "Monthly" beside "Yearly" changes what the prices say.
  ['interface', (control, words) => control.node.tag === 'button' && NAMES_PERIOD(control, words)],
  // "OK" closes a layer; elsewhere it sends what was filled in.
  [
    'interface',
    (control, words) => CLOSES(control, words) && (isInLayer(control) || !IS_BARE(control, words)),
  ],
  ['interface', ({ node }) => isIconButton(node)],
  ['interface', ({ node }) => THEME_SWITCH.test(node.names) || TO_TOP.test(node.names)],
  // Widgets bear such names in English in any language.
  ['interface', ({ text }) => TURNS_SLIDE.test(text) || FILLED_CART.test(text)],
  ['interface', ({ node, toggles }) => toggles || (node.tag === 'button' && LOADS_MORE.test(node.names))],
  ['interface', (control) => letterCount(control.text) < 2 && !showsNumber(control)],
];

/** What is named after the whole page. */
const PAGE: ReadonlySet<string> = new Set(['body', 'html']);

/** Tells interface and utility controls from what the page asks its visitor to do. */
export function roleOf(control: Control, words: LanguageWords | null): ControlRole {
  return ROLES.find(([, isRole]) => isRole(control, words))?.[0] ?? 'action';
}

function isInLayer({ node }: Control): boolean {
  return node.region === 'overlay';
}

/** Whether it stands in the line that shows where on the site the page is. */
export function isInTrail(node: PageNode): boolean {
  return node.closest((at) => TRAIL.test(`${at.names} ${at.attribute('aria-label')}`)) !== null;
}

/** Whether a label is a language's code or own name; "Go" and "OK" are no languages. */
export function namesLanguage(text: string, words: LanguageWords | null): boolean {
  if (text.length > 12 || isPhrase(text, words?.actions.generic)) return false;
  return LANGUAGE_CODE.test(text) || LANGUAGE_NAME.test(text);
}

const MIN_DIGITS = 6;

/** A link that calls the number that it shows. */
export function showsNumber({ target, text }: Control): boolean {
  return hasScheme(target ?? '', 'tel') && digitsOf(text).length >= MIN_DIGITS;
}

/** A small button that bears a sign alone: an arrow of a slider, a magnifier. */
function isIconButton({ tag, box, textStart, textEnd }: PageNode): boolean {
  return tag === 'button' && textStart === textEnd && box !== null && box.width < 64 && box.height < 64;
}

function talksOfConsent({ node, region }: Control, words: LanguageWords | null): boolean {
  if (region === 'overlay') return true;
  const holder = node.closest((at) => at.end - at.order > 6 && !at.style.inline);
  const said = holder?.children.map((child) => child.source.text + child.attribute('class')).join(' ') ?? '';
  return mentions(said, words?.consent.topic);
}

function isSocial({ node, target, text, buttonLike }: Control): boolean {
  if (SOCIAL_NAME.test(text)) {
    if (node.textStart === node.textEnd) return true;
    // "Join now" leads where it leads.
  } else if (buttonLike && hasWord(text) && !text.startsWith('@')) return false;
  const host = target && URL.canParse(target) ? new URL(target).hostname : '';
  if (!SOCIAL_HOST.test(host)) return false;
  return node.region !== 'hero' || node.box === null || node.box.width < 80;
}

/** How well a label tells what happens; `unknown` without a word list. */
export function labelKind(text: string, words: LanguageWords | null): LabelKind {
  if (text.trim() === '') return 'nameless';
  if (!words) return 'unknown';
  const { actions } = words;
  if (isPhrase(text, actions.generic)) return 'generic';
  for (const list of [
    actions.standard,
    actions.signUp,
    actions.addToCart,
    actions.checkout,
    actions.donate,
    actions.book,
  ])
    if (isPhrase(text, list)) return 'standard';
  const isAct = (word: string) => isPhrase(word, actions.verbs) || isPhrase(word, actions.generic);
  const names = contentWords(text, words).some((word) => !isAct(word));
  if (mentions(text, actions.verbs)) return names ? 'act-and-object' : 'telling-verb';
  if (!startsWith(text, actions.generic)) return 'topic';
  return names ? 'act-and-object' : 'generic';
}

/** The words of a label that carry meaning: no stop words, no arrows. */
function contentWords(text: string, { stopWords }: LanguageWords): string[] {
  return text.split(BETWEEN_WORDS).filter((word) => hasLetterOrDigit(word) && !isPhrase(word, stopWords));
}

/** All calls to action: buttons and button-like links, in reading order. */
function callsToAction(page: PageModel, words: LanguageWords | null): Control[] {
  const consent = consentRoot(page.main, words);
  return controlsOf(page.main).filter(
    (control) =>
      control.buttonLike && !consent?.contains(control.node) && roleOf(control, words) === 'action',
  );
}

export function actionFacts(
  page: PageModel,
  words: LanguageWords | null,
): { actions: Action[]; distinctActionTexts: number } {
  const controls = callsToAction(page, words);
  return {
    actions: controls.map((control) => actionOf(page, control, words)),
    distinctActionTexts: new Set(controls.map((control) => control.key)).size,
  };
}

export function actionOf(page: PageModel, control: Control, words: LanguageWords | null): Action {
  return {
    text: control.text,
    evidence: page.evidence(control.node, control.text),
    target: control.target,
    shape: control.shape,
    label: labelKind(control.text, words),
    region: control.region,
  };
}
