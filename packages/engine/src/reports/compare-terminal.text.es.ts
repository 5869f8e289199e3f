import type { Text } from './compare-terminal.text.ts';

export const text: Text = {
  since: ({ date }) => `Cambios desde ${date}`,
  worse: 'Qué empeoró',
  beforeAndNow: ({ before, now }) => `Antes: ${before} Ahora: ${now}`,

  score: ({ from, to }) => `Liftmark Score ${from} → ${to}`,
  noScore: 'sin puntuación',
  byPage: ({ points }) => `${points} por cambios en la página`,
  byRubric: ({ points }) => `${points} por cambios en la rúbrica`,
  otherRubric: 'la rúbrica cambió entretanto, así que las dos puntuaciones no se pueden comparar',
  otherType: ({ before, now }) =>
    `juzgada como «${now}» en lugar de «${before}», así que las dos puntuaciones no se pueden comparar`,
};
