import type { Text } from './scored-form.text.ts';

export const text: Text = {
  kinds: {
    email: 'champ d’e-mail',
    password: 'champ de mot de passe',
    phone: 'champ de téléphone',
    name: 'champ de nom',
    address: 'champ d’adresse',
    company: 'champ d’entreprise',
    message: 'champ de message',
    quantity: 'champ de quantité',
    date: 'champ de date',
    choice: 'champ de choix',
    birthdate: 'champ de date de naissance',
    income: 'champ de revenu',
    identity: 'champ de numéro d’identité',
    card: 'champ de carte',
    coupon: 'champ de code promo',
    consent: 'champ de consentement',
    newsletter: 'champ de newsletter',
    'paid-extra': 'champ de supplément payant',
    other: 'champ',
  },
  awaited: ({ host }) =>
    `Un formulaire de ${host} ne s’est pas chargé chez nous, nous n’avons donc pas pu le vérifier.`,
  unlabeled: ({ kind }) => `le ${kind} sans libellé`,
};
