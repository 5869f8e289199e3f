import { firstMatch, isPhrase, mentions } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import { SPACES } from '../../language/spaces.ts';
import type { LanguageWords } from '../../language/words.ts';
import type { PageNode } from '../../page/node.ts';
import type { FactContext } from '../fact-context.ts';
import type { FieldKind } from '../types/forms.ts';

/** Controls that style sheets hide to draw them anew. */
export const RESTYLED = new Set(['checkbox', 'radio', 'file']);

const AUTOCOMPLETE = new Set(
  (
    'name honorific-prefix given-name additional-name family-name honorific-suffix nickname email username ' +
    'new-password current-password one-time-code organization-title organization street-address address-line1 ' +
    'address-line2 address-line3 address-level4 address-level3 address-level2 address-level1 country country-name ' +
    'postal-code cc-name cc-given-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type ' +
    'transaction-currency transaction-amount language bday bday-day bday-month bday-year sex tel tel-country-code ' +
    'tel-national tel-area-code tel-local tel-extension impp url photo'
  ).split(' '),
);

/** By a part of the tokens. */
const BY_TOKEN: [part: string, FieldKind][] = [
  ['email', 'email'],
  ['tel', 'phone'],
  ['password', 'password'],
  ['cc-', 'card'],
  ['bday', 'birthdate'],
  ['organization', 'company'],
  ['address', 'address'],
  ['postal-code', 'address'],
  ['country', 'address'],
  ['name', 'name'],
];

const BY_NAME: [RegExp, FieldKind][] = [
  [pattern('emailField'), 'email'],
  [pattern('phoneField'), 'phone'],
  [pattern('passwordField'), 'password'],
  [pattern('cardField'), 'card'],
  [pattern('couponField'), 'coupon'],
  [pattern('birthDateField'), 'birthdate'],
  [pattern('companyField'), 'company'],
  [pattern('messageField'), 'message'],
  [pattern('quantityField'), 'quantity'],
  [pattern('addressField'), 'address'],
  [pattern('personNameField'), 'name'],
];

export const DATE_TYPES = new Set(['date', 'datetime-local', 'time', 'month', 'week']);

const KINDS =
  'identity card birthdate income coupon password email phone company quantity message date address name'.split(
    ' ',
  ) as FieldKind[];

/** Marital status, or somebody else than who fills the form in: neither an address nor the visitor's own name. */
const NOT_OWN = pattern('maritalStatus');

/** The type of an input, the tag of a select or text area, the role of anything else. */
export function typeOf(node: PageNode): string {
  if (node.tag === 'select' || node.tag === 'textarea') return node.tag;
  if (node.tag !== 'input') return node.role;
  return node.attribute('type').trim().toLowerCase() || 'text';
}

/** What a field asks for: by its type, its autofill tokens, the words of its label, then its name. */
export function kindOf(node: PageNode, label: string, context: FactContext): FieldKind {
  const type = typeOf(node);
  const { words } = context;
  if (type === 'checkbox') {
    if (!words) return 'choice';
    if (mentions(label, words.fields['paid-extra'])) return 'paid-extra';
    if (mentions(label, words.fields.newsletter)) return 'newsletter';
    return mentions(label, words.fields.consent) || pattern('consentField').test(node.names)
      ? 'consent'
      : 'choice';
  }
  if (type === 'radio' || type === 'file') return 'choice';
  if (type === 'email') return 'email';
  if (type === 'tel') return 'phone';
  if (type === 'password') return 'password';
  const tokens = autocompleteOf(node) ?? '';
  for (const [part, kind] of BY_TOKEN) if (tokens.includes(part)) return kind;
  if (DATE_TYPES.has(type)) {
    return words && mentions(label, words.fields.birthdate) ? 'birthdate' : 'date';
  }
  if (NOT_OWN.test(label)) return node.tag === 'select' ? 'choice' : 'other';
  if (words) {
    const found = KINDS.filter((kind) => mentions(label, listOf(kind, words.fields)));
    if (found[0]) return found.length > 1 ? earliest(found, label, words.fields) : found[0];
  }
  const name = `${node.attribute('name')} ${node.attribute('id')}`;
  for (const [sign, kind] of BY_NAME) if (sign.test(name)) return kind;
  if (node.tag === 'textarea') return 'message';
  return node.tag === 'select' || type === 'combobox' ? 'choice' : 'other';
}

/** Whether the text is nothing but the name of something asked for. */
export function namesKind(text: string, { fields }: LanguageWords): boolean {
  return KINDS.some((kind) => isPhrase(text, listOf(kind, fields)));
}

type FieldLists = LanguageWords['fields'];

function listOf(kind: FieldKind, lists: FieldLists): readonly string[] {
  return kind in lists ? lists[kind as keyof FieldLists] : [];
}

/** "Company name" is a company, "Message about your date" a message: the first words decide. */
function earliest(kinds: FieldKind[], label: string, lists: FieldLists): FieldKind {
  let best = kinds[0] ?? 'other';
  let place = Number.POSITIVE_INFINITY;
  for (const kind of kinds) {
    const index = firstMatch(label, listOf(kind, lists))?.index ?? Number.POSITIVE_INFINITY;
    if (index < place) {
      best = kind;
      place = index;
    }
  }
  return best;
}

/** Valid autofill tokens, `off`, or null. */
export function autocompleteOf(node: PageNode): string | null {
  const value = node.attribute('autocomplete').trim().toLowerCase();
  if (value === 'off') return 'off';
  const tokens = value.split(SPACES);
  return tokens.some((token) => AUTOCOMPLETE.has(token)) ? value : null;
}
