import { amount } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

export const text: Text = {
  title: 'Analyse des textes',
  locked: {
    title: ({ count }) => amount(count, 'suggestion est verrouillée', 'suggestions sont verrouillées'),
    text: 'Vous voyez le texte actuel. Pro ajoute ce qui ne va pas et ce qu’il faut écrire à la place.',
  },
  fixes: {
    title: 'Les textes à améliorer en priorité',
    lead: 'Les blancs en pointillés attendent ce que vous seul savez. Remplissez-les avant de publier.',
    none: 'Aucun texte de cette page n’est à réécrire d’urgence.',
  },
  headline: {
    title: 'Améliorer le titre',
    locked: 'Les constats sont inclus dans Pro.',
    none: 'Les critères n’ont trouvé aucun problème dans ce titre.',
  },
  rewrites: {
    title: 'Les mots de votre page, réécrits',
    lead: 'À partir de ce que la page dit déjà. Les blancs en pointillés attendent ce que vous seul savez.',
  },
  actions: {
    title: 'Améliorer les boutons',
    lead: 'Les boutons et liens de la page qui invitent les visiteurs à agir.',
    none: 'Nous n’avons trouvé aucun bouton ni lien qui invite les visiteurs à agir.',
    unnamed: 'Un bouton sans texte',
    fine: 'Nous n’avons trouvé aucun problème dans ce libellé.',
  },
  strategy: {
    title: 'Recommandations pour les textes',
    none: 'Les critères n’ont rien trouvé à changer dans les textes de cette page.',
  },
  partOfPro: 'Inclus dans Pro',
  inPro: 'Inclus dans Pro.',
};
