import { firstMatch, isPhrase, mentions, normalize } from '../../languages/match.ts';
import type { Field, FieldKind } from '../facts.ts';
import type { PageNode } from '../page/node.ts';
import type { Reading } from '../reading.ts';

const NO_FIELD = new Set(['hidden', 'submit', 'button', 'image', 'reset', 'range', 'color']);
const RESTYLED = new Set(['checkbox', 'radio', 'file']);
const HONEYPOT = /honey-?pot|hp[-_]|(^|[-_])gotcha|nospam|b_[0-9a-f]{20,}_/i;
const SEARCH = /^(q|s|query|search|keywords?|term|searchterm|search_query|search-field)$/i;

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

const BY_TOKEN: [RegExp, FieldKind][] = [
  [/email/, 'email'],
  [/^tel/, 'phone'],
  [/password/, 'password'],
  [/^cc-/, 'card'],
  [/^bday/, 'birthdate'],
  [/organization/, 'company'],
  [/address|postal-code|country/, 'address'],
  [/name/, 'name'],
];

const BY_NAME: [RegExp, FieldKind][] = [
  [/e-?mail/i, 'email'],
  [/phone|mobile|(^|[_-])tel($|[_-])|telefon|telefono/i, 'phone'],
  [/passw|kennwort/i, 'password'],
  [/card-?num|cvv|cvc|cc-?num|iban/i, 'card'],
  [/coupon|promo|voucher/i, 'coupon'],
  [/birth|dob$/i, 'birthdate'],
  [/company|organi[sz]ation|firma/i, 'company'],
  [/message|comment|nachricht|mensaje/i, 'message'],
  [/(^|[_-])(qty|quantity)/i, 'quantity'],
  [/street|address|zip|postal|city|plz/i, 'address'],
  [/(^|[_-])(f|l|first|last|full|sur)?-?_?name/i, 'name'],
];

const KINDS: FieldKind[] = [
  'identity',
  'card',
  'birthdate',
  'income',
  'coupon',
  'password',
  'email',
  'phone',
  'company',
  'quantity',
  'message',
  'date',
  'address',
  'name',
];

/** Whether the node asks for something that a person sees on the page. Search boxes and honeypots do not. */
export function isField(node: PageNode, reading: Reading): boolean {
  const type = typeOf(node);
  if (node.tag === 'input') {
    if (NO_FIELD.has(type)) return false;
  } else if (node.tag !== 'select' && node.tag !== 'textarea' && !isCustomField(node)) {
    return false;
  }
  if (!isShown(node, reading)) return false;
  if (HONEYPOT.test(`${node.attribute('name')} ${node.names}`)) return false;
  const { words } = reading;
  return !(
    words &&
    mentions(labelOf(node, reading).text ?? '', words.fields.honeypot) &&
    node.attribute('tabindex') === '-1'
  );
}

export function isSearch(node: PageNode, reading: Reading): boolean {
  if (typeOf(node) === 'search' || node.role === 'searchbox' || SEARCH.test(node.attribute('name')))
    return true;
  const form = node.closest((at) => at.tag === 'form' || at.role === 'search' || at.tag === 'search');
  if (form && (form.role === 'search' || form.tag === 'search' || /search/i.test(form.attribute('action'))))
    return true;
  const label = labelOf(node, reading).text ?? '';
  return reading.words !== null && node.tag === 'input' && isPhrase(label, reading.words.actions.search);
}

export function typeOf(node: PageNode): string {
  if (node.tag === 'select' || node.tag === 'textarea') return node.tag;
  if (node.tag !== 'input') return node.role;
  return node.attribute('type').trim().toLowerCase() || 'text';
}

export function fieldOf(node: PageNode, reading: Reading): Field {
  const label = labelOf(node, reading);
  const kind = kindOf(node, label.text ?? '', reading);
  const control = controlOf(node, kind);
  return {
    kind,
    control,
    evidence: reading.evidence(node, label.text ?? node.attribute('name')),
    label: label.text,
    labelSource: label.source,
    required: requiredOf(node, label.text ?? '', reading),
    autocomplete: autocompleteOf(node),
    inputType: typeOf(node),
    reason: reasonOf(node, reading),
    checked: node.source.checked || node.has('checked') || node.attribute('aria-checked') === 'true',
    counts: !(control === 'checkbox' && (kind === 'consent' || kind === 'newsletter')),
  };
}

