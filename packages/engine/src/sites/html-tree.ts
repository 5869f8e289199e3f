import type { DefaultTreeAdapterMap } from 'parse5';
import { SPACES } from '../language/spaces.ts';

export type HtmlNode = DefaultTreeAdapterMap['node'];
export type HtmlElement = DefaultTreeAdapterMap['element'];

/** Every element in the order of the document; without recursion, because a page may be nested endlessly. */
export function* elementsIn(document: HtmlNode): Generator<HtmlElement> {
  const waiting: HtmlNode[] = [document];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if ('tagName' in node) yield node;
    for (const child of childrenOf(node).toReversed()) waiting.push(child);
  }
}

export function childrenOf(node: HtmlNode): HtmlNode[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

export function named(elements: readonly HtmlElement[], name: string): HtmlElement[] {
  return elements.filter(({ tagName }) => tagName === name);
}

export function attribute(element: HtmlElement | undefined, name: string): string | undefined {
  return element?.attrs.find((attr) => attr.name === name)?.value;
}

export function textOf(element: HtmlElement | undefined): string {
  return (element?.childNodes ?? []).map((node) => ('value' in node ? node.value : '')).join('');
}

export function wordsIn(text: string): string[] {
  return text.split(SPACES).filter((word) => word !== '');
}
