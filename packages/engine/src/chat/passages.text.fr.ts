import { figure } from '../checks/shared/phrasing.ts';
import type { Text } from './passages.text.ts';

export const text: Text = {
  titles: {
    summary: 'Résumé du rapport',
    ceiling: ({ title }) => `Plafond du score : ${title}`,
    category: ({ category }) => `Score de la catégorie ${category}`,
    finding: ({ label, title }) => `${label} : ${title}`,
    advice: ({ title, checks }) => `${title} (${checks})`,

    comparison: 'Comparaison avec les concurrents',
    competitors: 'Ce que les concurrents font mieux',

    strength: ({ title }) => `Force : ${title}`,
    weakness: ({ title }) => `Faiblesse : ${title}`,
    opportunity: ({ title }) => `Opportunité : ${title}`,
    threat: ({ title }) => `Menace : ${title}`,
    threats: 'Menaces',

    copy: ({ element }) => `Texte : ${element}`,
    headline: 'Titre',
    button: ({ label, location }) => `Bouton « ${label} » (${location})`,
    copyAdvice: 'Conseil sur les textes',

    method: 'Comment le score est calculé',
    measure: ({ check }) => `Comment nous mesurons : ${check}`,
    ceilingRule: ({ title }) => `Plafond : ${title}`,
    notChecked: ({ title }) => `Non vérifié : ${title}`,
    page: 'Sur la page',
  },

  noThreats:
    'Nous n’avons trouvé aucune menace liée à la concurrence, aux attentes des visiteurs ou aux obligations légales.',
  better: ({ suggestion }) => `Mieux : « ${suggestion} ».`,
  example: ({ copy }) => `Par exemple : « ${copy} ».`,
  method: ({ passes, fails }) =>
    `Chaque critère est noté de 0 à 1 et a un poids. Le score d’une catégorie est la moyenne pondérée de ses critères, sur une échelle calée sur le jugement de personnes. Le Liftmark Score est la moyenne arrondie des catégories. Un plafond abaisse tout le score quand une page a un défaut majeur. Un critère est rempli à partir de ${figure(passes, 1)} et ne l’est pas en dessous de ${figure(fails, 1)}. Les critères qui ne s’appliquent pas ne comptent pas. Si certains n’ont pas pu être mesurés, le score est donné sous forme de fourchette.`,
};
