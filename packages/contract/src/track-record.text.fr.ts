import { amount, figure, signedPercentWords } from './figures.ts';
import type { Text } from './track-record.text.ts';

export const text: Text = {
  done: {
    installation: (done) => `Appliqué ${figure(done)} fois ici`,
    workspace: (done) => `Appliqué ${figure(done)} fois dans cet espace de travail`,
  },
  verified: (count) => (count === 0 ? ', pas encore vérifié' : `, vérifié ${figure(count)} fois`),
  measured: ({ lift, low, high }, cases) =>
    ` ; effet mesuré : ${signedPercentWords(lift)} (de ${signedPercentWords(low)} à ${signedPercentWords(high)}), ${amount(cases, 'cas', 'cas')}`,
  tooFew: (cases) => ` ; mesuré sur ${figure(cases)} cas, trop peu pour un chiffre`,
};
