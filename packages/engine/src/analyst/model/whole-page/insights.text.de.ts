import type { Text } from './insights.text.ts';

export const text: Text = {
  /** Why an open question matters. */
  why: {
    works: 'Eine Seite, die defekt oder vernachlässigt wirkt, verlassen Besucher.',
    offer: 'Besucher gehen, wenn sie nicht sehen, was angeboten wird und dass es für sie ist.',
    benefit: 'Besucher handeln nur, wenn sie sehen, was sie davon haben.',
    belief: 'Wer an einer Seite zweifelt, handelt nicht.',
    cost: 'Wer nicht weiß, was es kostet, schiebt die Entscheidung auf.',
    action: 'Wer den nächsten Schritt nicht sieht, geht ihn nicht.',
  },
};
