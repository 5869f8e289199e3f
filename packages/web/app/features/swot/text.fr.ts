import { amount } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

export const text: Text = {
  title: 'Analyse SWOT',
  lead: 'Chaque point repose sur un constat sur la page, indiqué en dessous.',
  partOfPro: 'Inclus dans Pro',
  locked: {
    title: ({ count }) => amount(count, 'point est verrouillé', 'points sont verrouillés'),
    text: 'Tout le monde voit les forces. Pro montre tout le reste, avec ce que nous avons vu et ce qu’il faut faire.',
  },
  strengths: {
    title: 'Forces',
    lead: 'La page fait bien ces choses. Conservez-les en changeant le reste.',
    empty: 'Aucun critère important n’est encore rempli. Les faiblesses montrent par où commencer.',
  },
  weaknesses: {
    title: 'Faiblesses',
    lead: 'Des problèmes de la page qui freinent les visiteurs.',
    empty: 'Nous n’avons rien trouvé de grave.',
    action: 'Conseil',
  },
  opportunities: {
    title: 'Opportunités',
    lead: 'Des changements plus petits qui en valent la peine.',
    empty: 'Aucun petit changement n’en vaudrait la peine.',
    action: 'À faire',
  },
  threats: {
    title: 'Menaces',
    lead: 'Les risques extérieurs : lois, plateformes, confiance perdue.',
    empty: 'Nous n’avons trouvé aucun risque extérieur.',
    action: 'Parade',
  },
};
