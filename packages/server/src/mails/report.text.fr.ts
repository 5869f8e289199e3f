import { amount, oneOrMany } from '@liftmark/contract/figures';
import type { Text } from './report.text.ts';

const pointsOf = (points: number) => amount(points, 'point', 'points');

export const text: Text = {
  greeting: ({ firstName }) => `Bonjour ${firstName},`,

  footer: {
    sentBy: 'Envoyé par ',
    questions: '. Des questions ? Écrivez à ',
    end: '.',
    subscribed: 'Vous recevez cet e-mail parce que vous avez demandé des conseils sur la conversion. ',
    unsubscribe: 'Se désabonner',
  },

  pageDeclined: {
    subject: {
      pointsLost: ({ points, title }) => `Votre page a perdu ${pointsOf(points)} : ${title}`,
      scoreDown: ({ before, after, title }) => `Score en baisse, de ${before} à ${after} : ${title}`,
      brokenAgain: ({ title }) => `De nouveau en panne : ${title}`,
    },
    preview: ({ address }) => `Résultat de l’analyse programmée de ${address}.`,
    analyzed: ({ address }) =>
      `Nous avons de nouveau analysé ${address}, comme prévu dans votre tableau de bord.`,
    scoreDown: ({ before, after }) => `Son Liftmark Score est passé de ${before} à ${after}.`,
    pointsLost: ({ points, after }) =>
      `La page a perdu ${pointsOf(points)}. Son Liftmark Score avec le nouveau barème est de ${after}.`,
    brokenAgain: ({ issues }) =>
      oneOrMany(
        issues,
        'Ce point avait été corrigé lors d’une analyse précédente et pose de nouveau problème :',
        'Ces points avaient été corrigés lors d’une analyse précédente et posent de nouveau problème :',
      ),
    button: 'Voir ce qui a changé',
    note: 'Vous recevez cet e-mail parce que cette page est analysée à intervalles réguliers. Pour arrêter, réglez « Re-run automatically » sur « never » pour cette page dans votre tableau de bord.',
  },

  report: {
    subject: {
      scored: ({ score, host }) => `Liftmark Score ${score} : ${host}`,
      unscored: ({ host }) => `Rapport Liftmark : ${host}`,
    },
    preview: {
      scored: ({ score, address }) => `${address} a un Liftmark Score de ${score}.`,
      unscored: ({ address }) => `Le rapport sur ${address}.`,
    },
    introduction: ({ address }) => `Voici le rapport sur ${address}.`,
    introductionBy: ({ sender, address }) => `${sender} vous a envoyé ce rapport sur ${address}.`,
    picture: {
      scored: ({ score }) => `La page analysée avec son Liftmark Score : ${score}`,
      unscored: 'La page analysée',
    },
    recommendations: 'Le plus important :',
    firstStep: ({ step }) => `Première étape : ${step}`,
    heading: ({ heading }) => `${heading} :`,
    locked: ({ count }) =>
      `${amount(count, 'recommandation de plus est incluse', 'recommandations de plus sont incluses')} dans Pro.`,
    button: 'Ouvrir le rapport',
    draft: 'un brouillon de page',
    note: 'Le rapport complet est joint au format PDF. Vous recevez cet e-mail parce qu’une personne qui a un compte Liftmark vous l’a envoyé.',
  },
};
