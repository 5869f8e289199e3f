import { isPhrase, mentions, normalize } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import { SPACES } from '../../language/spaces.ts';
import { memoize } from '../../page/memoize.ts';
import type { PageNode } from '../../page/node.ts';
import type { FactContext } from '../fact-context.ts';
import type { Field, FieldKind } from '../types/forms.ts';
import { autocompleteOf, DATE_TYPES, kindOf, RESTYLED, typeOf } from './field-kind.ts';
import { labelElement, labelOf } from './field-label.ts';
import { purposeOf } from './field-purpose.ts';

const NO_FIELD = new Set(['hidden', 'submit', 'button', 'image', 'reset', 'range', 'color']);
const NO_TEXT = new Set([...NO_FIELD, 'checkbox', 'radio', 'file']);
const HONEYPOT = pattern('honeypotField');
const SEARCH = pattern('searchFieldName');

/** How an input without a name is called in scripts and style sheets: "search-input", "headerSearch". */
const SEARCH_ID = pattern('searchFieldId');
/** How the box around it is called. */
const SEARCH_BOX = pattern('searchBox');
const MAX_BOX_STEPS = 2;

/** Whether the node asks for something that a person sees on the page. Search boxes and honeypots do not. */
export function isField(node: PageNode, context: FactContext): boolean {
  const type = typeOf(node);
  if (node.tag === 'input') {
    if (NO_FIELD.has(type)) return false;
  } else if (node.tag !== 'select' && node.tag !== 'textarea' && !isCustomField(node)) {
    return false;
  }
  if (!isShown(node, context)) return false;
  if (HONEYPOT.test(`${node.attribute('name')} ${node.names}`)) return false;
  const label = labelOf(node, context).text ?? '';
  return !(node.attribute('tabindex') === '-1' && mentions(label, context.words?.fields.honeypot));
}

export function isSearch(node: PageNode, context: FactContext): boolean {
  if (typeOf(node) === 'search' || node.role === 'searchbox' || SEARCH.test(node.attribute('name')))
    return true;
  const form = node.closest((at) => at.tag === 'form' || at.role === 'search' || at.tag === 'search');
  if (
    form &&
    (form.role === 'search' ||
      form.tag === 'search' ||
      form.attribute('action').toLowerCase().includes('search'))
  )
    return true;
  if (isInSearchBox(node, context)) return true;
  const { words } = context;
  if (node.tag !== 'input') return false;
  if (SEARCH_ID.test(node.attribute('id')) || SEARCH_ID.test(node.attribute('class'))) return true;
  if (words === null) return false;
  const called = [labelOf(node, context).text ?? '', node.attribute('placeholder')];
  return called.some((name) => isPhrase(name, words.actions.search));
}

/** Whether a box named after searching holds the field, and at most one to write in: of journeys more is asked. */
function isInSearchBox(node: PageNode, context: FactContext): boolean {
  let at = node.parent;
  for (let step = 0; at && step < MAX_BOX_STEPS; at = at.parent, step++) {
    if (SEARCH_BOX.test(at.names) && asksOnce(at, context)) return true;
  }
  return false;
}

const asksOnce = memoize(
  (box: PageNode, { view }: FactContext): boolean =>
    view.subtree(box).filter((node) => node.visible && isTextInput(node)).length <= 1,
);

function isTextInput(node: PageNode): boolean {
  return node.tag === 'textarea' || (node.tag === 'input' && !NO_TEXT.has(typeOf(node)));
}

export function fieldOf(node: PageNode, context: FactContext): Field {
  const label = labelOf(node, context);
  const kind = agreesToLinked(node, context) ? 'consent' : kindOf(node, label.text ?? '', context);
  const control = controlOf(node, kind);
  return {
    kind,
    control,
    evidence: context.evidence(node, label.text ?? node.attribute('name')),
    label: label.text,
    labelSource: label.source,
    required: requiredOf(node, label.text ?? '', context),
    autocomplete: autocompleteOf(node),
    purpose: purposeOf(node, label.text ?? '', kind, context),
    inputType: typeOf(node),
    reason: reasonOf(node, context),
    checked: node.source.checked || node.has('checked') || node.attribute('aria-checked') === 'true',
    counts: !(control === 'checkbox' && (kind === 'consent' || kind === 'newsletter')),
  };
}

/** In a language without a word list: a check box that is ticked for what can be read behind a link beside it. */
function agreesToLinked(node: PageNode, context: FactContext): boolean {
  if (context.words !== null || typeOf(node) !== 'checkbox') return false;
  const label = labelElement(node, context);
  return label !== null && context.links.some((link) => label.contains(link.node));
}

function isCustomField(node: PageNode): boolean {
  if (node.attribute('contenteditable') === 'true' || node.attribute('role') === 'textbox') return true;
  const role = node.attribute('role');
  return (role === 'combobox' || role === 'checkbox' || role === 'radio') && node.tag !== 'input';
}

/** Boxes drawn by CSS hide the real control and show its label. */
function isShown(node: PageNode, context: FactContext): boolean {
  if (node.visible) return true;
  if (node.hidden === 'off-canvas' || node.hidden === 'folded' || !RESTYLED.has(typeOf(node))) return false;
  const label = labelElement(node, context);
  return label?.visible === true && context.view.textLength(label) > 0;
}

function controlOf(node: PageNode, kind: FieldKind): Field['control'] {
  const type = typeOf(node);
  if (type === 'checkbox' || type === 'radio' || type === 'file') return type;
  if (node.tag === 'textarea') return 'textarea';
  if (node.tag === 'select' || type === 'combobox') return 'select';
  return (type !== 'time' && DATE_TYPES.has(type)) || (kind === 'date' && type !== 'time') ? 'date' : 'text';
}

function requiredOf(node: PageNode, label: string, context: FactContext): boolean | null {
  if (node.has('required') || node.attribute('aria-required') === 'true') return true;
  const said = normalize(`${label} ${node.attribute('placeholder')}`);
  if (/\*\s*:?$|^\*|\*\s/.test(said)) return true;
  if (!context.words) return null;
  if (mentions(said, context.words.fields.optional)) return false;
  return mentions(said, context.words.fields.required) ? true : null;
}

function reasonOf(node: PageNode, context: FactContext): string | null {
  const { words, view } = context;
  if (!words) return null;
  const described = view.byId(node.attribute('aria-describedby').split(SPACES)[0] ?? '');
  const group =
    node.parent?.closest((at) => !at.style.inline && view.textLength(at) > 0 && at.tag !== 'label') ?? null;
  for (const place of [described, group]) {
    if (!place || view.textLength(place) > 300) continue;
    const text = view.text(place);
    if (mentions(text, words.fields.reason)) return text;
  }
  return null;
}
