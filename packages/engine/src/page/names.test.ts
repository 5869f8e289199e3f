import { expect, it } from 'vitest';
import { LOGO_NAME } from './names.ts';

it.each([
  ['navbar-brand', true],
  ['site-logo__img', true],
  ['navbar-logo-left', true],
  ['flex brand', true],
  ['text-2xl text-blue-brand', false],
  ['hover:text-brand', false],
  ['md:hover:bg-brand-500 px-4', false],
  ['rebranding', false],
])('"%s" names a logo: %s', (names, logo) => {
  expect(LOGO_NAME.test(names)).toBe(logo);
});
