import type { Patch, PatchOperation, PatchTarget } from '@liftmark/contract/patches';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { singleSpaced } from '../../language/characters.ts';

/** Where the HTML file has what a patch changes. Lines and columns begin with 1; the end is exclusive. */
export interface SourcePlace {
  startLine: number;
  startColumn: number;
  endLine: number;
  endColumn: number;
  /** Text to write in its place, if that alone is the change. */
  replacement: string | null;
}

type Element = DefaultTreeAdapterTypes.Element;
type Location = NonNullable<Element['sourceCodeLocation']>;

/** An HTML file, parsed once for all patches of its page. */
export interface SourceFile {
  /** Null where the file leaves open what the patch changes, such as a page that scripts make. */
  placeOf(patch: Patch): SourcePlace | null;
}

export function sourceFile(html: string): SourceFile {
  const elements = elementsIn(parse(html, { sourceCodeLocationInfo: true }));
  return {
    placeOf({ operations, placeholder }) {
      // The words of a placeholder are for its owner to write.
      const isWhole = operations.length === 1 && !placeholder;
      for (const operation of operations) {
        const place = placeOfOperation(operation, elements, isWhole);
        if (place !== null) return place;
      }
      return null;
    },
  };
}

function placeOfOperation(
  operation: PatchOperation,
  elements: readonly Element[],
  isWhole: boolean,
): SourcePlace | null {
  switch (operation.operation) {
    case 'setText': {
      const element = elementOf(operation.target, operation.before, elements, textOf);
      const own = element && isWhole ? onlyText(element) : null;
      if (own) return placeAt(own, escaped(operation.text));
      return openingTag(element);
    }
    case 'setAttribute': {
      const { target, name, before } = operation;
      const element = elementOf(target, before, elements, (one) => attributeOf(one, name));
      const written = element?.sourceCodeLocation?.attrs?.[name];
      return written ? placeAt(written, null) : openingTag(element);
    }
    case 'setMeta': {
      const { name } = operation;
      const named = elements.filter((element) =>
        name === 'title'
          ? element.tagName === 'title' && isIn(element, 'head')
          : element.tagName === 'meta' && attributeOf(element, 'name')?.toLowerCase() === name,
      );
      return openingTag(only(named));
    }
    case 'insert':
      return openingTag(elementAt(operation.to, elements));
    case 'setStyle':
    case 'remove':
    case 'move':
      return openingTag(elementAt(operation.target, elements));
    default:
      return null;
  }
}

/**
 * The element that the capture saw. Scripts may have moved it, so without an element at its place, the only one with what
 * it said before counts.
 */
function elementOf(
  target: PatchTarget,
  before: string | null,
  elements: readonly Element[],
  read: (element: Element) => string | null,
): Element | null {
  const says = (element: Element) => before === null || flat(read(element) ?? '') === flat(before);
  const atPlace = elementAt(target, elements);
  if (atPlace !== null) return says(atPlace) ? atPlace : null;
  if (before === null || flat(before) === '') return null;
  return only(elements.filter((element) => element.tagName === target.tag && says(element)));
}

/** The only element at the target's place on each device that has it. */
function elementAt({ tag, desktop, mobile }: PatchTarget, elements: readonly Element[]): Element | null {
  const selectors = [desktop, mobile].flatMap((place) => (place === null ? [] : [place.selector]));
  const found = selectors.map((selector) => only(elements.filter((element) => matches(element, selector))));
  const [first = null] = found;
  return first !== null && first.tagName === tag && found.every((one) => one === first) ? first : null;
}

function only<Item>(items: readonly Item[]): Item | null {
  return items.length === 1 ? (items[0] ?? null) : null;
}

/** Selectors as the engine makes them: steps from parent to child. What is in a shadow root isn't in the file. */
function matches(element: Element, selector: string): boolean {
  const steps = selector.split(' > ');
  let current: Element | null = element;
  for (const step of steps.toReversed()) {
    if (current === null || !isStep(current, step)) return false;
    current = parentOf(current);
  }
  return true;
}

function isStep(element: Element, step: string): boolean {
  if (step.startsWith('#')) return attributeOf(element, 'id') === step.slice(1);
  const [tag = '', place] = step.split(':nth-of-type(');
  if (place !== undefined)
    return element.tagName === tag && placeAmong(element) === Number.parseInt(place, 10);
  const [name = '', className] = step.split('.');
  if (element.tagName !== name) return false;
  return (
    className === undefined ||
    flat(attributeOf(element, 'class') ?? '')
      .split(' ')
      .includes(className)
  );
}

function placeAmong(element: Element): number {
  const siblings = (element.parentNode?.childNodes ?? []).filter(isElement);
  return siblings.filter(({ tagName }) => tagName === element.tagName).indexOf(element) + 1;
}

function parentOf({ parentNode }: Element): Element | null {
  return parentNode !== null && isElement(parentNode) ? parentNode : null;
}

function isIn(element: Element, tag: string): boolean {
  return parentOf(element)?.tagName === tag;
}

function isElement(node: DefaultTreeAdapterTypes.Node): node is Element {
  return 'tagName' in node;
}

function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => (isElement(child) ? [child, ...elementsIn(child)] : []));
}

function attributeOf({ attrs }: Element, name: string): string | null {
  return attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

function textOf(element: Element): string {
  return element.childNodes
    .map((child) => ('value' in child ? child.value : isElement(child) ? textOf(child) : ''))
    .join('');
}

function flat(text: string): string {
  return singleSpaced(text).trim();
}

/** Where the text of an element is that contains nothing else. */
function onlyText({ childNodes }: Element): Omit<Location, 'attrs'> | null {
  const child = only(childNodes);
  return child !== null && 'value' in child ? (child.sourceCodeLocation ?? null) : null;
}

function openingTag(element: Element | null): SourcePlace | null {
  const location = element?.sourceCodeLocation;
  return location ? placeAt(location.startTag ?? location, null) : null;
}

function placeAt(
  { startLine, startCol, endLine, endCol }: Omit<Location, 'attrs'>,
  replacement: string | null,
): SourcePlace {
  return { startLine, startColumn: startCol, endLine, endColumn: endCol, replacement };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
