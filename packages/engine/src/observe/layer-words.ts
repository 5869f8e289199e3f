import { isPhrase, mentions } from '../languages/match.ts';
import type { LanguageWords, Phrases } from '../languages/words.ts';

/** By what layers over a page, and the controls in them, tell what they are for. */

export const CONSENT_NAME =
  /(^|[\s_-])(cookie\w*|consent\w*|gdpr|ccpa|onetrust\S*|cybotcookie\S*|cookiebot\S*|usercentrics\S*|uc-\w+|didomi\S*|iubenda\S*|qc-cmp\S*|termly\S*|osano\S*|cky\S*|cmp-\S*|klaro|borlabs\S*|cmplz\S*|tarteaucitron\S*|truste\S*|sp_message\S*|fc-consent\S*|axeptio\S*|cc-window|cc-banner)/i;
/** "Cookie" is one of the few words that the languages of the web share. */
export const CONSENT_TOPIC =
  /cookie|kakor|evästeet|ciasteczk|sütik|galletas|クッキー|쿠키|coockie|файл\w* куки|куки|tracking|gdpr|dsgvo|rgpd|consent/i;
export const CHAT_NAME =
  /(^|[\s_-])(chat|intercom|drift|crisp|zendesk|tawk|livechat|hubspot-messages|messenger|launcher)\w*/i;
/** What covers a page until it has loaded, and leaves by itself. */
export const LOADER_NAME =
  /(^|[\s_-])(pre-?|page-?|site-?)?(loader|loading|spinner|pre-?load)([\s_-]|$)|[a-z](Loader|Spinner)([\s_-]|$)/;
export const AGE =
  /\b(over|at least|older than|über|plus de|mayor de|maggiore di|maior de)\s*(18|21)\b|\bage (check|gate|verification)|alterspr/i;

/** What a field is called that asks for what only those have who may come in. */
export const PASS_NAME =
  /(^|[\s_-])(access|invit(e|ation)|gate|entry|event)[\s_-]*code|pass-?code|passwor[dt]|passwort|kennwort|zugangscode|toegangscode|code d['’]acc[eè]s|mot de passe|c[oó]digo de acceso|contraseña|senha|codice d['’]accesso|пароль|hasło|şifre|heslo/i;

/** `closeButton`, `btn-close`, `popupDismiss`, but not `enclose`. */
const CLOSING_NAME = /(^|[\s_-])(close|dismiss)/i;
const CLOSING_NAME_IN_ONE = /[a-z\d](Close|Dismiss)/;
/** Where the answer ends and what it leads to begins: "No thanks, on to the shop". */
const AFTER_ANSWER = /\s*(?:[,;:!|→»]|\s[–—-]\s).*$/su;

/** `names` are what the control is called in the markup: id, classes, accessible label. */
export function closes(label: string, names: string, words: LanguageWords | null): boolean {
  return (
    CLOSING_NAME.test(names) ||
    CLOSING_NAME_IN_ONE.test(names) ||
    /^[×✕✖x]$/i.test(label.trim()) ||
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
