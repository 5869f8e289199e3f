import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Les questions fréquentes ont une réponse',
    fails: 'Peu de questions fréquentes ont une réponse',
  },
  why: 'Aucune expérience publiée n’isole l’effet d’une FAQ. L’argument est indirect : des achats échouent souvent faute d’information, et une question est la façon la plus simple d’introduire une réponse.',
  measure: (scale) => `Questions avec réponse, où que ce soit sur la page : ${scale}.`,
  notMeasured: { uncounted: 'Les questions de la page n’ont pas pu être comptées.' },
  sought: 'Une question avec sa réponse',
  observed: {
    none: 'Aucune question avec réponse n’a été trouvée sur la page.',
    few: ({ count }) =>
      `La page répond à ${amount(count, 'question', 'questions')} ; visez-en au moins trois.`,
    enough: ({ count }) => `La page répond à ${amount(count, 'question', 'questions')}.`,
  },
  searched: ['contenu principal', 'données structurées'],
  advice: {
    title: {
      more: ({ question }) => `Répondez à deux questions de plus, à côté de ${quote(question, 60)}`,
      first: ({ page }) => `Répondez aux trois questions les plus fréquentes sur ${page}`,
    },
    steps: [
      'Choisissez les trois questions qui reviennent le plus par e-mail, par chat ou au téléphone, et gardez leur formulation.',
      'Répondez à chacune en deux ou trois phrases, avec la réponse dans la première.',
      'Placez-les au-dessus du dernier bouton d’action.',
    ],
  },
};
