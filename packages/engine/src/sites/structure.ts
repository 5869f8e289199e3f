import { attribute, childrenOf, type HtmlElement, type HtmlNode, wordsIn } from './html-tree.ts';

/**
 * The structure of a page as a set of small facts: which element with which classes is in which, and whether many of
 * them are. Words, pictures and the number of entries don't count, so pages of one template share nearly all of them.
 * A sketch keeps the smallest hashes, which estimate how much two sets share.
 */

const SKETCH = 256;
const MAX_ELEMENTS = 20_000;
/** From so many alike in one place on, it is a list. */
const MANY = 6;

/** Elements whose content isn't structure. */
const OPAQUE = new Set(['script', 'style', 'noscript', 'svg', 'template', 'head', 'iframe']);
/** Elements within a text: an article has them or not as its author likes. */
const INLINE = new Set('a abbr b br code em i mark s small span strong sub sup time u wbr'.split(' '));

export function structureSketch(document: HtmlNode): number[] {
  const counts = new Map<string, number>();
  const waiting: { node: HtmlNode; above: string; over: string }[] = [
    { node: document, above: '', over: '' },
  ];
  let elements = 0;
  for (let next = waiting.pop(); next !== undefined && elements < MAX_ELEMENTS; next = waiting.pop()) {
    const { node, above, over } = next;
    const isElement = 'tagName' in node;
    if (isElement && OPAQUE.has(node.tagName)) continue;
    const name = isElement ? nameOf(node) : above;
    if (isElement) {
      elements += 1;
      const fact = `${over}>${above}>${name}`;
      if (!INLINE.has(name)) counts.set(fact, (counts.get(fact) ?? 0) + 1);
    }
    for (const child of childrenOf(node))
      waiting.push({ node: child, above: name, over: isElement ? above : over });
  }
  const facts = [...counts].flatMap(([fact, count]) => (count >= MANY ? [fact, `${fact}*`] : [fact]));
  return [...new Set(facts.map(hash))].sort((a, b) => a - b).slice(0, SKETCH);
}

/** The tag with its role and classes. Numbers in classes differ from page to page, such as `post-1234`. */
function nameOf(element: HtmlElement): string {
  const classes = wordsIn(attribute(element, 'class') ?? '')
    .filter((word) => !/\d{2}/.test(word))
    .sort()
    .slice(0, 4);
  return [element.tagName, attribute(element, 'role'), ...classes].filter(Boolean).join('.');
}

/** FNV-1a with a final mix, as an unsigned 32-bit number. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
