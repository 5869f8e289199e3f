import type { Text } from './phrasing.text.ts';

type Spot = Parameters<Text['spot']['left']>[0];

/** « à gauche du deuxième écran », « à gauche, 3 écrans plus bas ». */
function at(side: string, { depth, place }: Spot): string {
  if (depth < 1) return `${side} du premier écran`;
  return depth < 2 ? `${side} du deuxième écran` : `${side}, ${place}`;
}

export const text: Text = {
  locale: 'fr-FR',
  marks: { open: '«\u00a0', close: '\u00a0»' },
  and: 'et',
  more: ({ count }) => `${count} ${count === 1 ? 'autre' : 'autres'}`,
  kilobytes: 'Ko',
  megabytes: 'Mo',
  place: {
    first: 'sur le premier écran',
    second: 'sur le deuxième écran',
    below: ({ screens }) => `${screens} écrans plus bas`,
    anywhere: 'sur la page',
  },
  on: {
    desktop: ({ what }) => `${what} sur ordinateur`,
    mobile: ({ what }) => `${what} sur mobile`,
  },
  notShown: { desktop: 'n’apparaît pas sur ordinateur', mobile: 'n’apparaît pas sur mobile' },
  unnamed: {
    one: ({ thing, spot, code }) => `${thing} sans texte${spot}${code}`,
    many: ({ count, thing, spot, code }) => `${count} × ${thing} sans texte${spot}${code}`,
  },
  codeIn: ({ own, parent }) => `${own} dans ${parent}`,
  spot: {
    left: (spot) => at('à gauche', spot),
    middle: (spot) => at('au milieu', spot),
    right: (spot) => at('à droite', spot),
  },
  nextTo: ({ what }) => `à côté de ${what}`,
};
