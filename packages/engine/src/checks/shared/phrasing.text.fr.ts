import type { Text } from './phrasing.text.ts';

export const text: Text = {
  locale: 'fr-FR',
  marks: { open: '«\u00a0', close: '\u00a0»' },
  and: 'et',
  more: ({ count }) => `${count} de plus`,
  kilobytes: 'Ko',
  megabytes: 'Mo',
  place: {
    first: 'visible sans défiler',
    second: 'sur le deuxième écran',
    below: ({ screens }) => `${screens} écrans plus bas`,
    anywhere: 'sur la page',
  },
  on: {
    desktop: ({ what }) => `${what} sur ordinateur`,
    mobile: ({ what }) => `${what} sur mobile`,
  },
  notShown: { desktop: 'absent sur ordinateur', mobile: 'absent sur mobile' },
  unnamed: {
    one: ({ thing, spot, code }) => `${thing} sans texte${spot}${code}`,
    many: ({ count, thing, spot, code }) => `${count}\u00a0× ${thing} sans texte${spot}${code}`,
  },
  codeIn: ({ own, parent }) => `${own} dans ${parent}`,
  spot: {
    left: ({ place }) => `à gauche, ${place}`,
    middle: ({ place }) => `au milieu, ${place}`,
    right: ({ place }) => `à droite, ${place}`,
  },
  nextTo: ({ what }) => `à côté de ${what}`,
};
