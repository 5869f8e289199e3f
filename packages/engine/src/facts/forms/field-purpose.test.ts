import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { kindOf } from './field-kind.ts';
import { purposeOf } from './field-purpose.ts';

function purpose(label: string, language: string, name = 'f'): string | null {
  const context = readBody(`<form><input name="${name}"></form>`, language);
  const node = context.view.tagged('input')[0];
  if (!node) throw new Error('no field');
  return purposeOf(node, label, kindOf(node, label, context), context);
}

it.each([
  ['en', 'First name', 'given-name'],
  ['en', 'City', 'address-level2'],
  ['de', 'Nachname', 'family-name'],
  ['de', 'PLZ', 'postal-code'],
  ['fr', 'Prénom', 'given-name'],
  ['fr', 'Ville', 'address-level2'],
  ['es', 'Apellidos', 'family-name'],
  ['it', 'Città', 'address-level2'],
  ['pt', 'Sobrenome', 'family-name'],
  ['nl', 'Woonplaats', 'address-level2'],
  ['en', 'Security code', 'cc-csc'],
])('%s: “%s” asks for %s', (language, label, token) => {
  expect(purpose(label, language)).toBe(token);
});

it('asks for no part alone where the label names the whole or several', () => {
  expect(purpose('Name', 'en')).toBeNull();
  expect(purpose('PLZ, Ort', 'de')).toBeNull();
});

it('goes by the name of the field where the label tells nothing', () => {
  expect(purpose('', 'en', 'shipping_zip')).toBe('postal-code');
});
