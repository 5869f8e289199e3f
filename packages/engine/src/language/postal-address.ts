import { hasDigit } from './characters.ts';
import { alternatives, compose, pattern } from './patterns.ts';

const NO_DISTANCE = String.raw`(?!${alternatives('distanceUnit')}(?!\p{L}))`;
/** Street and number, or postal code and town, as written in the seven languages and North America. */
export const STREET = compose(
  [
    String.raw`(?<![\d.,])\d{1,5}[a-z]?,? ${NO_DISTANCE}(?:\p{L}[\p{L}.'-]* ){1,3}${alternatives('streetAfterName')}\b`,
    String.raw`\p{L}+${alternatives('streetEnding')} \d{1,4}`,
    String.raw`\d{1,4}(?: ?${alternatives('houseNumberSuffix')})?,? ${alternatives('streetAfterNumber')} `,
    String.raw`${alternatives('streetBeforeName')} [\p{L}. ']{3,40},? ?(?:n[º°.] ?)?(?!(?:19|20)\d{2}(?!\d))\d{1,4}`,
  ].join('|'),
  'iu',
);
const POSTAL = pattern('postalTown');
/** "© 2024 ML Studio" has the shape of a Dutch postal code. */
const RIGHTS = /(©|\(c\)|copyright)\s*\d{4}(\s*[-–]\s*\d{4})?/giu;

/** Whether a line holds street or postal code; `likely` where the place of the line suggests it. */
export function isAddress(text: string, likely: boolean): boolean {
  if (text.length >= (likely ? 300 : 160) || !hasDigit(text)) return false;
  const said = text.replace(RIGHTS, '');
  return STREET.test(said) || POSTAL.test(said);
}
