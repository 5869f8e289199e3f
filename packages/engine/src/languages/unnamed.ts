import { pattern } from './patterns.ts';
/** What editors call a page that nobody has named. */
export const UNNAMED = pattern('unnamedPage');
