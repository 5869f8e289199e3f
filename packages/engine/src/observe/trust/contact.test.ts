import { expect, it } from 'vitest';
import { isAddress, isPhone } from './contact.ts';

it.each([
  'River Wells Trust, registered charity 1098765, 3 Mill Lane, Leeds LS1 4AB · 0113 496 0123 · Privacy',
  'Zahlenwerk GmbH | Lindenallee 8, 34117 Kassel | 0561 998 877 | Impressum',
  'Call 555 010 2244',
  '+44 113 496 0123',
])('a phone number is read in “%s”', (line) => expect(isPhone(line)).toBe(true));

it.each([
  'River Wells Trust · Company number 0098 765 432 · Privacy, terms and accounts of the trust',
  'NARBE is a 501(c)(3). EIN: 12-3456789-00',
  'Trust · 123 456 789 · 3 Mill Lane, Leeds, where the wells are planned and paid for',
  'Registered charity 1098765, founded 2004, with 41 000 people and 412 wells since then',
])('none is read in “%s”', (line) => expect(isPhone(line)).toBe(false));

it.each(['Lindenallee 8, 34117 Kassel', '2024 ML Haarlem', '3 Mill Lane, Leeds'])(
  'an address is read in “%s”',
  (line) => expect(isAddress(line, true)).toBe(true),
);

it.each(['© 2024 ML Onglerie - Tous droits réservés', 'Bring 3D printing to the new level', 'Spring 2027'])(
  'none is read in “%s”',
  (line) => expect(isAddress(line, true)).toBe(false),
);
