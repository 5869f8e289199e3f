import type { Keyring } from '../keyring.ts';

const PLACE = 'mails.props';

/** What a template is filled with, as it is stored until the mail is sent: links in mails open accounts. */
export function sealProps(keyring: Keyring, props: object): { sealed: string } {
  const sealed = keyring.seal(Buffer.from(JSON.stringify(props)), PLACE);
  return { sealed: Buffer.from(sealed).toString('base64') };
}

export function openProps(keyring: Keyring, { sealed }: Record<string, unknown>): Record<string, unknown> {
  if (typeof sealed !== 'string')
    throw new Error('What a mail is filled with was not stored as it should be');
  return JSON.parse(Buffer.from(keyring.open(Buffer.from(sealed, 'base64'), PLACE)).toString());
}
