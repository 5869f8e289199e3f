/** Text that is not the address of a web page. The server answers `bad_request` with its message. */
export class TargetError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TargetError';
  }
}

const MAX_ADDRESS = 2_048;

/**
 * The address of a page in its standard spelling, from what a person typed: a missing scheme becomes https, a
 * doubled one is dropped, a fragment is kept out of the request by the browser. Throws `TargetError`.
 */
export function parsePageAddress(text: string): string {
  const typed = text.trim();
  if (typed === '') throw new TargetError('Enter the address of a web page.');
  if (typed.length > MAX_ADDRESS) throw new TargetError('This address is too long to be a web page.');

  const single = typed.replace(/^(https?:\/\/)+(?=https?:\/\/)/i, '');
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d{1,5}(?:[/?#]|$))/i.exec(single)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') {
    throw new TargetError(`Only http and https addresses can be analyzed, not ${scheme}.`);
  }
  const url = URL.parse(scheme === undefined ? `https://${single}` : single);
  const isOddScheme = scheme === undefined && /^[^/?#]*:\/\//.test(single);
  if (url === null || url.hostname === '' || isOddScheme) {
    throw new TargetError('This is not the address of a web page. Check its spelling.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new TargetError('The address must not contain a user name or password.');
  }
  return url.href;
}
