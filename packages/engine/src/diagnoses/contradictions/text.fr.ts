import { quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Misdirected = Parameters<Text['astray']>[0];

const act = ({ kind }: Misdirected) => (kind === 'phone' ? 'appelle' : 'ouvre un e-mail pour');

const others = (count: number) =>
  count === 1
    ? ' ; un autre lien de contact a le même problème'
    : ` ; ${count} autres liens de contact ont le même problème`;

export const text: Text = {
  why: 'Si un appel ou un e-mail n’aboutit pas, la plupart des visiteurs ne réessaient pas. Quand des informations ne concordent pas, on se demande aussi ce qui est faux ailleurs sur la page.',
  measure:
    'Signalé si un lien affiche un numéro ou une adresse e-mail mais mène à un autre, ce qui est grave, si la page annonce plus d’années d’expérience qu’il ne s’en est écoulé depuis la création, si elle indique deux délais de retour différents, deux durées pour une même garantie ou un même essai, ou deux notes différentes sur une même plateforme, si la livraison est gratuite à un endroit et en supplément à un autre, ou si la note affichée diffère de celle de ses données structurées.',
  astray: (link) => `Le lien ${quote(link.shown, 50)} ${act(link)} ${quote(link.target, 50)}`,
  observed: (link, links) =>
    `La page affiche ${quote(link.shown, 60)}, mais le lien ${act(link)} ${quote(link.target, 60)}${links > 1 ? others(links - 1) : ''}.`,
  steps: (link) => [
    'Vérifiez lequel des deux est juste, et utilisez-le dans le texte comme dans le lien.',
    link.kind === 'phone'
      ? 'Dans le lien, écrivez le numéro avec l’indicatif du pays et sans espaces, par exemple tel:+33199001234.'
      : 'Dans le lien, écrivez mailto: suivi directement de l’adresse.',
    'Cliquez sur chaque numéro et chaque adresse e-mail de la page, sur ordinateur et sur mobile, et vérifiez ce qui s’ouvre.',
  ],
  conflict: {
    title: ({ first, second }) => `${quote(first, 40)} contredit ${quote(second, 40)}`,
    observed: ({ kind, first, second, years }) =>
      kind === 'age'
        ? `${quote(first, 60)} correspond à ${years} ans, mais la page dit aussi ${quote(second, 60)}.`
        : kind === 'rating'
          ? `La page dit ${quote(first, 60)} à un endroit et ${quote(second, 60)} à un autre : les visiteurs ne croient plus ni l’un ni l’autre.`
          : kind === 'shipping'
            ? `Une ligne dit ${quote(first, 60)}, une autre ${quote(second, 60)} : les visiteurs ne savent pas combien ils paieront.`
            : `Une ligne dit ${quote(first, 60)}, une autre ${quote(second, 60)} : les visiteurs ne savent pas de combien de temps ils disposent.`,
    steps: [
      'Vérifiez laquelle des deux est juste, et utilisez-la partout sur la page.',
      'Si les deux sont justes parce qu’elles parlent de choses différentes, précisez à quoi chacune se rapporte.',
      'Cherchez la même information sur la page, dans vos conditions et sur vos autres pages, et corrigez-la là aussi.',
    ],
  },
};
