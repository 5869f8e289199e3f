import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Missing = Parameters<Text['observed']['missing']>[0];
type Page = Missing['missing'][number];

const PAGES: Record<Page, string> = {
  privacy: 'la politique de confidentialité',
  terms: 'les conditions générales',
};

/** « : « Confidentialité » (sans adresse) ne mène nulle part, et « Conditions » n’est pas un lien ». */
function instead(unlinked: Missing['unlinked']): string {
  const dead = unlinked.flatMap(({ words, address }) =>
    address === null ? [] : [`${quote(words, 40)} (${address === '' ? 'sans adresse' : quote(address, 40)})`],
  );
  const plain = unlinked.flatMap(({ words, address }) => (address === null ? [quote(words, 40)] : []));
  const parts = [
    dead.length > 0 ? `${list(dead)} ${dead.length > 1 ? 'ne mènent' : 'ne mène'} nulle part` : '',
    plain.length > 0
      ? `${list(plain)} ${plain.length > 1 ? 'ne sont pas des liens' : 'n’est pas un lien'}`
      : '',
  ].filter(Boolean);
  return parts.length > 0 ? ` : ${parts.join(', et ')}` : '';
}

export const text: Text = {
  title: { passes: 'Les pages légales sont accessibles', fails: 'Il manque un lien vers une page légale' },
  why: 'Dans une expérience en laboratoire, les acheteurs qui voyaient comment les boutiques traitent leurs données choisissaient les plus protectrices, et certains payaient même plus cher. L’information donnée d’emblée est depuis longtemps le signe d’un site crédible ; de grandes promesses à côté d’un formulaire peuvent aussi se retourner contre vous : c’est donc un simple lien qui compte.',
  measure:
    'Un lien visible vers une politique de confidentialité vaut 1 ; si la page demande de l’argent ou un compte, il vaut 0,6, et un lien vers les conditions générales 0,4.',
  notMeasured: { unknown: 'On ne sait pas si la page a des liens vers des pages légales.' },
  observed: {
    all: ({ asksForTerms }) =>
      asksForTerms
        ? 'La page a des liens vers la politique de confidentialité et les conditions générales.'
        : 'La page a un lien vers une politique de confidentialité.',
    missing: ({ linked, missing, unlinked }) => {
      const absent = missing.map((page) => PAGES[page]).join(' ni vers ');
      const found = `Aucun lien vers ${absent} n’a été trouvé${instead(unlinked)}.`;
      return linked === null ? found : `La page a un lien vers ${PAGES[linked]}. ${found}`;
    },
  },
  advice: {
    title: ({ missing }) =>
      `Ajoutez dans le pied de page un lien vers ${list(missing.map((page) => PAGES[page]))}`,
    link: ({ words }) => `Faites de ${quote(words, 40)}, déjà sur la page, un lien vers le texte complet.`,
    footer: ({ missing }) =>
      `Ajoutez dans le pied de chaque page un lien visible vers ${list(missing.map((page) => PAGES[page]))}.`,
    form: ({ submit }) =>
      submit
        ? `Répétez le lien de confidentialité en petit sous ${quote(submit)}.`
        : 'Répétez le lien de confidentialité sous chaque formulaire.',
    privacy: 'Expliquez avec des mots simples quelles données vous gardez, pourquoi et combien de temps.',
    donationTerms:
      'Expliquez dans les conditions à quoi servent les dons, comment arrêter les dons réguliers et s’ils peuvent être remboursés.',
    terms: ({ books, signsUp }) =>
      `Expliquez dans les conditions à quoi l’on s’engage en ${books ? 'réservant' : 'commandant'}${signsUp ? ' ou en s’inscrivant' : ''} ici.`,
  },
};
