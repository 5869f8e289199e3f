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
  if (type === 'checkbox') return boxKind(node, label, words);
  const tokens = autocompleteOf(node) ?? '';
  const certain = BY_TYPE.get(type) ?? BY_TOKEN.find(([part]) => tokens.includes(part))?.[1];
  if (certain) return certain;
  if (DATE_TYPES.has(type)) return mentions(label, words?.fields.birthdate) ? 'birthdate' : 'date';
  const plain = node.tag === 'select' ? 'choice' : 'other';
  if (NOT_OWN.test(label)) return plain;
  const name = `${node.attribute('name')} ${node.attribute('id')}`;
  const told = (words && saidKind(label, words.fields)) ?? BY_NAME.find(([sign]) => sign.test(name))?.[1];
  return told ?? (type === 'combobox' ? 'choice' : node.tag === 'textarea' ? 'message' : plain);
}

const BY_TYPE: ReadonlyMap<string, FieldKind> = new Map([
  ['radio', 'choice'],
  ['file', 'choice'],
  ['email', 'email'],
  ['tel', 'phone'],
  ['password', 'password'],
]);

function boxKind(node: PageNode, label: string, words: LanguageWords | null): FieldKind {
  if (!words) return 'choice';
  const said = (['paid-extra', 'newsletter', 'consent'] as const).find((kind) =>
    mentions(label, words.fields[kind]),
  );
  return said ?? (pattern('consentField').test(node.names) ? 'consent' : 'choice');
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
function saidKind(label: string, lists: FieldLists): FieldKind | null {
  const said = KINDS.flatMap((kind) => {
    const index = firstMatch(label, listOf(kind, lists))?.index;
    return index === undefined ? [] : [{ kind, index }];
  });
  return said.toSorted((a, b) => a.index - b.index)[0]?.kind ?? null;
}

/** Valid autofill tokens, `off`, or null. */
export function autocompleteOf(node: PageNode): string | null {
  const value = node.attribute('autocomplete').trim().toLowerCase();
  if (value === 'off') return 'off';
  const tokens = value.split(SPACES);
  return tokens.some((token) => AUTOCOMPLETE.has(token)) ? value : null;
}
