import { mentions } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import type { AutofillWords } from '../../language/words.ts';
import type { PageNode } from '../../page/node.ts';
import type { FactContext } from '../fact-context.ts';
import type { FieldKind } from '../types/forms.ts';

type Token = keyof AutofillWords;

const PARTS: Partial<Record<FieldKind, readonly [Token, RegExp][]>> = {
  name: [
    ['given-name', pattern('givenNameField')],
    ['family-name', pattern('familyNameField')],
  ],
  address: [
    ['street-address', pattern('streetField')],
    ['postal-code', pattern('postalCodeField')],
    ['address-level2', pattern('cityField')],
    ['country', pattern('countryField')],
  ],
  card: [
    ['cc-number', pattern('cardNumberField')],
    ['cc-exp', pattern('cardExpiryField')],
    ['cc-csc', pattern('cardCodeField')],
  ],
};

/**
 * The autofill token of the part of a name, an address or a card that a field asks for, by its label, then by its
 * name; null where it asks for the whole or for several parts.
 */
export function purposeOf(
  node: PageNode,
  label: string,
  kind: FieldKind,
  { words }: FactContext,
): string | null {
  const parts = PARTS[kind] ?? [];
  const labeled = parts.filter(([token]) => mentions(label, words?.autofill[token]));
  const name = `${node.attribute('name')} ${node.attribute('id')}`;
  const found = labeled.length > 0 ? labeled : parts.filter(([, pattern]) => pattern.test(name));
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}
