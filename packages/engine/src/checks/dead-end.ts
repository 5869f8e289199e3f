import { quote } from './phrasing.ts';

/** What comes of a click on a link with such an address. */
export function deadEnd(address: string): string {
  if (address === '') return 'its address is empty, so it leads nowhere unless a script answers';
  if (/^#!?$/.test(address)) return `its address, ${quote(address)}, leads nowhere unless a script answers`;
  return `its address, ${quote(address, 40)}, names a place that is not on the page`;
}
