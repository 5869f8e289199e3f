import type { Keyring } from '../keyring.ts';

const PLACE = 'mails.props';

/** A template's data, encrypted until the email is sent, because links in emails open accounts. */
export function sealProps(keyring: Keyring, props: object): { sealed: string } {
  const sealed = keyring.seal(Buffer.from(JSON.stringify(props)), PLACE);
  return { sealed: Buffer.from(sealed).toString('base64') };
}

export function openProps(keyring: Keyring, { sealed }: Record<string, unknown>): Record<string, unknown> {
  if (typeof sealed !== 'string') throw new Error('The stored data of an email is malformed');
  return JSON.parse(Buffer.from(keyring.open(Buffer.from(sealed, 'base64'), PLACE)).toString());
}