function isCustomField(node: PageNode): boolean {
  if (node.attribute('contenteditable') === 'true' || node.attribute('role') === 'textbox') return true;
  const role = node.attribute('role');
  return (role === 'combobox' || role === 'checkbox' || role === 'radio') && node.tag !== 'input';
}

/** Boxes drawn by CSS hide the real control and show its label. */
function isShown(node: PageNode, reading: Reading): boolean {
  if (node.visible) return true;
  if (node.hidden === 'off-canvas' || node.hidden === 'folded' || !RESTYLED.has(typeOf(node))) return false;
  const label = labelElement(node, reading);
  return label?.visible === true && reading.view.textLength(label) > 0;
}

function labelElement(node: PageNode, reading: Reading): PageNode | null {
  const wrapping = node.closest((at) => at.tag === 'label');
  if (wrapping) return wrapping;
  const id = node.attribute('id');
  if (id === '') return null;
  return reading.labelsFor(id);
}

function labelOf(node: PageNode, reading: Reading): { text: string | null; source: Field['labelSource'] } {
  const { view } = reading;
  const element = labelElement(node, reading);
  const seen = element ? view.text(element) : '';
  if (seen !== '') return { text: seen, source: 'visible' };
  const named = node
    .attribute('aria-labelledby')
    .split(/\s+/)
    .map((id) => (id === '' ? null : view.byId(id)))
    .filter((other) => other !== null);
  const namedText = named
    .map((other) => view.text(other))
    .join(' ')
    .trim();
  if (namedText !== '') return { text: namedText, source: 'visible' };
  const before = textBeside(node, reading);
  if (before !== '') return { text: before, source: 'visible' };
  const accessible =
    node.attribute('aria-label') || (element ? view.everyText(element) : '') || node.attribute('title');
  if (accessible.trim() !== '') return { text: accessible.trim(), source: 'accessible-name' };
  const placeholder = node.attribute('placeholder') || firstOption(node, reading);
  if (placeholder.trim() !== '') return { text: placeholder.trim(), source: 'placeholder' };
  return { text: null, source: 'none' };
}

/**
 * A select's first choice stands in for a label where nobody could choose it: without a value, not to be chosen,
 * or naming what is asked ("Title", "Annual income").
 */
function firstOption(node: PageNode, { words }: Reading): string {
  if (node.tag !== 'select') return '';
  const option = node.children
    .flatMap((child) => (child.tag === 'optgroup' ? child.children : child))
    .find((child) => child.tag === 'option');
  const text = option?.children[0]?.source.text.trim() ?? '';
  if (!option || text === '') return '';
  if (option.has('value') ? option.attribute('value') === '' : option.has('disabled')) return text;
  if (option.has('disabled') || option.has('hidden')) return text;
  const asked = bareName(text);
  if (asked !== '' && [node.attribute('name'), node.attribute('id')].some((name) => bareName(name) === asked))
    return text;
  const names = words !== null && KINDS.some((kind) => isPhrase(text, listOf(kind, words.fields)));
  return names || /(…|\.\.\.|^[-–—]{1,3} ?.+ ?[-–—]{1,3})$/.test(text) ? text : '';
}

