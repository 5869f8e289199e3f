import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Kind = Parameters<Text['observed']['found']>[0]['kinds'][number];

const KINDS: Record<Kind, string> = {
  phone: 'un numéro de téléphone',
  whatsapp: 'un lien WhatsApp',
  email: 'une adresse e-mail',
  address: 'une adresse postale',
  page: 'un lien de contact',
  form: 'un formulaire de contact',
};

const onlyWay = (kinds: readonly Kind[]) =>
  kinds.length > 1
    ? ', qui comptent comme un seul moyen de contact'
    : ', mais pas de deuxième moyen de contact';

export const text: Text = {
  title: {
    passes: 'Les coordonnées sont faciles à trouver',
    fails: 'Les coordonnées manquent ou sont limitées',
  },
  why: 'Les règles de Stanford, tirées de recherches auprès de plus de 4 500 personnes, recommandent de faciliter la prise de contact par téléphone, courrier et e-mail. Des coordonnées données d’emblée sont l’un des signes durables d’un site crédible.',
  measure: (scale) =>
    `Moyens de contact, de l’en-tête au pied de page (téléphone ou WhatsApp, e-mail, adresse postale, page ou formulaire de contact) : ${scale}. Les numéros fictifs, les liens qui ne mènent nulle part, les icônes de réseaux sociaux et le chat ne comptent pas.`,
  notMeasured: {
    unknown: 'On ne sait pas si la page affiche des coordonnées.',
    noWordList:
      'Ni numéro de téléphone ni e-mail n’ont été trouvés, et nous n’avons pas de liste de mots pour les liens de contact dans cette langue.',
  },
  missing: 'Un moyen de contact',
  observed: {
    found: ({ kinds, isOnlyWay }) =>
      `La page a ${list(kinds.map((kind) => KINDS[kind]))}${isOnlyWay ? onlyWay(kinds) : ''}.`,
    placeholder: ({ contact }) =>
      `${quote(contact)} vient d’un modèle de page, et aucun autre moyen de contact n’a été trouvé.`,
    leadsNowhere: ({ link }) =>
      `${quote(link)} ne mène nulle part, et ni téléphone, ni e-mail, ni adresse n’ont été trouvés.`,
    none: 'Ni téléphone, ni e-mail, ni adresse, ni lien de contact n’ont été trouvés.',
  },
  advice: {
    title: {
      second: ({ contact }) => `Ajoutez un deuxième moyen de contact à côté de ${quote(contact, 40)}`,
      first: ({ page }) => `Ajoutez des coordonnées à ${page}`,
    },
    steps: ({ missing }) => [
      `Ajoutez ${list(
        missing.map((kind) => KINDS[kind]),
        4,
      )} dans l’en-tête ou le pied de page${missing.length > 1 ? ', selon ce à quoi vous pouvez répondre' : ''}.`,
      'Mettez des liens sur les numéros et les adresses e-mail (tel:, mailto:), pour qu’un seul geste suffise.',
      'Si vous ne répondez pas tout de suite, dites quand vous le ferez.',
    ],
  },
};
