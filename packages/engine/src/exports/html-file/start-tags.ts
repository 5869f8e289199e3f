import { htmlText } from '../literals.ts';
import type { Edit } from './edits.ts';
import { attributeOf, type SourceElement } from './source-tree.ts';

/** What the start tags of elements get: an attribute may be changed more than once, and is written once. */
export type StartTags = ReadonlyMap<SourceElement, ReadonlyMap<string, string | null>>;

/** The attribute with all changes so far. */
export function currentValue(tags: StartTags, element: SourceElement, name: string): string | null {
  const changed = tags.get(element);
  return changed?.has(name) ? (changed.get(name) ?? null) : attributeOf(element, name);
}

export function withAttribute(
  tags: StartTags,
  element: SourceElement,
  name: string,
  value: string | null,
): StartTags {
  return new Map([...tags, [element, new Map([...(tags.get(element) ?? []), [name, value]])]]);
}

export function startTagEdits(source: string, tags: StartTags): Edit[] {
  return [...tags].flatMap(([element, attributes]) =>
    [...attributes].flatMap(([name, value]) => attributeEdit(source, element, name, value)),
  );
}

function attributeEdit(source: string, element: SourceElement, name: string, value: string | null): Edit[] {
  const location = element.sourceCodeLocation;
  const tag = location?.startTag ?? location;
  if (!tag) return [];
  const written = value === '' ? name : `${name}="${htmlText(value ?? '')}"`;
  const place = location?.attrs?.[name];
  if (place !== undefined) {
    const { startOffset, endOffset } = place;
    if (value !== null) return [{ start: startOffset, end: endOffset, text: written }];
    return [{ start: spaceBefore(source, startOffset), end: endOffset, text: '' }];
  }
  if (value === null) return [];
  const at = tag.startOffset + 1 + element.tagName.length;
  return [{ start: at, end: at, text: ` ${written}` }];
}

function spaceBefore(source: string, offset: number): number {
  let start = offset;
  while (source.charAt(start - 1).trim() === '' && start > 0) start -= 1;
  return start;
}
