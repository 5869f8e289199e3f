import { quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Gap = Parameters<Text['observed']>[0][number];
type Named = Gap & { name: string | null };

const page = (name: string | null) => (name === null ? 'La page' : `La page ${name}`);

const OBSERVED: Record<Gap['kind'], (gap: Named) => string> = {
  unreachable: ({ name }) =>
    `${page(name)} n’a ni numéro de téléphone, ni adresse e-mail, ni adresse postale, ni lien de contact.`,
  unregistered: ({ name }) =>
    `${page(name)} demande de l’argent mais n’affiche aucun numéro d’association ou d’immatriculation.`,
  'link-only': ({ words = '' }) =>
    `Pour prendre contact, les visiteurs n’ont ${words.trim() === '' ? 'qu’un lien' : `que le lien ${quote(words, 40)}`}. Il n’y a sur cette page ni numéro de téléphone, ni adresse e-mail, ni adresse postale.`,
  freemail: ({ words = '' }) =>
    `L’adresse de contact est ${quote(words, 60)}, et n’importe qui peut ouvrir gratuitement une adresse chez ce fournisseur.`,
  'email-only': ({ words = '' }) =>
    `L’adresse e-mail ${quote(words, 60)} est le seul moyen de contact. Il n’y a ni numéro de téléphone ni adresse postale.`,
  nobody: () => 'La page ne nomme personne, et aucun lien « À propos » n’y remédie.',
};

const STEPS: Record<Gap['kind'], readonly string[]> = {
  unreachable: [
    'Placez un numéro de téléphone ou une adresse e-mail dans l’en-tête, sous forme de lien, pour que l’on puisse appeler ou écrire d’un geste.',
    'Ajoutez le nom complet et l’adresse postale de l’entreprise dans le pied de chaque page.',
  ],
  unregistered: [
    'À côté du bouton de don, affichez le numéro d’immatriculation, la forme juridique et si les dons sont déductibles des impôts.',
    'Mettez un lien vers le dernier rapport annuel, ou indiquez combien vous avez reçu et ce que cela a financé.',
  ],
  'link-only': [
    'Affichez le numéro de téléphone et la ville dans l’en-tête, et l’adresse complète dans le pied de cette page aussi.',
  ],
  freemail: [
    'Créez une adresse à votre propre nom de domaine, redirigez-la vers votre boîte actuelle, et remplacez l’ancienne adresse dans le texte et les liens de la page.',
  ],
  'email-only': [
    'Dans l’en-tête ou le pied de page, ajoutez l’adresse postale complète et un numéro de téléphone, avec les heures où quelqu’un répond.',
  ],
  nobody: [
    'Affichez le nom, la fonction et la photo de la personne à qui les visiteurs auront affaire.',
    'Si votre métier exige une licence ou une qualification, affichez-la avec son numéro.',
  ],
};

export const text: Text = {
  why: 'Avant de payer ou de signer, on vérifie à qui l’on a affaire. Montrer une véritable organisation, montrer les personnes qui la composent et être facile à joindre sont trois des dix règles de Stanford pour des sites crédibles.',
  measure:
    'Signalé si la page n’a ni numéro de téléphone, ni e-mail, ni adresse postale, ni lien de contact ; s’il n’y a qu’un lien ou une adresse e-mail sur une page dont les visiteurs veulent appeler ou venir ; si elle demande des dons sans numéro d’immatriculation ; si toutes ses adresses e-mail sont chez un fournisseur gratuit ; ou si personne n’est nommé et qu’il n’y a pas de lien « À propos ». Ces deux derniers cas et une adresse e-mail isolée ne figurent jamais parmi les cinq premiers constats. Les autres non plus sur les pages de logiciels, de tarifs, de commande et d’inscription, sur les portfolios, et quand le type de page est incertain. C’est le plus grave là où l’on vient sur place, appelle ou donne.',
  titles: {
    unreachable: ({ name }) => `${page(name)} n’affiche ni téléphone, ni e-mail, ni adresse`,
    unregistered: ({ name }) => `${name ?? 'La page'} demande de l’argent sans numéro d’immatriculation`,
    'link-only': ({ words = '', name }) =>
      words.trim() === ''
        ? `${page(name)} n’affiche ni téléphone, ni e-mail, ni adresse`
        : `Affichez un numéro de téléphone et une adresse, pas seulement le lien ${quote(words, 40)}`,
    freemail: ({ words = '' }) => `Remplacez ${quote(words, 60)} par une adresse à votre nom de domaine`,
    'email-only': ({ words = '' }) =>
      `Ajoutez un numéro de téléphone et une adresse postale, pas seulement ${quote(words, 60)}`,
    nobody: ({ name }) => `${page(name)} ne nomme personne`,
  },
  observed: (gaps, name) =>
    gaps
      .slice(0, 2)
      .map((gap) => OBSERVED[gap.kind]({ ...gap, name }))
      .join(' '),
  steps: (gaps) => gaps.flatMap(({ kind }) => STEPS[kind]).slice(0, 5),
};
