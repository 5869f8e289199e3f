import type { PatchOperation, PatchPosition, PatchTarget } from '@liftmark/contract/patches';
import { html as names } from 'parse5';
import { lettersAndDigits } from '../../language/characters.ts';
import { blockHtml, declarationsCss, ruleCss } from '../block-html.ts';
import { htmlText } from '../literals.ts';
import type { Edit } from './edits.ts';
import {
  attributeOf,
  childrenOf,
  elementsIn,
  findTarget,
  type Missing,
  type SourceDocument,
  type SourceElement,
  textsIn,
} from './source-tree.ts';
import { currentValue, type StartTags, withAttribute } from './start-tags.ts';
import { ruleEdits } from './style-rules.ts';

/** Why a fix isn't in the file. */
export type Refusal = Missing | 'unsafe' | 'otherText' | 'styleSheet' | 'unmarked' | 'crowded';

class RefusedError extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}

const refuse = (reason: Refusal): never => {
  throw new RefusedError(reason);
};

interface Span {
  start: number;
  end: number;
}

/** The changes of one patch to the text of a file. All elements are found in the file as it was. */
export class FilePatch {
  readonly edits: Edit[] = [];
  readonly #source: string;
  readonly #document: SourceDocument;
  tags: StartTags;

  constructor(source: string, document: SourceDocument, tags: StartTags) {
    this.#source = source;
    this.#document = document;
    this.tags = tags;
  }

  /** @returns why they can't be made, or null */
  add(operations: readonly PatchOperation[]): Refusal | null {
    try {
      for (const operation of operations) this.#addOne(operation);
      return null;
    } catch (error) {
      if (error instanceof RefusedError) return error.reason;
      throw error;
    }
  }

