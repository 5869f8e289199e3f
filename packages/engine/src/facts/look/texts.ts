import type { Box } from '../../capture/snapshot.ts';
import { latinLength } from '../../language/latin-length.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';

/** A text that a visitor sees, with its characters counted, and as many letters as it would have in Latin script. */
export interface ShownText {
  node: PageNode;
  box: Box;
  characters: number;
  letters: number;
}

export function shownTexts({ nodes, content }: PageView): ShownText[] {
  return nodes.flatMap((node) => {
    const characters = node.textEnd - node.textStart;
    const { box } = node;
    if (!node.isText || !node.visible || characters === 0 || !box || box.width < 1 || box.height < 1)
      return [];
    const letters = latinLength(content.slice(node.textStart, node.textEnd));
    return [{ node, box, characters, letters }];
  });
}

/** Share of the letters, 0 to 1, whose text passes the test; 0 where there is no text. */
export function shareOfLetters(texts: readonly ShownText[], test: (text: ShownText) => boolean): number {
  let all = 0;
  let passing = 0;
  for (const text of texts) {
    all += text.letters;
    if (test(text)) passing += text.letters;
  }
  return all === 0 ? 0 : passing / all;
}

/** The value that half of the letters lie below. */
export function medianByLetters(
  texts: readonly ShownText[],
  value: (text: ShownText) => number,
): number | null {
  return quantileByLetters(texts, 0.5, value);
}

/** The value that this share of the letters lies below. */
export function quantileByLetters(
  texts: readonly ShownText[],
  share: number,
  value: (text: ShownText) => number,
): number | null {
  const sorted = texts
    .map((text) => ({ value: value(text), letters: text.letters }))
    .sort((a, b) => a.value - b.value);
  const least = share * sorted.reduce((sum, { letters }) => sum + letters, 0);
  let below = 0;
  for (const { value: at, letters } of sorted) {
    below += letters;
    if (below >= least) return at;
  }
  return null;
}

/** How many values are each those of this share of the letters and more; null is none. */
export function countUsed(
  texts: readonly ShownText[],
  share: number,
  value: (text: ShownText) => string | number | null,
): number {
  const groups = [...Map.groupBy(texts, value)].filter(([of]) => of !== null);
  const lettersOf = (group: readonly ShownText[]) => group.reduce((sum, { letters }) => sum + letters, 0);
  const least = share * lettersOf(texts);
  return groups.filter(([, group]) => lettersOf(group) >= least).length;
}
