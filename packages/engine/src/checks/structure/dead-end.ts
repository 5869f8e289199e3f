import { text } from './dead-end.text.ts';

/** Why a click on a link with this address leads nowhere. */
export function deadEnd(address: string): string {
  if (address === '') return text.empty;
  return /^(?:#!?$|javascript:)/i.test(address) ? text.hash({ address }) : text.missing({ address });
}
