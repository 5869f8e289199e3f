import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Il ne reste pas de texte de remplissage',
    fails: 'Il reste du texte de remplissage sur la page',
  },
  why: 'Les règles de Stanford préviennent que même de petites erreurs nuisent plus à la crédibilité qu’on ne l’imagine. Un texte de remplissage montre au premier coup d’œil que personne n’a relu la page.',
  measure: (cases) =>
    `Du faux texte visible comme « lorem ipsum », des champs de modèle non remplacés, « undefined », « Logo 1 », « Not found » en grand, des caractères mal encodés, « Votre titre ici » ou une balise title qui ne contient rien d’autre, des téléphones, adresses, e-mails et profils fictifs (comme +00 123 4567), du balisage brut et des notes à ceux qui créent la page valent ${cases}. Le code, les champs de formulaire, les citations et les pages qui parlent de tels textes ne sont pas concernés.`,
  how: { some: 's’il y en a', none: 's’il n’y en a pas' },
  observed: {
    none: 'Aucun texte de remplissage connu n’a été trouvé.',
    some: ({ remnants }) =>
      `Il reste du texte de remplissage sur la page : ${list(remnants.map((remnant) => quote(remnant, 50)))}.`,
  },
  searched: ['le texte visible de toute la page'],
  advice: {
    title: ({ remnant }) => `Remplacez le texte de remplissage ${quote(remnant, 50)}`,
    noteTitle: ({ remnant }) => `Retirez la note ${quote(remnant, 50)}`,
    encoding: ({ remnant }) =>
      `${quote(remnant, 60)} : un caractère enregistré dans un encodage et lu dans un autre. Enregistrez le texte et servez la page en UTF-8.`,
    filler: ({ remnant }) => `${quote(remnant, 60)} : écrivez le vrai texte, ou retirez le bloc.`,
  },
};
