import { quote } from '../../checks/shared/phrasing.ts';

export const text = {
  why: 'A claim that sounds too good makes visitors doubt the ones that are true. Being able to check what a site says is the first of the Stanford guidelines for credibility, and countdowns or limits that turn out to be false are illegal in the European Union.',
  measure:
    'Reported if urgency on the page doesn’t hold up, such as a countdown at zero or an offer that has ended, or if it promises results of 30% or more without a source nearby. It’s more serious the more of them there are.',
  claimed: {
    title: (claim: string) => `Say where this figure comes from: ${quote(claim, 70)}`,
    observed: (claim: string, claims: number) =>
      `${quote(claim, 120)} has no source${claims === 1 ? '' : claims === 2 ? ', and neither has one more figure' : `, and neither have ${claims - 1} more figures`}.`,
    steps: [
      'Next to the figure, say who measured it, where and when: a study, a test, or “average of 40 customers in 2026”.',
      'Link to the source, or show the calculation with one real customer.',
      'If you can’t back it up, replace it with what one named customer achieved, or remove it.',
    ],
  },
};
