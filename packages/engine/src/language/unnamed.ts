import { basicsOfAll } from './packs.ts';

/** Whether a whole text is what editors call a page without a name of its own. */
export const UNNAMED = new RegExp(`^(${basicsOfAll('unnamedPage').map(sourceOf).join('|')})$`, 'iu');

/** An apostrophe may be straight or curly. */
function sourceOf(name: string): string {
  return name.replaceAll('*', '\\w+').replaceAll('#', '\\d+').replaceAll("'", '.');
}
