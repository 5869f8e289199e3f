/** A part of a text and what replaces it. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** In their order in the text; those at the same place stay in the order in which they were made. */
function sorted(edits: readonly Edit[]): Edit[] {
  return edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** Whether one changes what another changes, too. Both may insert at the same place. */
export function overlap(edits: readonly Edit[]): boolean {
  const inOrder = sorted(edits);
  return inOrder.some((edit, index) => {
    const next = inOrder[index + 1];
    return next !== undefined && next.start < edit.end;
  });
}

export function edited(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of sorted(edits)) {
    parts.push(source.slice(at, start), text);
    at = end;
  }
  return [...parts, source.slice(at)].join('');
}
