import { amount } from '../checks/shared/phrasing.ts';
import type { Text } from './capture-page.text.ts';

export const text: Text = {
  opening: 'Ouverture de la page sur ordinateur et sur mobile',
  steps: {
    answered: 'Le site a répondu',
    loaded: 'Lecture de ce qui s’est chargé',
    read: 'Texte, mise en page et styles lus',
  },
  waiting: 'Attente avant de rouvrir la page pour vérifier ce qu’elle affirme',
  readHtml: 'HTML lu sans navigateur',
  loaded: ({ devices, requests }) => `Chargée sur ${devices}, ${amount(requests, 'requête', 'requêtes')}`,
  devices: { desktop: 'ordinateur', mobile: 'mobile', both: 'ordinateur et mobile' },
  written: ({ recommendations }) =>
    `${amount(recommendations, 'recommandation rédigée', 'recommandations rédigées')}`,
};
