import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Les offres et événements datés sont à jour',
    fails: 'Une offre ou un événement est passé',
  },
  why: 'Les règles de crédibilité demandent un contenu à jour, et de petites erreurs nuisent plus à la crédibilité qu’on ne l’imagine. Une échéance passée montre que personne ne s’occupe de la page, ou que la limite n’a jamais été réelle.',
  measure: (cases) =>
    `Vaut ${cases}. Les dates sans année et celles proches de mots comme « passé » ou « archives » ne sont pas jugées.`,
  how: {
    expired:
      'si la fin annoncée d’une mention ou d’un événement était passée depuis plus d’un jour lors de notre visite, ou si un compte à rebours était à zéro à chaque visite',
    upcoming: 'sinon',
  },
  notApplicable: { none: 'La page n’a ni mentions ni événements datés.' },
  notMeasured: {
    noWordList: 'Nous n’avons pas de liste de mots pour ces mentions dans cette langue.',
    noYear: 'Les dates n’ont pas d’année ou appartiennent à des archives.',
  },
  observed: {
    expired: ({ dates }) => `Déjà passé lors de notre visite : ${list(dates.map((date) => quote(date)))}.`,
    upcoming: ({ dates }) => `Encore à venir : ${list(dates.map((date) => quote(date)))}.`,
  },
  advice: {
    title: ({ dates }) =>
      `Retirez ou mettez à jour ${list(
        dates.map((date) => quote(date, 50)),
        3,
      )}`,
    steps: ({ dates }) => [
      ...dates.map((date) => `${quote(date)} est passé. Supprimez cette date ou ajoutez la nouvelle.`),
      'Donnez à chaque offre une date de fin dans votre CMS, pour que la page la retire automatiquement.',
    ],
  },
};
