import { amount, figure, signedPercentWords } from './figures.ts';
import type { Text } from './track-record.text.ts';

export const text: Text = {
  done: {
    installation: (done) => `Hier ${figure(done)}-mal umgesetzt`,
    workspace: (done) => `In diesem Workspace ${figure(done)}-mal umgesetzt`,
  },
  verified: (count) => (count === 0 ? ', noch nicht bestätigt' : `, ${figure(count)}-mal bestätigt`),
  measured: ({ lift, low, high }, cases) =>
    `; gemessen ${signedPercentWords(lift)} (${signedPercentWords(low)} bis ${signedPercentWords(high)}), ${amount(cases, 'Fall', 'Fälle')}`,
  tooFew: (cases) => `; ${amount(cases, 'Fall', 'Fälle')} gemessen, zu wenige für eine Zahl`,
};
