/** A run of text, bold or not. */
export interface Run {
  text: string;
  isBold: boolean;
}

/** A paragraph or a list of a description. */
export type Block = { kind: 'paragraph'; runs: Run[] } | { kind: 'list'; isOrdered: boolean; items: Run[][] };

/** A section of a description: its marker emoji and title, and its blocks. */
export interface DescriptionSection {
  marker: string | null;
  title: string | null;
  blocks: Block[];
}

const HEADING = /^(\p{Extended_Pictographic}\uFE0F?)\s*\*\*([^*]+)\*\*:?\s*$/u;
const NUMBERED = /^\d+[.)]\s+/;
const DASHED = /^[-*•]\s+/;

/** Splits `**bold**` markup into runs. Everything else is plain text. */
export function parseRuns(text: string): Run[] {
  return text
    .split(/\*\*(.+?)\*\*/g)
    .map((part, index) => ({ text: part, isBold: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}

/** Parses a description: marker lines open sections, numbered and dashed lines make lists. */
export function parseDescription(description: string): DescriptionSection[] {
  const sections: DescriptionSection[] = [];
  let current: DescriptionSection = { marker: null, title: null, blocks: [] };
  for (const line of description.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const heading = HEADING.exec(line);
    if (heading) {
      current = { marker: heading[1] ?? null, title: heading[2] ?? null, blocks: [] };
      sections.push(current);
      continue;
    }
    if (sections.length === 0) sections.push(current);
    addLine(current.blocks, line);
  }
  return sections;
}

function addLine(blocks: Block[], line: string): void {
  const isOrdered = NUMBERED.test(line);
  if (!isOrdered && !DASHED.test(line)) {
    blocks.push({ kind: 'paragraph', runs: parseRuns(line) });
    return;
  }
  const item = parseRuns(line.replace(isOrdered ? NUMBERED : DASHED, ''));
  const last = blocks.at(-1);
  if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(item);
  else blocks.push({ kind: 'list', isOrdered, items: [item] });
}
