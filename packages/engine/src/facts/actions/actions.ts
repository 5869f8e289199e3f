import {
  BETWEEN_WORDS,
  digitsOf,
  hasLetterOrDigit,
  hasWord,
  letterCount,
} from '../../language/characters.ts';
import { isPhrase, mentions, startsWith } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import type { LanguageWords } from '../../language/words.ts';
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
export const TRAIL = pattern('trailName');
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

/** Tells interface and utility controls from what the page asks its visitor to do. */
export function roleOf(control: Control, words: LanguageWords | null): ControlRole {
  const { node, text } = control;
  if (node.closest((at) => CONSENT_NAME.test(at.names) && at.tag !== 'body' && at.tag !== 'html'))
    return 'consent';
  if (node.closest((at) => at.role === 'search' || at.tag === 'search')) return 'search';
  if (node.closest((at) => TRAIL.test(`${at.names} ${at.attribute('aria-label')}`))) return 'interface';
  if (isSocial(control)) return 'social';
  if (node.closest((at) => LANGUAGE_SWITCH.test(at.names) && at.end - at.order < 60)) return 'language';
  const isBare = words !== null && isPhrase(text, words.actions.generic);
  if (node.has('hreflang') || namesLanguage(text, words)) return 'language';
  if (words) {
    const { actions, consent, offer } = words;
    const inLayer = node.region === 'overlay';
    if (inLayer && (isPhrase(text, consent.reject) || isPhrase(text, consent.settings))) return 'consent';
    if (isPhrase(text, consent.accept) && talksOfConsent(node, control, words)) return 'consent';
    if (isPhrase(text, actions.search)) return 'search';
    if (isPhrase(text, actions.language)) return 'language';
    if (isPhrase(text, actions.signIn)) return 'sign-in';
    if (isPhrase(text, words.links.chat) || (node.fixed && CHAT_NAME.test(node.names))) return 'chat';
    for (const list of [actions.menu, actions.skip, actions.share])
      if (isPhrase(text, list)) return 'interface';
    // "Monthly" beside "Yearly" changes what the prices say.
    if (node.tag === 'button' && (isPhrase(text, offer.periods.month) || isPhrase(text, offer.periods.year)))
      return 'interface';
    // "OK" closes a layer; elsewhere it sends what was filled in.
    if ((inLayer || !isBare) && isPhrase(text, actions.close)) return 'interface';
    if (inLayer && isPhrase(text, actions.decline)) return 'interface';
  }
  if (node.fixed && node.box !== null && node.box.width < 90 && CHAT_NAME.test(node.names)) return 'chat';
  if (isIconButton(node) || THEME_SWITCH.test(node.names) || TO_TOP.test(node.names)) return 'interface';
  // Widgets bear such names in English in any language.
  if (TURNS_SLIDE.test(text) || TO_TOP.test(text.replaceAll(' ', '-')) || FILLED_CART.test(text))
    return 'interface';
  if (control.toggles || (node.tag === 'button' && LOADS_MORE.test(node.names))) return 'interface';
  return letterCount(text) >= 2 || showsNumber(control) ? 'action' : 'interface';
}

/** Whether a label is a language's code or own name; "Go" and "OK" are no languages. */
export function namesLanguage(text: string, words: LanguageWords | null): boolean {
  if (text.length > 12 || (words !== null && isPhrase(text, words.actions.generic))) return false;
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

function talksOfConsent(node: PageNode, control: Control, words: LanguageWords): boolean {
  if (control.region === 'overlay') return true;
  const holder = node.closest((at) => at.end - at.order > 6 && !at.style.inline);
  const said = holder?.children.map((child) => child.source.text + child.attribute('class')).join(' ') ?? '';
  return mentions(said, words.consent.topic);
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
