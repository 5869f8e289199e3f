import type { Edit } from './edits.ts';
import { elementsIn, type SourceDocument } from './source-tree.ts';

/** Takes a property out of the file's own rules for an element alone; none if it has no such rule. */
export function ruleEdits(
  source: string,
  document: SourceDocument,
  element: string,
  property: string,
): Edit[] {
  return elementsIn(document)
    .filter(({ tagName }) => tagName === 'style')
    .flatMap(({ sourceCodeLocation: location }) => {
      const [start, end] = [location?.startTag?.endOffset, location?.endTag?.startOffset];
      return start === undefined || end === undefined ? [] : blocksIn(source, start, end);
    })
    .filter(({ selector }) => selector === element)
    .flatMap((block) => declarationEdits(source, block, property));
}

interface Block {
  selector: string;
  start: number;
  end: number;
}

/** The innermost blocks of a style sheet. Comments and strings aren't read: a rule with them isn't recognized. */
function blocksIn(source: string, from: number, to: number): Block[] {
  const blocks: Block[] = [];
  let selectorFrom = from;
  let open: number | null = null;
  for (let at = from; at < to; at++) {
    const character = source.charAt(at);
    if (character === '{') {
      if (open !== null) selectorFrom = open + 1;
      open = at;
    } else if (character === '}') {
      if (open !== null)
        blocks.push({
          selector: source.slice(selectorFrom, open).trim().toLowerCase(),
          start: open + 1,
          end: at,
        });
      open = null;
      selectorFrom = at + 1;
    } else if (character === ';' && open === null) {
      selectorFrom = at + 1;
    }
  }
  return blocks;
}

function declarationEdits(source: string, { start, end }: Block, property: string): Edit[] {
  const edits: Edit[] = [];
  let at = start;
  for (const declaration of source.slice(start, end).split(';')) {
    const until = Math.min(at + declaration.length + 1, end);
    const [name = ''] = declaration.split(':');
    if (name.trim().toLowerCase() === property) edits.push({ start: at, end: until, text: '' });
    at = until;
  }
  return edits;
}
