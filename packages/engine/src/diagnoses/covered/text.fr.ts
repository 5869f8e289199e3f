import { text as devices } from '../../ceilings/devices.text.ts';
import { capitalized, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Cover = Parameters<Text['observed']['cover']>[0];

/** « 33 % de l’écran sur mobile » */
function extent({ share, device }: Cover): string {
  const part = share > 0.95 ? 'tout l’écran' : `${percent(share)} de l’écran`;
  return `${part} ${devices.on[device]}`;
}

function nameOf({ words, isConsent }: Cover): string {
  if (isConsent) return 'Le bandeau de cookies';
  return words === '' ? 'Une fenêtre superposée' : `La fenêtre superposée ${quote(words, 40)}`;
}

const ON: Record<Cover['device'], string> = { desktop: 'sur un ordinateur', mobile: 'sur un mobile' };

export const text: Text = {
  why: 'Sur le site d’un produit, 69 % des visites se sont arrêtées à une publicité plein écran. Les visiteurs sont venus pour ce qu’il y a dessous, et beaucoup partent avant d’avoir cherché comment fermer.',
  measure:
    'Signalé si une fenêtre superposée couvre au moins 15 % de l’écran à l’arrivée, s’ouvre dans les 8 secondes ou masque le texte du premier écran. Plus elle couvre, plus c’est grave, surtout si elle masque le bouton principal. Les bandeaux de cookies comptent moins. Une fenêtre qui couvre moins de 25 % de l’écran et laisse voir le bouton principal ne figure jamais parmi les cinq premiers constats.',
  title: {
    action: ({ cover, action, device }) =>
      `${nameOf(cover)} masque le bouton ${quote(action, 40)} ${devices.on[device]}`,
    share: (cover) =>
      cover.share > 0.6 && !cover.isConsent
        ? `${nameOf(cover)} ${cover.isLate ? 's’ouvre sur toute la page' : 'bloque la page dès l’arrivée'}`
        : `${nameOf(cover)} couvre ${extent(cover)}`,
    text: ({ share, device }) =>
      `Une fenêtre superposée masque ${percent(share)} du texte du premier écran ${devices.on[device]}`,
  },
  observed: {
    cover: (cover) =>
      `${nameOf(cover)} ${cover.isLate ? 's’ouvre d’elle-même dans les 8 secondes et ' : ''}couvre ${extent(cover)}.`,
    hidden: ({ share, device }) =>
      `${capitalized(devices.on[device])}, ${percent(share)} du texte du premier écran est masqué.`,
    action: ({ action, device }) =>
      `${capitalized(devices.on[device])}, le bouton ${quote(action, 40)} est masqué et impossible à cliquer.`,
    noClose: 'Nous n’avons trouvé aucun bouton de fermeture.',
  },
  step: {
    consent: [
      'Transformez le bandeau de cookies en une barre en bas d’écran, avec une ligne de texte et deux boutons identiques, « Accepter » et « Refuser ».',
      'Limitez-le à moins de 15 % de l’écran d’un mobile : réduisez la taille du texte et les marges, et mettez les détails derrière un lien.',
    ],
    overlay: [
      'Laissez d’abord les visiteurs lire la page : intégrez ce contenu à la page, ou ne l’ouvrez qu’après un clic.',
      'S’il doit rester, affichez-le dans une barre étroite en bas d’écran, pas sur le titre.',
    ],
    layer: ({ device }) => [
      `Ouvrez la page ${ON[device]} et cherchez l’élément placé par-dessus : un écran de chargement qui ne disparaît pas, un menu ouvert ou un bloc en position fixe.`,
      'Masquez-le tant que les visiteurs ne l’ont pas ouvert, ou faites-le disparaître dès que le texte est chargé.',
    ],
    close:
      'Ajoutez un bouton de fermeture (×) bien visible, et permettez aussi de fermer la fenêtre en touchant à côté.',
    action: ({ action, device }) =>
      `Vérifiez ${ON[device]} que ${quote(action, 40)} reste dégagé quand la fenêtre est ouverte.`,
  },
};
