import { isUtf8 } from 'node:buffer';
import type { FixesFile } from '@liftmark/contract/fix-exports';
import { type Edit, edited, overlap } from './edits.ts';
import { FilePatch, type Refusal } from './file-patch.ts';
import { parseSource } from './source-tree.ts';
import { type StartTags, startTagEdits } from './start-tags.ts';

export interface FixedFile {
  before: string;
  after: string;
  bytes: Buffer;
  /** Ids of the recommendations whose fixes the file has now. */
  applied: string[];
  refused: { recommendation: string; reason: Refusal }[];
}

const BOM = '\ufeff';

/**
 * The file with the fixes, each of them whole or not at all. Outside of the places that they change, every byte stays as it
 * is: a file in another encoding than UTF-8 is read byte by byte, and gets new characters as references.
 */
export function fixFile(file: Buffer, { fixes }: Pick<FixesFile, 'fixes'>): FixedFile {
  const encoding = isUtf8(file) ? 'utf8' : 'latin1';
  const read = file.toString(encoding);
  const mark = read.startsWith(BOM) ? BOM : '';
  const source = read.slice(mark.length);
  const document = parseSource(source);
  let [edits, tags]: [Edit[], StartTags] = [[], new Map()];
  const applied: string[] = [];
  const refused: FixedFile['refused'] = [];
  for (const { recommendation, patch } of fixes) {
    const draft = new FilePatch(source, document, tags);
    const reason = draft.add(patch.operations);
    const all = [...edits, ...draft.edits];
    const isCrowded = overlap([...all, ...startTagEdits(source, draft.tags)]);
    if (reason !== null || isCrowded) {
      refused.push({ recommendation, reason: reason ?? 'crowded' });
      continue;
    }
    [edits, tags] = [all, draft.tags];
    applied.push(recommendation);
  }
  const plain = [...edits, ...startTagEdits(source, tags)];
  const after = edited(source, encoding === 'utf8' ? plain : plain.map(inReferences));
  const bytes = Buffer.from(mark + after, encoding);
  return { before: source, after, bytes, applied, refused };
}

function inReferences({ text, ...place }: Edit): Edit {
  const characters = [...text].map((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x80 ? character : `&#x${code.toString(16)};`;
  });
  return { ...place, text: characters.join('') };
}
