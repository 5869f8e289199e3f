interface Placed {
  evidence: { node: number };
}

export interface Copy extends Placed {
  role: string;
  text: string;
}

/** What a page has of sections and texts, both in reading order. */
export interface Texts<Paragraph> {
  sections: readonly Placed[];
  paragraphs: readonly Paragraph[];
}

/** The paragraph with most of a section's own copy, in whose place other copy would stand; null without any. */
export function longestCopy<Paragraph extends Copy>(
  { evidence }: Placed,
  { sections, paragraphs }: Texts<Paragraph>,
): Paragraph | null {
  const next = sections.find((other) => other.evidence.node > evidence.node);
  const end = next?.evidence.node ?? Number.POSITIVE_INFINITY;
  return paragraphs
    .filter(({ role, evidence: { node } }) => role === 'copy' && node >= evidence.node && node < end)
    .reduce<Paragraph | null>(
      (longest, each) => (longest === null || each.text.length > longest.text.length ? each : longest),
      null,
    );
}
