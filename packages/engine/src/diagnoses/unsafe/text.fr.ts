import { list, quote } from '../../checks/shared/phrasing.ts';
import type { FieldKind } from '../../facts/types/forms.ts';
import type { Text } from './text.ts';

const NAMES: Partial<Record<FieldKind, string>> = {
  name: 'un nom',
  phone: 'un numéro de téléphone',
  address: 'une adresse',
  birthdate: 'une date de naissance',
  identity: 'un numéro d’identité',
  card: 'des données de carte bancaire',
  income: 'un revenu',
  password: 'un mot de passe',
  email: 'une adresse e-mail',
};

const named = (asked: readonly FieldKind[]) => list(asked.flatMap((kind) => NAMES[kind] ?? []));

export const text: Text = {
  why: 'On ne confie ses données et son argent que si l’on a confiance dans la suite. Les navigateurs signalent les pages sans chiffrement, et dans une étude en laboratoire, les acheteurs ont même payé plus cher quand la protection des données d’une boutique était bien visible.',
  measure:
    'Signalé si la connexion ou le paiement n’est pas sécurisé, si un formulaire exige des données dont il n’a pas besoin, ou si la page n’a pas de politique de confidentialité alors qu’un formulaire demande des données personnelles ou que le produit traite les données d’une entreprise. Les formulaires qui ne demandent qu’une adresse e-mail ne comptent pas. Une politique manquante ne figure parmi les cinq premiers constats que là où l’on paie, donne ou confie des données.',
  asks: {
    title: ({ asked, button }) =>
      `${button === null ? 'Le formulaire' : `Le formulaire ${quote(button, 40)}`} demande ${named(asked)} sans politique de confidentialité`,
    observed: ({ asked, hasNoTerms, button }) =>
      `Le formulaire${button === null ? '' : ` avec le bouton ${quote(button, 40)}`} demande ${named(asked)}. La page n’a pas de lien vers une politique de confidentialité${hasNoTerms ? ' ni vers des conditions' : ''}.`,
    steps: (isPaid) => [
      'Sous le bouton, dites en une ligne ce que vous faites des données et ce que vous n’en faites pas : « Votre numéro ne sert qu’à vous rappeler. »',
      'Reliez cette ligne à une politique de confidentialité, et répétez le lien dans le pied de page.',
      ...(isPaid
        ? [
            'Nommez l’entreprise qui encaisse et le prestataire de paiement, et dites comment se passent les remboursements.',
          ]
        : []),
      'Retirez chaque champ dont vous n’avez pas besoin pour l’étape suivante.',
    ],
  },
  entrusts: {
    title: (name) => `${name ?? 'La page'} n’affiche ni conditions ni politique de confidentialité`,
    observed: (name) =>
      `Aucun lien de la page${name === null ? '' : ` ${name}`} ne mène à des conditions d’utilisation ni à une politique de confidentialité.`,
    steps: [
      'Dans le pied de page, ajoutez un lien vers les conditions et la politique de confidentialité.',
      'À côté du bouton principal, dites où les données sont stockées, qui y a accès et comment les faire supprimer.',
    ],
  },
};
