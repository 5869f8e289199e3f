import { amount, figure, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const NO_OTHER = 'Il n’y a pas non plus de bouton de commande ou de réservation ailleurs sur la page.';

function steps(lead: string | null): string[] {
  return [
    `Ajoutez un bouton${lead === null ? '' : ` comme ${quote(lead, 40)}`} à chaque option, ou un sous chaque groupe de prix.`,
    'Faites en sorte que le bouton transmette l’option choisie, pour que l’on n’ait pas à la choisir de nouveau.',
    'Mettez en avant l’option que la plupart choisissent, et donnez à son bouton la couleur la plus vive.',
  ];
}

function elsewhere({ label, screens }: { label: string; screens: number }): string {
  return screens < 1
    ? `${quote(label, 60)} est ailleurs sur la page.`
    : `${quote(label, 60)} est à ${screensOf(screens)} de là.`;
}

/** « 1,3 écran », « 2,0 écrans ». */
const screensOf = (screens: number) => `${figure(screens, 1)} ${screens < 2 ? 'écran' : 'écrans'}`;

export const text: Text = {
  why: 'On se décide en regardant une option et son prix. S’il faut chercher l’étape suivante, beaucoup n’y reviennent jamais.',
  measure:
    'Signalé si la page affiche trois prix ou plus, mais qu’aucun bouton, formulaire ou lien qui invite à agir ne se trouve à côté ou à moins de 0,6 écran en dessous ; si c’est le cas d’au moins la moitié des prix d’une liste plus longue qu’un écran (un bouton qui reste dans l’en-tête n’y compte pas) ; ou si au moins la moitié des fiches avec un prix n’ont ni bouton ni lien. Plus grave si la page n’a aucun bouton de ce genre.',
  prices: ({ count, first, last, lead }) => ({
    title:
      lead === null
        ? `Ajoutez un bouton de commande ou de réservation à côté des prix, comme ${quote(first, 30)}`
        : `Placez ${quote(lead.label, 40)} à côté des prix`,
    observed: [
      `La page affiche ${count} prix, de ${quote(first, 40)} à ${quote(last, 40)}, et aucun n’a de bouton à côté ni en dessous.`,
      lead === null ? NO_OTHER : elsewhere(lead),
    ].join(' '),
    steps: steps(lead?.label ?? null),
  }),
  list: ({ count, far, screens, first, last, lead, staysInHeader }) => ({
    title: `Placez ${quote(lead, 40)} à côté des prix`,
    observed: [
      `La page liste ${count} prix sur ${screensOf(screens)}${first === last ? '' : `, de ${quote(first, 40)} à ${quote(last, 40)}`}, et ${far === count ? 'aucun n’a' : far === 1 ? 'l’un d’entre eux n’a pas' : `${far} d’entre eux n’ont pas`} de bouton à côté ni en dessous.`,
      ...(staysInHeader ? [`Pendant la lecture, ${quote(lead, 60)} n’est visible que dans l’en-tête.`] : []),
    ].join(' '),
    steps: steps(lead),
  }),
  cards: ({ names, lead }) => ({
    title: `Ajoutez un bouton à ${list(
      names.map((name) => quote(name, 30)),
      3,
    )}`,
    observed: [
      `${amount(names.length, 'fiche avec un prix n’est pas cliquable', 'fiches avec un prix ne sont pas cliquables')}, faute de bouton ou de lien, par exemple ${quote(names[0] ?? '', 50)}.`,
      lead === null ? NO_OTHER : `Il faut aller à ${quote(lead, 40)} et répéter ce que l’on veut.`,
    ].join(' '),
    steps: steps(lead),
  }),
};
