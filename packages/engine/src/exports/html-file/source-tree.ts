import type { PatchTarget } from '@liftmark/contract/patches';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { SPACES } from '../../language/spaces.ts';

/** An HTML file with the place of each element in it, and elements found by the selectors of patches. */

export type SourceElement = DefaultTreeAdapterTypes.Element;
type SourceText = DefaultTreeAdapterTypes.TextNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

export const parseSource = (source: string) => parse(source, { sourceCodeLocationInfo: true });
export type SourceDocument = ReturnType<typeof parseSource>;

const isElement = (node: DefaultTreeAdapterTypes.Node): node is SourceElement => 'tagName' in node;
const isText = (node: DefaultTreeAdapterTypes.Node): node is SourceText => node.nodeName === '#text';

export const childrenOf = (parent: Parent): SourceElement[] => parent.childNodes.filter(isElement);

export function elementsIn(parent: Parent): SourceElement[] {
  return childrenOf(parent).flatMap((child) => [child, ...elementsIn(child)]);
}

export function attributeOf({ attrs }: SourceElement, name: string): string | null {
  return attrs.find((each) => each.name === name)?.value ?? null;
}

/** Elements whose content isn't words of the page. */
const CLOSED = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'textarea',
  'select',
]);

/** The words of an element, in their order. */
export function textsIn(element: SourceElement): SourceText[] {
  return element.childNodes.flatMap((node) => {
    if (isText(node)) return node.value.trim() === '' ? [] : [node];
    return isElement(node) && !CLOSED.has(node.tagName) ? textsIn(node) : [];
  });
}

/** Whether the element is inside of one that can't be changed. */
function isEnclosed(element: SourceElement): boolean {
  for (let at = element.parentNode; at !== null && isElement(at); at = at.parentNode)
    if (CLOSED.has(at.tagName)) return true;
  return false;
}

export type Missing = 'missing' | 'shadow' | 'ambiguous' | 'enclosed';

/** The element of a target, by the selector of either device; or why there is none. */
export function findTarget(document: SourceDocument, target: PatchTarget): SourceElement | Missing {
  const selectors = [target.desktop, target.mobile].flatMap((place) => place?.selector ?? []);
  const found = selectors.map((selector) => findBySelector(document, selector));
  const elements = [...new Set(found.filter((each) => typeof each !== 'string'))];
  const [element] = elements;
  if (element === undefined) return found.find((each) => typeof each === 'string') ?? 'missing';
  if (elements.length > 1) return 'ambiguous';
  if (element.tagName !== target.tag) return 'missing';
  return isEnclosed(element) ? 'enclosed' : element;
}

function findBySelector(document: SourceDocument, selector: string): SourceElement | Missing {
  if (selector.includes(' >>> ')) return 'shadow';
  const steps = selector.split(' > ').map(stepOf);
  const matching = elementsIn(document).filter((element) => matchesPath(element, steps));
  const [only, ...others] = matching;
  if (only === undefined) return 'missing';
  return others.length > 0 ? 'ambiguous' : only;
}

type Step = (element: SourceElement) => boolean;

/** `#name`, `tag`, `tag.name` or `tag:nth-of-type(2)`, the only steps that patches have. */
function stepOf(step: string): Step {
  if (step.startsWith('#')) return (element) => attributeOf(element, 'id') === step.slice(1);
  const [tag = '', place] = step.split(':nth-of-type(');
  if (place !== undefined)
    return (element) => element.tagName === tag && placeAmongKin(element) === Number.parseInt(place, 10);
  const [name, className] = step.split('.');
  return (element) =>
    element.tagName === name && (className === undefined || classesOf(element).includes(className));
}

const classesOf = (element: SourceElement) => (attributeOf(element, 'class') ?? '').split(SPACES);

function placeAmongKin(element: SourceElement): number {
  const { parentNode } = element;
  if (parentNode === null) return 1;
  const kin = childrenOf(parentNode).filter(({ tagName }) => tagName === element.tagName);
  return kin.indexOf(element) + 1;
}

function matchesPath(element: SourceElement, steps: readonly Step[]): boolean {
  const step = steps.at(-1);
  if (step === undefined || !step(element)) return false;
  const { parentNode } = element;
  if (steps.length === 1) return true;
  return parentNode !== null && isElement(parentNode) && matchesPath(parentNode, steps.slice(0, -1));
}
