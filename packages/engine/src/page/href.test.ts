import { expect, it } from 'vitest';
import { hasScheme } from './href.ts';

it.each([
  ['tel:+353', ['tel'], true],
  ['TEL:+353', ['tel', 'sms'], true],
  ['mailto:desk@boat.example', ['tel'], false],
  ['/tel', ['tel'], false],
  ['tel', ['tel'], false],
  ['', ['tel'], false],
])('%j, asked for %j: %s', (href, schemes, has) => {
  expect(hasScheme(href, ...schemes)).toBe(has);
});
