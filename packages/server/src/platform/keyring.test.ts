import { expect, it } from 'vitest';
import { createKeyring } from './keyring.ts';

const OLD = 'an old secret of thirty-two characters';
const NEW = 'a new secret, of thirty-two characters';
const bytes = Buffer.from('JBSWY3DPEHPK3PXP');

it('opens what it sealed, and nothing of it can be read before', () => {
  const keyring = createKeyring([NEW]);
  const sealed = keyring.seal(bytes, 'feedback/1.png');
  expect(Buffer.from(sealed).includes(bytes)).toBe(false);
  expect(keyring.open(sealed, 'feedback/1.png')).toEqual(bytes);
  expect(keyring.seal(bytes, 'feedback/1.png')).not.toEqual(sealed);
});

it('notices every change, and what was moved to another place', () => {
  const keyring = createKeyring([NEW]);
  const sealed = Buffer.from(keyring.seal(bytes, 'feedback/1.png'));
  for (const at of [0, 9, 21, 37, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => keyring.open(changed, 'feedback/1.png')).toThrow();
  }
  expect(() => keyring.open(sealed, 'feedback/2.png')).toThrow();
  expect(() => keyring.open(sealed.subarray(0, 20), 'feedback/1.png')).toThrow();
});

it('opens what a former secret sealed as long as it is named, and says so when it is not', () => {
  const sealed = createKeyring([OLD]).seal(bytes, 'a');
  expect(createKeyring([NEW, OLD]).open(sealed, 'a')).toEqual(bytes);
  expect(() => createKeyring([NEW]).open(sealed, 'a')).toThrow(/APP_SECRET_PREVIOUS/);
});
