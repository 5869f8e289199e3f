import densities from '../../data/tables/densities.json' with { type: 'json' };

/** Scripts of which a letter says as much as several Latin ones, by how many more. */
const SCRIPTS = Object.entries(densities).map(([script, letters]) => ({
  letter: new RegExp(`\\p{sc=${script}}`, 'gu'),
  more: letters - 1,
}));
const DENSE = new RegExp(SCRIPTS.map(({ letter }) => letter.source).join('|'), 'u');

/** How many characters a text that says as much has in Latin letters. */
export function latinLength(text: string): number {
  if (!DENSE.test(text)) return text.length;
  const more = SCRIPTS.reduce((sum, one) => sum + one.more * (text.match(one.letter)?.length ?? 0), 0);
  return Math.round(text.length + more);
}
