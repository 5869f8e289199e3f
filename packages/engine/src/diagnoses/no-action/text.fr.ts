import { list, quote } from '../../checks/shared/phrasing.ts';
import type { Goal } from '../../language/copy/copy-words.ts';
import type { Text } from './text.ts';

const BUTTONS: Partial<Record<Goal, string>> = {
  trial: 'un bouton d’essai',
  signup: 'un bouton d’inscription',
  buy: 'un bouton de commande',
  quote: 'un bouton de devis',
  book: 'un bouton de réservation',
  stay: 'un bouton de réservation',
  table: 'un bouton de réservation',
  appointment: 'un bouton de rendez-vous',
  enroll: 'un bouton d’inscription',
  donate: 'un bouton de don',
  contact: 'un bouton de contact',
  download: 'un bouton de téléchargement',
  tickets: 'un bouton de billetterie',
  choose: 'un bouton de commande ou de réservation',
};

function labelsOf(labels: readonly string[]): string {
  return list(
    labels.map((label) => quote(label, 40)),
    4,
  );
}

function onlyReading(reading: readonly string[]): string {
  const labels = list(reading.slice(0, 8).map((label) => quote(label, 40)));
  return reading.length === 1
    ? `Le seul bouton, ${labels}, mène à des informations.`
    : `Les seuls boutons mènent à des informations : ${labels}.`;
}

function waysOn(ways: readonly string[], menu: readonly string[]): string[] {
  if (ways.length > 0) {
    const named = list(ways.slice(0, 3).map((way) => quote(way, 40)));
    return [`${named} ${ways.length === 1 ? 'figure' : 'figurent'} dans le texte, pas sur un bouton.`];
  }
  return menu.length > 0 ? [`La seule façon d’avancer est ${quote(menu[0] ?? '', 40)}, dans le menu.`] : [];
}

export const text: Text = {
  why: 'Les visiteurs convaincus cherchent un bouton qui dit quoi faire ensuite. S’ils n’en trouvent pas, la plupart partent au lieu de fouiller le menu ou de composer un numéro de téléphone.',
  measure:
    'Signalé si la page n’a ni formulaire ni bouton qui invite à agir, par exemple à réserver, commander, s’inscrire ou prendre contact. Ne comptent pas les liens de menu et de pied de page, les numéros de téléphone et adresses e-mail en texte simple, les boutons qui ne mènent qu’à des informations ou nulle part, ni ceux qui remontent en haut, traduisent la page ou en affichent un autre onglet. Moins grave si un numéro de téléphone ou une adresse e-mail est visible sans défiler, et sur les pages faites surtout pour être lues ou utilisées. Ne figure jamais parmi les cinq premiers constats si le type de page est incertain et que la page liste des liens, ou qu’elle a moins de 60 mots de texte et n’affiche ni prix ni moyen de contact.',
  title: ({ goal, headline, reading }) => {
    const button = BUTTONS[goal] ?? 'un bouton pour l’étape suivante';
    if (reading !== null) return `Ajoutez ${button} : ${quote(reading, 40)} ne mène qu’à des informations`;
    return headline === null
      ? `Ajoutez ${button} en haut de la page`
      : `Ajoutez ${button} sous ${quote(headline, 50)}`;
  },
  observed: ({ reading, idle, ways, menu, hasField }) =>
    [
      reading.length > 0
        ? `${onlyReading(reading)} ${hasField ? 'Le seul formulaire sert à une newsletter, à une recherche ou à la connexion' : 'Il n’y a pas de formulaire'}.`
        : `En dehors du menu, aucun bouton n’invite à agir, et ${hasField ? 'le seul formulaire sert à une newsletter, à une recherche ou à la connexion' : 'il n’y a pas de formulaire'}.`,
      ...(idle.length === 0
        ? []
        : [`${labelsOf(idle)} ${idle.length === 1 ? 'ne mène' : 'ne mènent'} nulle part.`]),
      ...waysOn(ways, menu),
    ].join(' '),
  steps: ({ headline, way }) => [
    `Décidez de la seule chose que les visiteurs doivent faire ici, et ajoutez pour cela un bouton plein ${headline === null ? 'en haut de page' : `sous ${quote(headline, 50)}`}.`,
    ...(way === null
      ? []
      : [
          `Faites de ${quote(way, 40)} un bouton dont le libellé dit ce que l’on obtient : un seul geste suffit alors.`,
        ]),
    'Répétez le bouton après la dernière section, pour que ceux qui ont tout lu puissent agir aussitôt.',
    'Si les gens ont d’abord une question à poser, ajoutez un formulaire à trois champs : nom, e-mail ou téléphone, et question.',
  ],
};
