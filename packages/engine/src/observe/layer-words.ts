import { isPhrase, mentions } from '../languages/match.ts';
import type { LanguageWords } from '../languages/words.ts';

/** By what layers over a page, and the controls in them, tell what they are for. */

export const CONSENT_NAME =
  /(^|[\s_-])(cookie\w*|consent\w*|gdpr|ccpa|onetrust\S*|cybotcookie\S*|cookiebot\S*|usercentrics\S*|uc-\w+|didomi\S*|iubenda\S*|qc-cmp\S*|termly\S*|osano\S*|cky\S*|cmp-\S*|klaro|borlabs\S*|cmplz\S*|tarteaucitron\S*|truste\S*|sp_message\S*|fc-consent\S*|axeptio\S*|cc-window|cc-banner)/i;
/** "Cookie" is one of the few words that the languages of the web share. */
export const CONSENT_TOPIC =
  /cookie|kakor|evästeet|ciasteczk|sütik|galletas|クッキー|쿠키|coockie|файл\w* куки|куки|tracking|gdpr|dsgvo|rgpd|consent/i;
export const CHAT_NAME =
  /(^|[\s_-])(chat|intercom|drift|crisp|zendesk|tawk|livechat|hubspot-messages|messenger|launcher)\w*/i;
export const AGE =
  /\b(over|at least|older than|über|plus de|mayor de|maggiore di|maior de)\s*(18|21)\b|\bage (check|gate|verification)|alterspr/i;

/** `names` are what the control is called in the markup: id, classes, accessible label. */
export function closes(label: string, names: string, words: LanguageWords | null): boolean {
  return (
    /(^|[\s_-])(close|dismiss)/i.test(names) ||
    /^[×✕✖x]$/i.test(label.trim()) ||
    (words !== null && isPhrase(label, words.actions.close))
  );
}

export function declines(label: string, words: LanguageWords): boolean {
  return (
    isPhrase(label, words.actions.decline) ||
    isPhrase(label, words.consent.reject) ||
    mentions(label, words.tone.shaming)
  );
}

/** Whether pressing it ends a question. */
export function isAnswer(label: string, { consent, actions }: LanguageWords): boolean {
  return [consent.accept, consent.reject, actions.decline].some((list) => isPhrase(label, list));
}
