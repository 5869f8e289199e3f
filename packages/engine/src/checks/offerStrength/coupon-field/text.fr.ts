import { capitalized, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const field = (label: string, limit?: number) =>
  label === '' ? 'le champ de code promo' : `le champ de code promo ${quote(label, limit)}`;

export const text: Text = {
  title: {
    passes: 'Aucun champ de code promo n’est ouvert d’emblée',
    fails: 'Un champ de code promo est ouvert et vide',
  },
  why: 'Dans une expérience contrôlée, une boutique a perdu du chiffre d’affaires quand un champ de code promo est apparu dans son panier. Les auteurs préviennent qu’un champ de code vide envoie les acheteurs chercher un code ailleurs.',
  measure: (cases) => `Un champ de code promo vide vaut ${cases}.`,
  how: { open: 's’il est ouvert d’emblée', behindLink: 'derrière un lien', none: 's’il n’y en a pas' },
  observed: {
    none: 'La page n’a pas de champ de code promo.',
    open: ({ label }) => `${capitalized(field(label))} est ouvert et vide.`,
    behindLink: ({ label }) =>
      `Les acheteurs ouvrent le champ de code promo avec ${label === '' ? 'un lien' : quote(label)}.`,
  },
  searched: ['les champs de formulaire et les liens de la page, pour toute mention de codes promo'],
  noLabel: 'code promo',
  advice: {
    title: ({ label }) => `Placez ${field(label, 40)} derrière un petit lien`,
    steps: ({ label }) => [
      `Remplacez ${field(label, 40)} par un lien texte qui l’ouvre.`,
      'Appliquez le code automatiquement pour les visiteurs qui viennent d’un lien de campagne.',
      'Si tout le monde obtient la remise, affichez-la dans le prix plutôt que sous forme de code.',
    ],
    design: ['Un simple lien texte sous le total de la commande, sans cadre ni bouton.'],
  },
};
