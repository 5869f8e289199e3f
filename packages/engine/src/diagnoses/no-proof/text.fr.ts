import { list, nextTo, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Kind = Parameters<Text['titleFor']>[0]['kind'];

/** Ce qui figure sous une citation. */
const DETAILS: Record<Kind, string> = {
  nonprofit: 'le prénom, la ville et, avec leur accord, une photo',
  goods: 'le nom, une photo et l’article acheté',
  personal: 'le nom, la ville et une photo',
  business: 'le nom, la fonction, l’entreprise et une photo',
};

const VERIFIABLE: Record<Kind, string> = {
  nonprofit: 'votre numéro d’enregistrement, le dernier rapport annuel ou le nom des responsables',
  goods: 'une garantie, un résultat de test ou un certificat avec son numéro, ou le produit en situation',
  personal:
    'une licence ou un certificat avec son numéro, une garantie, ou une réalisation avec son lieu et sa date',
  business: 'une démo ou un projet terminé, un certificat avec son numéro, ou une garantie',
};

const LISTINGS: Record<Kind, string> = {
  nonprofit:
    'Ajoutez les chiffres de l’an dernier : personnes aidées, sommes reçues et sommes dépensées, avec un lien vers le rapport.',
  goods:
    'À côté du nom du produit, affichez la note moyenne et le nombre d’avis, et gardez les avis critiques.',
  personal:
    'Si vous êtes noté sur Google ou une autre plateforme, affichez la moyenne et le nombre d’avis, avec un lien.',
  business:
    'Montrez les logos de trois clients, ou décrivez un projet en trois lignes : le problème, ce que vous avez fait et le résultat chiffré.',
};

export const text: Text = {
  why: 'Les visiteurs ne vous croient pas sur parole : ils cherchent des gens comme eux qui ont été satisfaits. Dans le commerce, les produits avec cinq avis avaient bien plus de chances d’être achetés que ceux qui n’en avaient aucun, et la preuve sociale est l’un des rares changements qui ont augmenté les ventes dans de grandes séries d’expériences.',
  measure:
    'Signalé si la page ne contient ni citations de clients, ni notes, ni noms ou logos de clients, ni études de cas, ni mentions dans la presse, ni nombre de personnes servies. Plus la page est longue, plus c’est grave, et davantage encore si elle affiche des prix. Ne figure jamais parmi les cinq premiers constats sur les pages de commande, d’hôtels et de restaurants, ni sur les portfolios et les pages de type incertain qui n’affichent aucun prix. Les articles, les listes d’attente, les pages de moins de 15 mots et celles dont des cadres sont illisibles ne sont pas concernés.',
  titleFor: ({ kind, name, one }) =>
    kind === 'nonprofit'
      ? `Rien ne montre ce que ${name ?? 'votre action'} a accompli`
      : kind === 'goods'
        ? `Aucun avis d’acheteur ne confirme la qualité de ${name ?? 'ce que vous vendez'}`
        : `Aucun ${one} ne recommande ${name ?? 'cette offre'}`,
  observed: ({ kind, price, button, one, many }) => {
    const missing =
      kind === 'nonprofit'
        ? ['résultats chiffrés', 'histoires de personnes aidées', 'citations de vos soutiens']
        : kind === 'business'
          ? [`citation d’un ${one}`, 'notes', 'noms de clients', 'logos', 'résultats']
          : [`citations signées par des ${many}`, 'notes', 'nombre de personnes servies'];
    const asked = [
      ...(price ? [`affiche un prix de ${quote(price, 40)}`] : []),
      ...(button ? [`invite à agir avec ${quote(button, 40)}`] : []),
    ];
    const shown = `La page ne contient ni ${missing.slice(0, -1).join(', ni ')}, ni ${missing.at(-1)}`;
    return asked.length > 0 ? `${shown}, mais elle ${list(asked)}.` : `${shown}.`;
  },
  steps: ({ kind, button, price, many }) => [
    `Écrivez à trois ${many} satisfaits. Demandez-leur ce qui a failli les faire renoncer, ce qui a changé depuis, et si vous pouvez publier leurs réponses.`,
    `Affichez leurs réponses ${nextTo(button, price ? 'vos prix' : 'votre titre')} : deux ou trois phrases chacune, avec ${DETAILS[kind]}.`,
    LISTINGS[kind],
    `En attendant, montrez quelque chose de vérifiable : ${VERIFIABLE[kind]}.`,
  ],
};
