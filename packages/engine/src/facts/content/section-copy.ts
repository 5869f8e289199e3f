import type { Content, Paragraph, Section } from '../types/content.ts';

type Texts = Pick<Content, 'sections' | 'paragraphs'>;

/** The paragraphs of a section's own copy, in reading order. */
function copyOf({ evidence }: Section, { sections, paragraphs }: Texts): Paragraph[] {
  const next = sections.find((other) => other.evidence.node > evidence.node);
  const end = next?.evidence.node ?? Number.POSITIVE_INFINITY;
  return paragraphs.filter(
    ({ role, evidence: { node } }) => role === 'copy' && node >= evidence.node && node < end,
  );
}

/** The paragraph with most of a section's copy, in whose place other copy would stand; null without any. */
export function longestCopy(section: Section, texts: Texts): Paragraph | null {
  return copyOf(section, texts).reduce<Paragraph | null>(
    (longest, each) => (longest === null || each.text.length > longest.text.length ? each : longest),
    null,
  );
}