  #addOne(operation: PatchOperation) {
    switch (operation.operation) {
      case 'setText':
        return this.#setText(this.#find(operation.target), operation);
      case 'setAttribute':
        return this.#changeAttribute(this.#find(operation.target), operation.name, operation.value);
      case 'setStyle':
        return this.#setStyle(this.#find(operation.target), declarationsCss(operation.declarations));
      case 'addRule': {
        const { elements, declarations, upToWidth } = operation;
        return this.#addToHead(`<style>${ruleCss(elements, declarations, upToWidth)}</style>`);
      }
      case 'removeRule':
        return this.#removeRule(operation.element, operation.property);
      case 'remove':
        return this.#remove(this.#find(operation.target));
      case 'move': {
        const element = this.#find(operation.target);
        const { start, end } = spanOf(element);
        if (isInPicture(element)) refuse('unsafe');
        this.#put(this.#source.slice(start, end), this.#find(operation.to), operation.position);
        return this.#remove(element);
      }
      case 'insert': {
        const { to, position, content } = operation;
        if (LINKING.has(content.block)) this.#requireHere();
        return this.#put(blockHtml(operation), this.#find(to), position);
      }
      case 'setMeta':
        return this.#setMeta(operation.name, operation.content);
      default:
        return operation satisfies never;
    }
  }

  #find(target: PatchTarget): SourceElement {
    const found = findTarget(this.#document, target);
    if (typeof found === 'string') return refuse(found);
    // The parser adds elements that the file leaves out.
    return found.sourceCodeLocation ? found : refuse('unmarked');
  }

  #replace(span: Span, text: string) {
    this.edits.push({ ...span, text });
  }

  /** The longest text gets the words, and others of the old words go; what wasn't among them, such as an icon, stays. */
  #setText(element: SourceElement, { before, text }: { before: string | null; text: string }) {
    const texts = textsIn(element);
    const then = lettersOf(before ?? '');
    const now = lettersOf(texts.map(({ value }) => value).join(''));
    if (then !== '' && !now.includes(then) && !(now !== '' && then.includes(now)))
      refuse(now === '' ? 'missing' : 'otherText');
    const [main] = texts.toSorted((a, b) => b.value.trim().length - a.value.trim().length);
    if (main === undefined) return this.#put(htmlText(text), element, 'end');
    for (const each of texts) {
      if (each === main) this.#replace(this.#wordsOf(each), htmlText(text));
      else if (then === '' || then.includes(lettersOf(each.value))) this.#replace(this.#wordsOf(each), '');
    }
  }

  /** Without the spaces around them. */
  #wordsOf({ sourceCodeLocation }: ReturnType<typeof textsIn>[number]): Span {
    if (!sourceCodeLocation) return refuse('unmarked');
    const { startOffset, endOffset } = sourceCodeLocation;
    const written = this.#source.slice(startOffset, endOffset);
    return {
      start: startOffset + written.length - written.trimStart().length,
      end: endOffset - (written.length - written.trimEnd().length),
    };
  }

  #changeAttribute(element: SourceElement, name: string, value: string | null) {
    if (!mayChange(element, name)) refuse('unsafe');
    if (name === 'href' && value !== null) this.#requireHere();
    this.#setAttribute(element, name, value);
  }

  #setAttribute(element: SourceElement, name: string, value: string | null) {
    this.tags = withAttribute(this.tags, element, name, value);
  }

  #setStyle(element: SourceElement, css: string) {
    const was = currentValue(this.tags, element, 'style')?.trim() ?? '';
    const closed = was === '' || was.endsWith(';') ? was : `${was};`;
    this.#setAttribute(element, 'style', `${closed} ${css}`.trim());
  }

  #removeRule(element: string, property: string) {
    const edits = ruleEdits(this.#source, this.#document, element, property);
    if (edits.length === 0) refuse('styleSheet');
    this.edits.push(...edits);
  }

  /** With its line, where it stands alone on it. */
  #remove(element: SourceElement) {
    const { start, end } = spanOf(element);
    const { lineStart, lineEnd } = this.#linesAround(start, end);
    const isAlone = this.#isBlank(lineStart, start) && this.#isBlank(end, lineEnd) && lineStart > 0;
    this.#replace(isAlone ? { start: lineStart, end: lineEnd } : { start, end }, '');
  }

  /** A base element takes an address to another page or site than it says. */
  #requireHere() {
    const isBased = elementsIn(this.#document).some(
      (each) => each.tagName === 'base' && attributeOf(each, 'href') !== null,
    );
    if (isBased) refuse('unsafe');
  }

  #put(html: string, to: SourceElement, position: PatchPosition) {
    const { start, end } = spanOf(to);
    const isBeside = position === 'before' || position === 'after';
    // HTML ends a picture, and what follows would be read as other elements than before.
    if (isInPicture(to) || (!isBeside && isPicture(to))) refuse('unsafe');
    const { lineStart } = this.#linesAround(start, end);
    const lead = this.#isBlank(lineStart, start) ? this.#source.slice(lineStart, start) : null;
    const newLine = lead === null ? '' : `${this.#lineBreak()}${lead}`;
    if (position === 'before') return this.#replace({ start, end: start }, `${html}${newLine}`);
    if (position === 'after') return this.#replace({ start: end, end }, `${newLine}${html}`);
    const { startTag, endTag } = to.sourceCodeLocation ?? {};
    if (!startTag || (position === 'end' && !endTag)) return refuse('unmarked');
    const at = position === 'start' ? startTag.endOffset : (endTag?.startOffset ?? end);
    this.#replace({ start: at, end: at }, html);
  }

  #setMeta(name: string, content: string) {
    const head = this.#head();
    if (name === 'title') {
      const title = childrenOf(head).find(({ tagName }) => tagName === 'title');
      if (title === undefined) return this.#addToHead(`<title>${htmlText(content)}</title>`);
      const { startTag, endTag } = title.sourceCodeLocation ?? {};
      if (!startTag || !endTag) return refuse('unmarked');
      return this.#replace({ start: startTag.endOffset, end: endTag.startOffset }, htmlText(content));
    }
    const metas = elementsIn(this.#document).filter(
      (each) => each.tagName === 'meta' && attributeOf(each, 'name')?.trim().toLowerCase() === name,
    );
    const own = metas.at(-1);
    // Its content would be a redirect or a policy.
    if (metas.some((each) => attributeOf(each, 'http-equiv') !== null)) refuse('unsafe');
    if (own === undefined) return this.#addToHead(`<meta name="${name}" content="${htmlText(content)}">`);
    for (const extra of metas.slice(0, -1)) this.#remove(extra);
    this.#setAttribute(own, 'content', content);
  }

  #head(): SourceElement {
    const head = elementsIn(this.#document).find(({ tagName }) => tagName === 'head');
    return head?.sourceCodeLocation?.startTag ? head : refuse('unmarked');
  }

  /** Behind what is in it, indented like the last of it. */
  #addToHead(html: string) {
    const head = this.#head();
    const last = childrenOf(head).findLast(({ sourceCodeLocation }) => sourceCodeLocation);
    if (last !== undefined) return this.#put(html, last, 'after');
    const at = head.sourceCodeLocation?.startTag?.endOffset ?? refuse('unmarked');
    this.#replace({ start: at, end: at }, html);
  }

  /** From the beginning of the first line to that of the line behind the last. */
  #linesAround(start: number, end: number): { lineStart: number; lineEnd: number } {
    const breakAt = this.#source.indexOf('\n', end);
    return {
      lineStart: this.#source.lastIndexOf('\n', start - 1) + 1,
      lineEnd: breakAt < 0 ? this.#source.length : breakAt + 1,
    };
  }

  #isBlank(start: number, end: number): boolean {
    return this.#source.slice(start, end).trim() === '';
  }

  #lineBreak(): string {
    return this.#source.includes('\r\n') ? '\r\n' : '\n';
  }
}

/** Blocks that have an address. */
const LINKING: ReadonlySet<string> = new Set(['stickyButton', 'links']);

const LABELED = ['submit', 'button', 'reset'];
const TYPED = ['', 'text', 'tel', 'email', 'url', 'number', 'search', 'date'];

/** What a field sends is no label, and what hides it stays. */
function mayChange(element: SourceElement, name: string): boolean {
  const type = attributeOf(element, 'type')?.toLowerCase() ?? '';
  if (name === 'value') return LABELED.includes(type);
  return name !== 'type' || TYPED.includes(type);
}

/** SVG or MathML. */
function isPicture({ namespaceURI }: SourceElement): boolean {
  return namespaceURI !== names.NS.HTML;
}

function isInPicture({ parentNode }: SourceElement): boolean {
  return parentNode !== null && 'namespaceURI' in parentNode && isPicture(parentNode);
}

function spanOf({ sourceCodeLocation }: SourceElement): Span {
  if (!sourceCodeLocation) return refuse('unmarked');
  return { start: sourceCodeLocation.startOffset, end: sourceCodeLocation.endOffset };
}

function lettersOf(words: string): string {
  return lettersAndDigits(words.toLowerCase());
}
