import { START_PAGE_NAMES } from './packs.ts';

/** Whether a label of a menu names the start page and nothing else; menus are read without a word list, too. */
export function namesStartPage(label: string): boolean {
  return START_PAGE_NAMES.has(label.trim().toLowerCase());
}