function bareName(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

const SUM = /[$€£]\s?\d|\d\s?[$€£]/;

/** Words just before a field (just after, for a box) in its own small wrapper. */
function textBeside(node: PageNode, reading: Reading): string {
  const after = RESTYLED.has(typeOf(node));
  let at = node;
  for (let step = 0; step < 3 && at.parent && at.parent.tag !== 'form'; step++) {
    const siblings = at.parent.children;
    const place = siblings.indexOf(at);
    const beside = siblings[after ? place + 1 : place - 1];
    const besideText =
      beside?.isText === true && beside.source.text.trim() === ''
        ? siblings[after ? place + 2 : place - 2]
        : beside;
    if (besideText?.visible) {
      if (besideText.tag === 'button' || /^h[1-6]$/.test(besideText.tag)) return '';
      const text = reading.view.text(besideText);
      // A sum before a field is a price; behind a box to tick it is what ticking costs.
      const isLine = reading.view.lines(besideText).length === 1 && (after || !SUM.test(text));
      return isLine && text.length <= 60 && !holdsField(besideText, reading) ? text : '';
    }
    at = at.parent;
  }
  return '';
}

function holdsField(node: PageNode, reading: Reading): boolean {
  for (let order = node.order; order < node.end; order++) {
    const tag = reading.view.nodes[order]?.tag;
    if (tag === 'input' || tag === 'select' || tag === 'textarea') return true;
  }
  return false;
}

function kindOf(node: PageNode, label: string, reading: Reading): FieldKind {
  const type = typeOf(node);
  const { words } = reading;
  if (type === 'checkbox') {
    if (!words) return 'choice';
    if (mentions(label, words.fields['paid-extra'])) return 'paid-extra';
    if (mentions(label, words.fields.newsletter)) return 'newsletter';
    return mentions(label, words.fields.consent) || /privacy|terms|consent|gdpr/i.test(node.names)
      ? 'consent'
      : 'choice';
  }
  if (type === 'radio' || type === 'file') return 'choice';
  if (type === 'email') return 'email';
  if (type === 'tel') return 'phone';
  if (type === 'password') return 'password';
  const tokens = autocompleteOf(node) ?? '';
  for (const [pattern, kind] of BY_TOKEN) if (pattern.test(tokens)) return kind;
  if (/^(date|datetime-local|time|month|week)$/.test(type)) {
    return words && mentions(label, words.fields.birthdate) ? 'birthdate' : 'date';
  }
  if (words) {
    const found = KINDS.filter((kind) => mentions(label, listOf(kind, words.fields)));
    if (found[0]) return found.length > 1 ? earliest(found, label, words.fields) : found[0];
  }
  const name = `${node.attribute('name')} ${node.attribute('id')}`;
  for (const [pattern, kind] of BY_NAME) if (pattern.test(name)) return kind;
  if (node.tag === 'textarea') return 'message';
  return node.tag === 'select' || type === 'combobox' ? 'choice' : 'other';
}

type FieldLists = NonNullable<Reading['words']>['fields'];

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

function controlOf(node: PageNode, kind: FieldKind): Field['control'] {
  const type = typeOf(node);
  if (type === 'checkbox' || type === 'radio' || type === 'file') return type;
  if (node.tag === 'textarea') return 'textarea';
  if (node.tag === 'select' || type === 'combobox') return 'select';
  return /^(date|datetime-local|month|week)$/.test(type) || (kind === 'date' && type !== 'time')
    ? 'date'
    : 'text';
}

function requiredOf(node: PageNode, label: string, reading: Reading): boolean | null {
  if (node.has('required') || node.attribute('aria-required') === 'true') return true;
  const said = normalize(`${label} ${node.attribute('placeholder')}`);
  if (/\*\s*:?$|^\*|\*\s/.test(said)) return true;
  if (!reading.words) return null;
  if (mentions(said, reading.words.fields.optional)) return false;
  return mentions(said, reading.words.fields.required) ? true : null;
}

function autocompleteOf(node: PageNode): string | null {
  const value = node.attribute('autocomplete').trim().toLowerCase();
  if (value === 'off') return 'off';
  const tokens = value.split(/\s+/);
  return tokens.some((token) => AUTOCOMPLETE.has(token)) ? value : null;
}

function reasonOf(node: PageNode, reading: Reading): string | null {
  const { words, view } = reading;
  if (!words) return null;
  const described = view.byId(node.attribute('aria-describedby').split(/\s+/)[0] ?? '');
  const group =
    node.parent?.closest((at) => !at.style.inline && view.textLength(at) > 0 && at.tag !== 'label') ?? null;
  for (const place of [described, group]) {
    if (!place || view.textLength(place) > 300) continue;
    const text = view.text(place);
    if (mentions(text, words.fields.reason)) return text;
  }
  return null;
}
