import type { Content } from '../observe/facts.ts';

type Remnants = Pick<Content, 'templateRemnants'>;

const PHRASE_WORDS = 3;

/** Whether a line says nothing but what a template came with: nobody wrote it for this page. */
export function isFiller(line: string, content: Remnants): boolean {
  return remnantsIn(line, content).some(
    (remnant) =>
      remnant.split(/\s+/).length >= PHRASE_WORDS || 2 * keyOf(remnant).length >= keyOf(line).length,
  );
}

/** Whether a line holds any of it, so that it is no line to print again. */
export function holdsFiller(line: string, content: Remnants): boolean {
  return remnantsIn(line, content).length > 0;
}

/** A sentence of filler may be cut before or after the words by which the whole is known for it. */
function remnantsIn(line: string, { templateRemnants }: Remnants): string[] {
  const key = keyOf(line);
  if (key === '') return [];
  return templateRemnants
    .filter(({ text, evidence }) =>
      // Signs in the wrong encoding have hardly a letter to be known by.
      keyOf(text).length < 3
        ? line.includes(text)
        : key.includes(keyOf(text)) || keyOf(evidence.text).includes(key),
    )
    .map(({ text }) => text);
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}{}[\]<>%*|$]+/gu, '');
}
