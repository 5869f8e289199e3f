import { basicsOfAll } from './packs.ts';

const names: ReadonlySet<string> = new Set(basicsOfAll('startPage'));

/** Whether a label of a menu names the start page and nothing else; menus are read without a word list, too. */
export function namesStartPage(label: string): boolean {
  return names.has(label.trim().toLowerCase());
}
