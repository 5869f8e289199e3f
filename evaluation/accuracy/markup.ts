import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment, serialize } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;

const isElement = (node: Child): node is Element => 'tagName' in node;

/** An HTML document that can be changed and written out again. Selectors are tags, ids, classes and descendants. */
export class Markup {
  readonly #document: DefaultTreeAdapterTypes.Document;

  constructor(html: string) {
    this.#document = parse(html);
  }

  toString(): string {
    return serialize(this.#document);
  }

  /** Elements that match any of the selectors, in document order. */
  all(...selectors: string[]): Element[] {
    const paths = selectors.map((selector) => selector.trim().split(/\s+/));
    return [...descendants(this.#document)].filter((element) => paths.some((path) => matches(element, path)));
  }

  /** Elements of these tags whose whole text is, or matches, the given one, without regard to case and space. */
  saying(text: string | RegExp, ...tags: string[]): Element[] {
    const wanted = typeof text === 'string' ? plain(text) : text;
    return this.all(...tags).filter((element) => {
      const said = plain(textOf(element));
      return typeof wanted === 'string' ? said === wanted : wanted.test(said);
    });
  }

  remove(elements: Element[]): boolean {
    for (const element of elements) defaultTreeAdapter.detachNode(element);
    return elements.length > 0;
  }

  /** Replaces what the elements hold by HTML. */
  fill(elements: Element[], html: string): boolean {
    for (const element of elements) {
      for (const child of [...element.childNodes]) defaultTreeAdapter.detachNode(child);
      for (const child of parseFragment(html).childNodes) defaultTreeAdapter.appendChild(element, child);
    }
    return elements.length > 0;
  }

  set(elements: Element[], name: string, value: string | null): boolean {
    for (const element of elements) {
      element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
      if (value !== null) element.attrs.push({ name, value });
    }
    return elements.length > 0;
  }

  /** Adds HTML at the start or the end of the first of the elements, or before or after it. */
  insert(elements: Element[], where: 'start' | 'end' | 'before' | 'after', html: string): boolean {
    const [element] = elements;
    if (element === undefined) return false;
    const inside = where === 'start' || where === 'end';
    const parent: Parent | null = inside ? element : element.parentNode;
    if (parent === null) return false;
    const at = { start: 0, end: parent.childNodes.length, before: 0, after: 1 }[where];
    const base = inside ? at : parent.childNodes.indexOf(element) + at;
    const next = parent.childNodes[base];
    for (const child of [...parseFragment(html).childNodes]) {
      if (next) defaultTreeAdapter.insertBefore(parent, child, next);
      else defaultTreeAdapter.appendChild(parent, child);
    }
    return true;
  }

  style(css: string): boolean {
    return this.insert(this.all('head'), 'end', `<style>${css}</style>`);
  }

  html(element: Element): string {
    const holder = defaultTreeAdapter.createDocumentFragment();
    const { parentNode } = element;
    const index = parentNode?.childNodes.indexOf(element) ?? -1;
    defaultTreeAdapter.detachNode(element);
    defaultTreeAdapter.appendChild(holder, element);
    const html = serialize(holder);
    const next = parentNode?.childNodes[index];
    defaultTreeAdapter.detachNode(element);
    if (parentNode && next) defaultTreeAdapter.insertBefore(parentNode, element, next);
    else if (parentNode) defaultTreeAdapter.appendChild(parentNode, element);
    return html;
  }
}

export function textOf(element: Element): string {
  return element.childNodes
    .map((child) => (isElement(child) ? textOf(child) : 'value' in child ? child.value : ''))
    .join('');
}

export function attribute(element: Element, name: string): string | null {
  return element.attrs.find((each) => each.name === name)?.value ?? null;
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

function* descendants(parent: Parent): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* descendants(child);
  }
}

function matches(element: Element, path: string[]): boolean {
  const own = path.at(-1) ?? '';
  if (!fits(element, own)) return false;
  const rest = path.slice(0, -1);
  if (rest.length === 0) return true;
  for (let parent = element.parentNode; parent && 'tagName' in parent; parent = parent.parentNode) {
    if (matches(parent, rest)) return true;
  }
  return false;
}

function fits(element: Element, compound: string): boolean {
  const classes = (attribute(element, 'class') ?? '').split(/\s+/);
  return [...compound.matchAll(/([.#]?)([\w-]+)/g)].every(([, kind, name = '']) => {
    if (kind === '.') return classes.includes(name);
    if (kind === '#') return attribute(element, 'id') === name;
    return element.tagName === name;
  });
}
