import { amount, signedPercentWords } from './figures.ts';
import type { Text } from './track-record.text.ts';

export const text: Text = {
  done: {
    installation: (done) => `Aplicado ${amount(done, 'vez', 'veces')} aquí`,
    workspace: (done) => `Aplicado ${amount(done, 'vez', 'veces')} en este espacio de trabajo`,
  },
  verified: (count) =>
    count === 0 ? ', aún sin verificar' : `, verificado ${amount(count, 'vez', 'veces')}`,
  measured: ({ lift, low, high }, cases) =>
    `; efecto medido: ${signedPercentWords(lift)} (de ${signedPercentWords(low)} a ${signedPercentWords(high)}), ${amount(cases, 'caso', 'casos')}`,
  tooFew: (cases) => `; medido en ${amount(cases, 'caso', 'casos')}, muy pocos para dar una cifra`,
};
