import { list, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Words = readonly string[];

function shown(words: Words): string {
  return list(
    words.map((word) => quote(word, 40)),
    4,
  );
}

export const text: Text = {
  why: 'Les règles de crédibilité de Stanford préviennent que même de petites erreurs nuisent plus à la crédibilité qu’on ne l’imagine. Les visiteurs en concluent que vous soignez votre travail aussi peu que vos textes.',
  measure:
    'Signalé si le texte contient des fautes d’orthographe courantes ou des mots d’une autre écriture au milieu d’une phrase, si au moins 45 % du texte n’est pas dans la langue de la page, ou si au moins 30 % répète mot pour mot un texte précédent. Une faute dans le titre principal compte le plus ; une seule faute hors des titres ne figure jamais parmi les cinq premiers constats.',
  title: {
    spelling: ({ words }) =>
      words.length === 1
        ? `Corrigez la faute dans ${shown(words)}`
        : `Corrigez les fautes dans ${shown(words)}`,
    stray: ({ word }) => `Traduisez ${quote(word, 40)} au milieu d’une phrase`,
    mixed: ({ share }) => `${percent(share)} du texte n’est pas dans la langue de la page`,
    repeated: ({ share }) => `${percent(share)} du texte répète ce que la page a déjà dit`,
  },
  observed: {
    spelling: ({ word, line }) =>
      word === line
        ? `Les visiteurs lisent ${quote(word, 40)}.`
        : `Les visiteurs lisent ${quote(word, 40)} dans ${quote(line, 80)}.`,
    stray: ({ word, line }) =>
      `${quote(word, 40)} est dans une autre écriture que la phrase qui l’entoure : ${quote(line, 110)}.`,
    mixed: ({ share, line }) =>
      `${percent(share)} du texte courant est dans une autre langue que le reste, par exemple ${quote(line, 80)}.`,
    repeated: ({ share, line }) =>
      `${percent(share)} du texte courant répète mot pour mot un texte précédent, par exemple ${quote(line, 80)}.`,
  },
  step: {
    spelling: ({ word, line }) => `Corrigez ${quote(word, 40)} dans ${quote(line, 60)}.`,
    stray: ({ word, line }) => `Traduisez ou supprimez ${quote(word, 40)} dans ${quote(line, 60)}.`,
    mixed:
      'Choisissez une seule langue pour la page. Traduisez l’autre texte, ou placez-le sur sa propre page et ajoutez un sélecteur de langue.',
    repeated: 'Dites chaque chose une seule fois, et utilisez la place pour ce qui distingue votre offre.',
    proof:
      'Avant de publier, faites relire toute la page à voix haute par quelqu’un d’autre, menu et pied de page compris.',
  },
};
