import type { Text } from './compare-terminal.text.ts';

export const text: Text = {
  since: ({ date }) => `Änderungen seit ${date}`,
  worse: 'Was schlechter geworden ist',
  beforeAndNow: ({ before, now }) => `Vorher: ${before} Jetzt: ${now}`,
  score: ({ from, to }) => `Liftmark Score ${from} → ${to}`,
  noScore: 'kein Score',
  byPage: ({ points }) => `${points} durch Änderungen an der Seite`,
  byRubric: ({ points }) => `${points} durch Änderungen am Bewertungsschema`,
  otherRubric:
    'Das Bewertungsschema hat sich inzwischen geändert; die beiden Scores lassen sich nicht vergleichen',
  otherType: ({ before, now }) =>
    `als „${now}“ statt „${before}“ beurteilt; die beiden Scores lassen sich nicht vergleichen`,
};
