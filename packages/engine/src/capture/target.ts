import { text } from './text.ts';

/** Text that is not the address of a web page. The server answers `bad_request` with its message. */
export class TargetError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TargetError';
  }
}

const MAX_ADDRESS = 2_048;

/**
 * The address of a page in its standard form, from what a person typed: a missing scheme becomes https, a doubled one
 * is dropped. The fragment stays; browsers leave it out of the request.
 * @throws {TargetError}
 */
export function parsePageAddress(entered: string): string {
  const typed = entered.trim();
  if (typed === '') throw new TargetError(text.address.missing);
  if (typed.length > MAX_ADDRESS) throw new TargetError(text.address.tooLong);

  const single = typed.replace(/^(https?:\/\/)+(?=https?:\/\/)/i, '');
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d{1,5}(?:[/?#]|$))/i.exec(single)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') {
    throw new TargetError(text.address.scheme({ scheme }));
  }
  const url = URL.parse(scheme === undefined ? `https://${single}` : single);
  const isOddScheme = scheme === undefined && /^[^/?#]*:\/\//.test(single);
  if (url === null || url.hostname === '' || isOddScheme) {
    throw new TargetError(text.address.invalid);
  }
  if (url.username !== '' || url.password !== '') {
    throw new TargetError(text.address.credentials);
  }
  return url.href;
}
