import { expect, it } from 'vitest';
import { pageFacts } from '../checks/testing/test-facts.ts';
import { longestCopy } from './section-copy.ts';

it('is the longest paragraph of copy between a section’s heading and the next section', () => {
  const { sections, paragraphs } = pageFacts().content;
  const [section] = sections;
  const [paragraph] = paragraphs;
  if (!section || !paragraph) throw new Error('no copy');
  const at = (node: number, text: string, role: typeof paragraph.role = 'copy') => ({
    ...paragraph,
    role,
    text,
    evidence: { ...paragraph.evidence, node },
  });
  const first = { ...section, evidence: { ...section.evidence, node: 10 } };
  const second = { ...section, evidence: { ...section.evidence, node: 20 } };
  const texts = {
    sections: [first, second],
    paragraphs: [
      at(11, 'Short.'),
      at(12, 'Longer.'),
      at(13, 'A long quotation.', 'quotation'),
      at(21, 'The longest of all.'),
    ],
  };
  expect(longestCopy(first, texts)?.text).toBe('Longer.');
  expect(longestCopy(second, texts)?.text).toBe('The longest of all.');
  expect(longestCopy(first, { ...texts, paragraphs: [] })).toBeNull();
});
