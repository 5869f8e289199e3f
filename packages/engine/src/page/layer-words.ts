import { isPhrase, mentions } from '../language/match.ts';
import { pattern } from '../language/patterns.ts';
import type { LanguageWords, Phrases } from '../language/words.ts';

/** By what layers over a page, and the controls in them, tell what they are for. */

export const CONSENT_NAME = pattern('consentName');
/** "Cookie" is one of the few words that the languages of the web share. */
export const CONSENT_TOPIC = pattern('cookieTopic');
export const CHAT_NAME = pattern('chatName');
/** What covers a page until it has loaded, and leaves by itself. */
export const LOADER_NAME = pattern('loaderName');
export const AGE = pattern('ageGate');

/** What a field is called that asks for what only those have who may come in. */
export const PASS_NAME = pattern('accessCode');

/** `closeButton`, `btn-close`, `popupDismiss`, but not `enclose`. */
const CLOSING_NAME = pattern('closingName');
const CLOSING_NAME_IN_ONE = pattern('closingNameInOne');
/** Where the answer ends and what it leads to begins: "No thanks, on to the shop". */
const AFTER_ANSWER = /\s*(?:[,;:!|→»]|\s[–—-]\s).*$/su;

/** `names` are what the control is called in the markup: id, classes, accessible label. */
export function closes(label: string, names: string, words: LanguageWords | null): boolean {
  return (
    CLOSING_NAME.test(names) ||
    CLOSING_NAME_IN_ONE.test(names) ||
    ['×', '✕', '✖', 'x', 'X'].includes(label.trim()) ||
    (words !== null && answersBy(label, words.actions.close))
  );
}

export function declines(label: string, words: LanguageWords): boolean {
  return (
    answersBy(label, words.actions.decline) ||
    answersBy(label, words.consent.reject) ||
    mentions(label, words.tone.shaming)
  );
}

function answersBy(label: string, list: Phrases): boolean {
  return isPhrase(label, list) || isPhrase(label.replace(AFTER_ANSWER, ''), list);
}

/** Whether pressing it ends a question. */
export function isAnswer(label: string, { consent, actions }: LanguageWords): boolean {
  return [consent.accept, consent.reject, actions.decline].some((list) => answersBy(label, list));
}
