import { alternatives, compose } from '../language/patterns.ts';

/** `text-brand` colors a text. */
const NO_UTILITY = String.raw`(?!(?:[\w-]+:)*-?${alternatives('utilityClass')}-)`;
/**
 * Names by which pages call their logo. A class such as `text-brand` or `hover:bg-brand-500` only says which color
 * something has.
 */
export const LOGO_NAME = compose(
  String.raw`(?:^|\s)${NO_UTILITY}(?:[^\s:]*[_-])?${alternatives('logoName')}(?=$|[\s_-])`,
  'i',
);
