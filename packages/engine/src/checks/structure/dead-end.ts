import { quote } from '../shared/phrasing.ts';

/** Why a click on a link with this address leads nowhere. */
export function deadEnd(address: string): string {
  if (address === '') return 'its link is empty, so a click does nothing unless a script handles it';
  if (/^#!?$/.test(address))
    return `its link is ${quote(address)}, so a click does nothing unless a script handles it`;
  return `its link, ${quote(address, 40)}, points to a section that isn’t on the page`;
}
