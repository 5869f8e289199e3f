import { amount } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Le contenu de la page est assez détaillé',
    fails: 'Le contenu de la page est trop maigre',
  },
  why: 'Lors de tests de boutiques en ligne, 20 % des achats échoués venaient d’informations produit absentes ou confuses. Une page maigre ne donne aux visiteurs rien sur quoi fonder une décision.',
  measure: ({ letters, sections }) =>
    `Les lettres de texte visible (${letters}), multipliées par les sections (${sections}). Sur les formulaires d’inscription, les pages de commande, les pages catégorie, les portfolios et les pages d’applications, chaque lettre compte double.`,
  notMeasured: { noLayout: 'La page n’a pas été affichée.' },
  observed: ({ letters, sections }) =>
    `La page contient ${amount(letters, 'caractère', 'caractères')} de texte en ${amount(sections, 'section', 'sections')}.`,
  advice: {
    title: 'Donnez plus de détails sur l’offre',
    steps: [
      'Répondez à ce que l’on se demande avant de se décider : ce que l’on obtient exactement, à qui cela s’adresse, combien cela coûte, comment cela fonctionne et qui est derrière.',
      'Consacrez à chaque sujet sa propre section, avec un titre qui le nomme.',
    ],
  },
};
