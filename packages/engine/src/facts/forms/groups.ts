import { isPhrase, mentions } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import { firstFrom } from '../../page/first-from.ts';
import type { PageNode } from '../../page/node.ts';
import { type FactContext, isButton } from '../fact-context.ts';
import { isField, isSearch } from './field.ts';
import { typeOf } from './field-kind.ts';

/** Fields that are asked for together, and the node that holds them. */
export interface FieldGroup {
  holder: PageNode;
  fields: PageNode[];
  buttons: PageNode[];
}

const ADD_TO_CART = pattern('addToCart');

/**
 * The groups of fields that ask the visitor for data: each `<form>`, and fields without one beside the button
 * that sends them. Left out: site search, filters and sorting, quantity and options of a purchase, cookie choices.
 */
export function fieldGroups(context: FactContext): FieldGroup[] {
  const { view } = context;
  const nodes = view.nodes.filter((node) => node.isElement && isField(node, context));
  const buttons = view.nodes.filter((node) => node.isElement && node.visible && isButton(node));
  const groups = new Map<PageNode, FieldGroup>();
  const wrappers = new Map<PageNode, boolean>();
  const formsById = new Map(view.tagged('form').map((form) => [form.attribute('id'), form]));
  for (const field of nodes) {
    const holder = holderOf(field, { context, buttons, formsById, wrappers });
    const group = groups.get(holder) ?? { holder, fields: [], buttons: [] };
    group.fields.push(field);
    groups.set(holder, group);
  }
  const merged = merge([...groups.values()]);
  const outside = Map.groupBy(
    buttons.filter((button) => button.has('form')),
    (button) => button.attribute('form'),
  );
  for (const group of merged) {
    const { holder } = group;
    const id = holder.attribute('id');
    const named = id === '' ? [] : (outside.get(id) ?? []).filter((button) => !holder.contains(button));
    group.buttons = buttons.slice(placeFrom(buttons, holder.order), placeFrom(buttons, holder.end));
    if (named.length > 0) group.buttons = [...group.buttons, ...named].sort((a, b) => a.order - b.order);
  }
  return merged.filter((group) => asksForData(group, context));
}

interface Surroundings {
  context: FactContext;
  /** In reading order. */
  buttons: PageNode[];
  formsById: Map<string, PageNode>;
  /** Forms of which it is known whether they wrap the page. */
  wrappers: Map<PageNode, boolean>;
}

function holderOf(field: PageNode, { context, buttons, formsById, wrappers }: Surroundings): PageNode {
  const named = field.attribute('form');
  const form = (named !== '' && formsById.get(named)) || field.closest((at) => at.tag === 'form');
  if (form) {
    const wraps = wrappers.get(form) ?? wrapsPage(form, context);
    wrappers.set(form, wraps);
    if (!wraps) return form;
  }
  const limit = field.section?.node ?? null;
  let at = field.parent ?? field;
  for (; at.parent && at !== limit && at.tag !== 'body'; at = at.parent) {
    if (hasSubmit(at, buttons)) return at;
  }
  return at;
}

/** Some systems wrap the whole page in one form. */
function wrapsPage(form: PageNode, context: FactContext): boolean {
  const { nodes } = context.view;
  if (form.end - form.order < 0.5 * nodes.length) return false;
  for (let order = form.order; order < form.end; order++) {
    const node = nodes[order];
    if (node && (node.isNavigation || node.tag === 'footer')) return true;
  }
  return false;
}

function hasSubmit(holder: PageNode, buttons: PageNode[]): boolean {
  return (buttons[placeFrom(buttons, holder.order)]?.order ?? Number.POSITIVE_INFINITY) < holder.end;
}

function placeFrom(nodes: PageNode[], order: number): number {
  return firstFrom(nodes, order, (node) => node.order);
}

/** A group within the holder of another is part of it. */
function merge(groups: FieldGroup[]): FieldGroup[] {
  const sorted = groups.toSorted((a, b) => a.holder.order - b.holder.order || b.holder.end - a.holder.end);
  const kept: FieldGroup[] = [];
  for (const group of sorted) {
    const around = kept.at(-1);
    if (around?.holder.contains(group.holder) && group.holder.tag !== 'form') {
      for (const field of group.fields) around.fields.push(field);
    } else kept.push(group);
  }
  for (const group of kept) group.fields.sort((a, b) => a.order - b.order);
  return kept;
}

function asksForData(group: FieldGroup, context: FactContext): boolean {
  const { holder, fields, buttons } = group;
  const { words, view } = context;
  const asking = fields.filter((field) => !isSearch(field, context));
  if (asking.length === 0) return false;
  if (asking.length < fields.length && asking.every((field) => !isWritten(field))) return false;
  const cart = `${holder.attribute('action')} ${holder.names} ${buttons.map((button) => `${button.names} ${button.attribute('name')}`).join(' ')}`;
  if (ADD_TO_CART.test(cart) && !asking.some(isPersonal)) return false;
  if (words && !asking.some(isPersonal)) {
    if (buttons.some((button) => isPhrase(view.label(button), words.actions.addToCart))) return false;
    const dialog = holder.closest((at) => at.region === 'overlay' && at.parent?.region !== 'overlay');
    if (dialog && mentions(view.text(dialog), words.consent.topic)) return false;
  }
  if (asking.some((field) => isWritten(field) && typeOf(field) !== 'number')) return true;
  return sends(group, context);
}

/** Choices alone are a form only where something sends them: filters and sorting act by themselves. */
function sends(group: FieldGroup, context: FactContext): boolean {
  if (group.holder.region === 'header' || group.holder.region === 'footer') return false;
  const submit = group.buttons.some(
    (button) =>
      button.attribute('type').toLowerCase().includes('submit') ||
      (group.holder.tag === 'form' && !button.has('type')),
  );
  const names = `${group.holder.names} ${group.holder.attribute('action')}`;
  if (pattern('listControls').test(names)) return false;
  const { words, view } = context;
  const labels = group.buttons.map((button) => view.label(button)).filter((label) => label !== '');
  if (labels.length > 0 && labels.every((label) => isPhrase(label, words?.actions.search))) return false;
  const choices = group.fields.every((field) => typeOf(field) === 'checkbox');
  return submit && !(choices && context.view.textLength(group.holder) > 1500);
}

function isWritten(field: PageNode): boolean {
  const type = typeOf(field);
  return !['checkbox', 'radio', 'select', 'combobox', 'file'].includes(type);
}

function isPersonal(field: PageNode): boolean {
  return (
    ['email', 'tel', 'password'].includes(typeOf(field)) ||
    pattern('personField').test(field.attribute('name'))
  );
}
