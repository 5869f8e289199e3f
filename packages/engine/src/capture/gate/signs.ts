import { alternatives, compose, pattern } from '../../language/patterns.ts';

const ERROR_STATUS = '(?:404|410|500|502|503|504)';
/** Signs of walls, parked domains and errors. Each counts only on a page with little else on it. */

/** In attributes and addresses of a challenge; widgets that any form may have aren't included. */
export const CHALLENGE_MARKERS: readonly RegExp[] = [
  /\/cdn-cgi\/challenge-platform\/h\/\w\/orchestrate/i,
  /^(challenge-(running|form|stage|error-text|success-text)|cf-(challenge|chl|error-details|please-wait)[\w-]*)$/i,
  /_cf_chl_opt/i,
  /(geo|ct|ddc)\.captcha-delivery\.com/i,
  /^px-captcha(-\w+)?$|captcha\.px-cdn\.net|\/captcha\/captcha\.js\?.*PX\w+/i,
  /\/_Incapsula_Resource|_incap_/i,
  /^sec-(if-)?cpt-[\w-]+$|\/akam\/\d+\/challenge/i,
  /token\.awswaf\.com|captcha\.awswaf\.com|aws-waf-captcha|captcha-container-aws/i,
  /ddos-guard\.net\/check|^ddg-(captcha|l10n)[\w-]*$/i,
  /validate\.perfdrive\.com|sgcaptcha|\/.well-known\/sgcaptcha/i,
  /kasada|\/149e9513-01fa-4fb0-aad4-566afd725d1b\//i,
];

/** As the title or a heading of the page, or anywhere in a short refusal. */
export const CHALLENGE_PHRASES: readonly RegExp[] = [
  /^just a moment\b/i,
  /^attention required!? \| cloudflare/i,
  /checking (your browser|if the site connection is secure)/i,
  /^(please )?(verify|confirm|prove) (that )?you(’|'| a)?re? (not a robot|(a )?human)/i,
  /^are you (a )?(robot|human)\b/i,
  /^(i'?m|you are) not a robot/i,
  /^access (to this page has been )?(denied|blocked)/i,
  /^(sorry, )?you have been blocked/i,
  /^pardon our interruption/i,
  /^please enable js and disable any ad ?blocker/i,
  /^(one more step|security (check|verification|challenge)|human verification|robot check|bot verification)\b/i,
  /unusual (traffic|activity) from your (computer|network|device)/i,
  /^(ddos protection by|performing security verification)/i,
  pattern('challengePhrase'),
];

export const PARKING_HOSTS = compose(String.raw`${alternatives('parkingHost')}\.(?:com|net|de|io)\b`, 'i');

export const FOR_SALE = pattern('domainForSale');

export const IDENTITY_HOSTS = pattern('identityHost');

/** A title or heading that says sign in. */
export const SIGN_IN = pattern('signInTitle');

export const SIGN_UP = pattern('signUpTitle');

/** The whole of a title part or heading. */
export const ERROR_STATEMENTS = compose(
  `^${alternatives('errorApology')}?(?:(?:http )?${alternatives('errorWord')}[ :]*)?` +
    `(?:${ERROR_STATUS}|${alternatives('errorStatement')}|${ERROR_STATUS}[ :.–—-]*${alternatives('errorName')}?)` +
    String.raw`[!.… ]*(?:${alternatives('errorCodeWord')} ?\d{3})?[!.… ]*$`,
  'i',
);

export const ERROR_PHRASES = pattern('errorPhrase');

export const SERVER_FAULTS = pattern('serverFault');

export const CONSENT_HOSTS = /^(consent\.[\w.-]+|guce\.[\w.-]+|cmp\.[\w.-]+|privacy-gate\.[\w.-]+)$/i;

/** In ids and classes of a consent manager. */
export const CONSENT_MARKERS = compose(`(?:^|[^a-z])${alternatives('consentMarker')}`, 'i');

/** Ids of the elements that client-side frameworks fill. */
export const MOUNT_POINTS =
  /^(root|app|__next|__nuxt|gatsby|___gatsby|svelte|q-app|main-app|react-root|ember-app)$/i;
