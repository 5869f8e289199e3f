import { list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const quoted = (words: readonly string[]) =>
  list(
    words.map((word) => quote(word)),
    5,
  );

const PLACES = {
  desktop: 'Sur le premier écran, sur ordinateur',
  mobile: 'Sur le premier écran, sur mobile',
};

const near = (headline: string | null) => (headline === null ? '' : `, à côté du titre ${headline}`);

export const text: Text = {
  why: 'Les visiteurs qui cliquent sur une publicité, un lien d’e-mail ou un résultat de recherche cherchent ce qui leur a été promis. Les tests sur la reprise des mêmes mots ont donné des résultats mitigés, mais un prix ou une condition promis que la page ne respecte pas fait douter de tout le reste.',
  measure:
    'Signalé uniquement si vous fournissez le texte de la publicité, de l’e-mail ou de la recherche. La gravité est de 3 sur 3 si la page indique un autre prix, pourcentage ou autre condition que ce texte, de 2 si la page ne mentionne pas ce que le texte promet, et de 1 à 2 si moins d’un tiers de ses mots-clés apparaissent sur le premier écran, sur ordinateur ou sur mobile.',
  title: {
    different: ({ promised, page }) => `Vous promettez ${promised}, mais la page dit ${page}`,
    missing: ({ promised }) => `Vous promettez ${promised}, mais la page n’en parle pas`,
    vague: ({ promised, page }) => `Vous promettez ${promised}, mais la page dit seulement ${page}`,
    words: ({ headline }) =>
      headline === null
        ? 'Reprenez les mots qui amènent les visiteurs ici'
        : `Dans le titre ${headline}, reprenez les mots qui amènent les visiteurs ici`,
  },
  observed: {
    message: ({ message }) => `Le texte qui amène les visiteurs ici dit ${message}.`,
    different: ({ promised, page }) => `Au lieu de ${promised}, la page dit ${page}.`,
    missing: ({ promised }) => `La page ne mentionne pas ${promised}.`,
    vague: ({ promised, page }) => `À propos de ${promised}, la page dit seulement ${page}.`,
    words: ({ found, total, missing, on }) =>
      `${on === null ? 'Sur le premier écran' : PLACES[on]}, la page ${
        found === 0
          ? `ne reprend aucun des ${total} mots-clés de ce texte`
          : `reprend ${found} des ${total} mots-clés de ce texte`
      }. Absents : ${quoted(missing)}.`,
  },
  steps: {
    different: ({ promised, page }) =>
      `Modifiez ${promised} dans le texte qui amène les visiteurs ici, ou ${page} sur la page, pour que les deux concordent.`,
    missing: ({ promised, headline }) =>
      `Affichez ${promised} sur le premier écran${near(headline)}, ou retirez cette mention du texte qui amène les visiteurs ici.`,
    words: ({ words, headline }) =>
      `Ajoutez ${quoted(words)} ${headline === null ? 'à un titre' : `au titre ${headline} ou au sous-titre`}, si ces mots décrivent l’offre.`,
    several:
      'Si plusieurs publicités, e-mails ou recherches mènent ici, testez une page distincte pour chaque offre.',
  },
};
