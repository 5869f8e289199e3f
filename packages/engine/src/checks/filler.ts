import type { Content } from '../observe/facts.ts';

type Remnants = Pick<Content, 'templateRemnants'>;

const PHRASE_WORDS = 3;

/** Whether a line is nothing but leftover text of a template. */
export function isFiller(line: string, content: Remnants): boolean {
  return remnantsIn(line, content).some(
    (remnant) =>
      remnant.split(/\s+/).length >= PHRASE_WORDS || 2 * keyOf(remnant).length >= keyOf(line).length,
  );
}

/** Whether a line contains any leftover text, and so shouldn't be suggested again. */
export function holdsFiller(line: string, content: Remnants): boolean {
  return remnantsIn(line, content).length > 0;
}

/** A line may be only a part of a filler sentence, or the other way round. */
function remnantsIn(line: string, { templateRemnants }: Remnants): string[] {
  const key = keyOf(line);
  if (key === '') return [];
  return templateRemnants
    .filter(({ text, evidence }) =>
      // Characters in the wrong encoding leave hardly a letter to compare.
      keyOf(text).length < 3
        ? line.includes(text)
        : key.includes(keyOf(text)) || keyOf(evidence.text).includes(key),
    )
    .map(({ text }) => text);
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}{}[\]<>%*|$]+/gu, '');
}
