import { lettersAndDigits } from '../../language/characters.ts';
import { countWords } from '../../language/segments.ts';
import { SPACES } from '../../language/spaces.ts';
import { HEADING_TAGS } from '../../page/content-tags.ts';
import type { PageNode } from '../../page/node.ts';
import { MOST_NAMED } from '../../page/view.ts';
import type { FactContext } from '../fact-context.ts';
import type { Field } from '../types/forms.ts';
import { namesKind, RESTYLED, typeOf } from './field-kind.ts';

const SUM = /[$€£]\s?\d|\d\s?[$€£]/;

/** One label may hold all fields of a page, and all their labels. */
const MAX_LABEL = 1_000;

/** The label element that wraps a field or points at it. */
export function labelElement(node: PageNode, context: FactContext): PageNode | null {
  const wrapping = node.closest((at) => at.tag === 'label');
  if (wrapping) return wrapping;
  const id = node.attribute('id');
  if (id === '') return null;
  return context.labelsFor(id);
}

/** What a field asks for, in the words that a person sees beside it, else those of assistive tools or within it. */
export function labelOf(
  node: PageNode,
  context: FactContext,
): { text: string | null; source: Field['labelSource'] } {
  const { view } = context;
  const element = labelElement(node, context);
  const seen = element ? view.textStart(element, MAX_LABEL) : '';
  if (seen !== '') return { text: seen, source: 'visible' };
  const named = node
    .attribute('aria-labelledby')
    .split(SPACES, MOST_NAMED)
    .map((id) => (id === '' ? null : view.byId(id)))
    .filter((other) => other !== null);
  const namedText = named
    .map((other) => view.textStart(other, MAX_LABEL))
    .join(' ')
    .trim();
  if (namedText !== '') return { text: namedText, source: 'visible' };
  const before = textBeside(node, context);
  if (before !== '') return { text: before, source: 'visible' };
  const accessible =
    node.attribute('aria-label') ||
    (element ? view.everyText(element, MAX_LABEL) : '') ||
    node.attribute('title');
  if (accessible.trim() !== '') return { text: accessible.trim(), source: 'accessible-name' };
  const placeholder = node.attribute('placeholder') || firstOption(node, context);
  if (placeholder.trim() !== '') return { text: placeholder.trim(), source: 'placeholder' };
  return { text: null, source: 'none' };
}

/**
 * A select's first choice stands in for a label where nobody could choose it: without a value, not to be chosen,
 * or naming what is asked ("Title", "Annual income").
 */
function firstOption(node: PageNode, { words }: FactContext): string {
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
  return (words !== null && namesKind(text, words)) || /(…|\.\.\.|^[-–—]{1,3} ?.+ ?[-–—]{1,3})$/.test(text)
    ? text
    : '';
}

function bareName(text: string): string {
  return lettersAndDigits(text.toLowerCase());
}

/** Words just before a field (just after, for a box) in its own small wrapper. */
function textBeside(node: PageNode, context: FactContext): string {
  const after = RESTYLED.has(typeOf(node));
  const way = after ? 1 : -1;
  let at = node;
  for (let step = 0; step < 3 && at.parent && at.parent.tag !== 'form'; step++) {
    const siblings = at.parent.children;
    const place = siblings.indexOf(at);
    const beside = siblings[place + way];
    const besideText =
      beside?.isText && beside.source.text.trim() === '' ? siblings[place + 2 * way] : beside;
    if (besideText?.visible) {
      if (besideText.tag === 'button' || HEADING_TAGS.has(besideText.tag)) return '';
      const text = context.view.text(besideText);
      // A sum before a field is a price; behind a box to tick it is what ticking costs.
      const isPlain = after || !(SUM.test(text) || isSentence(text));
      const isLabel = isPlain && text.length <= 60 && context.view.lines(besideText).length === 1;
      return isLabel && !holdsField(besideText, context) ? text : '';
    }
    at = at.parent;
  }
  return '';
}

/** What is said above a field to invite, rather than to name what it asks for. */
function isSentence(text: string): boolean {
  return /[.!…]$/.test(text) && countWords(text) > 3;
}

function holdsField(node: PageNode, context: FactContext): boolean {
  for (let order = node.order; order < node.end; order++) {
    const tag = context.view.nodes[order]?.tag;
    if (tag === 'input' || tag === 'select' || tag === 'textarea') return true;
  }
  return false;
}
