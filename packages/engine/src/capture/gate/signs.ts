import { alternatives, compose, pattern } from '../../language/patterns.ts';

const ERROR_STATUS = '(?:404|410|500|502|503|504)';
/** Signs of walls, parked domains and errors. Each counts only on a page with little else on it. */

/** In attributes and addresses of a challenge; widgets that any form may have aren't included. */
export const CHALLENGE_MARKER = pattern('challengeMarker');

/** As the title or a heading of the page, or anywhere in a short refusal. */
export const CHALLENGE_PHRASE = pattern('challengePhrase');

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

export const CONSENT_HOSTS = pattern('consentHost');

/** In ids and classes of a consent manager. */
export const CONSENT_MARKERS = compose(`(?:^|[^a-z])${alternatives('consentMarker')}`, 'i');

/** Ids of the elements that client-side frameworks fill. */
export const MOUNT_POINTS = pattern('mountPoint');
