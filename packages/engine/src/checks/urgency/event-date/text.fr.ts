import { places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Place = Parameters<Text['advice']['steps']>[0];

const eventName = ({ headline, page }: Place) =>
  headline === null ? `le nom de l’événement sur ${page}` : quote(headline);

const beside = ({ headline, page }: Place) =>
  headline === null ? `à côté du nom de l’événement sur ${page}` : `à côté de ${quote(headline)}`;

export const text: Text = {
  title: {
    passes: 'La date de l’événement est sur le premier écran',
    fails: 'La date de l’événement manque ou est enfouie',
  },
  titleFromHtml: {
    passes: 'La date de l’événement est sur la page',
    fails: 'La date de l’événement manque',
  },
  why: 'Lors de sessions observées, une information absente a fait échouer une tâche d’achat sur cinq, et l’essentiel du temps de lecture va au premier écran. Pour un événement, la date est la première chose que l’on demande, et une raison honnête de se décider.',
  measure:
    'Une date de début vaut 1 sur le premier écran, 0,6 plus bas, et 0 s’il n’y en a pas. Non noté si une grande image peut la contenir.',
  notMeasured: {
    noWordList: 'Nous n’avons pas de liste de mots pour les dates dans cette langue.',
    picture: 'Une grande image du premier écran peut contenir la date, mais son texte ne peut pas être lu.',
    noLayout: 'La position de la date ne peut être mesurée que sur une page affichée.',
  },
  missing: 'La date de l’événement',
  observed: {
    none: 'Aucune date de début n’a été trouvée.',
    at: ({ date, depth }) => `La date ${quote(date)} est ${places(depth)}.`,
  },
  searched: ['tout le texte visible', 'les éléments time', 'les données structurées de l’événement'],
  advice: {
    title: ({ date, ...given }) =>
      date === null
        ? `Ajoutez la date et le lieu ${beside(given)}`
        : `Remontez la date ${quote(date, 40)} ${beside(given)}`,
    steps: (given) => [
      `Affichez le jour de la semaine, la date avec l’année, l’heure et le lieu juste sous ${eventName(given)}.`,
      'Ajoutez le fuseau horaire si l’on participe depuis d’autres endroits.',
      'Balisez-la comme événement, pour que les agendas et les moteurs de recherche puissent la lire.',
    ],
  },
};
