import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Author = Parameters<Text['observed']['article']>[0]['author'];

function authorOf(author: Author): string {
  if (author === null) return 'pas d’auteur';
  return author === 'same line' ? 'un auteur sur la même ligne' : `l’auteur ${quote(author.name)}`;
}

export const text: Text = {
  title: { passes: 'La page semble à jour', fails: 'Les dates donnent l’impression d’une page abandonnée' },
  why: 'Les règles de Stanford recommandent de mettre souvent le contenu à jour, ou de montrer qu’il a été revu récemment. Les articles ont aussi besoin d’un auteur nommé.',
  measure: (scale) =>
    `L’ancienneté, en années, de l’année de copyright ou de mise à jour la plus récente lors de notre visite : ${scale}. Les articles obtiennent 0,5 pour une date visible et 0,5 pour un auteur.`,
  notApplicable: { noDate: 'La page n’affiche ni année de copyright ni date de mise à jour.' },
  notMeasured: {
    noWordList: 'Nous n’avons pas de liste de mots pour les dates et les auteurs dans cette langue.',
    newerElsewhere: ({ date, newer }) =>
      `${quote(date)} est plus ancien que ${quote(newer, 60)} : cela ne montre donc pas l’âge de la page.`,
  },
  observed: {
    article: ({ date, author }) =>
      `Pour l’article, on trouve ${date === null ? 'pas de date' : `la date ${quote(date)}`} et ${authorOf(author)}.`,
    year: ({ year, date, age }) =>
      `L’année de copyright ou de mise à jour la plus récente est ${year} (${age <= 0 ? 'actuelle' : `il y a ${amount(age, 'an', 'ans')}`}), dans ${quote(date)}.`,
  },
  searched: ['les lignes près du titre et de la fin de l’article', 'les données structurées'],
  advice: {
    article: {
      title: ({ missing, page }) => `Affichez ${missing.join(' et ')} de ${quote(page, 50)}`,
      steps: ({ missing }) => [
        `Affichez ${missing.join(' et ')} sous le titre, avec un lien de l’auteur vers une courte biographie.`,
      ],
      date: 'la date',
      author: 'l’auteur',
    },
    old: {
      title: ({ date }) =>
        `Relisez la page et mettez à jour ${date === undefined ? 'sa date' : quote(date, 50)}`,
      steps: ({ year }) => [
        `Vérifiez ce qui a changé depuis ${year ?? 'cette date'} : prix, personnes, captures d’écran, liens.`,
        'Mettez ensuite l’année à jour, et faites-la afficher automatiquement par le pied de page.',
      ],
    },
  },
};
