import type { Content, Paragraph, Section } from '../types/content.ts';

/** The paragraph with most of a section's own copy, in whose place other copy would stand; null without any. */
export function longestCopy(
  { evidence: { node: start } }: Section,
  { sections, paragraphs }: Pick<Content, 'sections' | 'paragraphs'>,
): Paragraph | null {
  const end = sections.find(({ evidence }) => evidence.node > start)?.evidence.node ?? Infinity;
  const isOwn = ({ role, evidence: { node } }: Paragraph) => role === 'copy' && node >= start && node < end;
  return paragraphs.filter(isOwn).toSorted((a, b) => b.text.length - a.text.length)[0] ?? null;
}
