import { hasLetterOrDigit } from '../../../language/characters.ts';
import { lowerFirst, place, places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Channel = Parameters<Text['observed']['onPage']>[0]['channel'];

const CHANNELS: Record<Channel['kind'], string> = {
  phone: 'Un contact par téléphone',
  chat: 'Un chat',
  help: 'Un lien d’aide ou de contact',
};

const DEVICES = { desktop: 'sur ordinateur', mobile: 'sur mobile' };

function named({ kind, evidence: { text: words } }: Channel): string {
  return hasLetterOrDigit(words) ? `${CHANNELS[kind]}, ${quote(words)},` : CHANNELS[kind];
}

const linkName = (words: string) => (hasLetterOrDigit(words) ? quote(words, 40) : 'le lien d’assistance');

export const text: Text = {
  title: { passes: 'L’aide est facile à trouver', fails: 'L’aide est difficile à trouver' },
  titleFromHtml: {
    passes: 'Il y a un moyen d’obtenir de l’aide',
    fails: 'Aucun moyen d’obtenir de l’aide n’a été trouvé',
  },
  why: 'Sur une grande place de marché, le chat en direct augmentait de 16 % la probabilité d’achat de ceux qui l’utilisaient, une fois corrigé le profil de ceux qui y recourent. Les données de vendeurs montrent que le chat compte surtout là où une page en dit peu. Une boutique a vendu davantage après avoir placé son lien de chat dans la navigation.',
  measure:
    'Un numéro de téléphone, un bouton de chat ou un lien d’aide vaut 1 sur le premier écran, 0,75 plus bas ou dans un menu fermé, et 0,3 s’il n’y en a pas.',
  notMeasured: {
    noWordList:
      'Aucun numéro de téléphone n’a été trouvé, et nous n’avons pas de liste de mots pour les liens d’aide dans cette langue.',
  },
  missing: 'Un moyen d’obtenir de l’aide',
  observed: {
    onPage: ({ channel }) => `${named(channel)} figure sur la page.`,
    at: ({ channel, depth }) => `${named(channel)} est ${places(depth)}.`,
    differs: ({ desktop, mobile }) =>
      named(desktop.channel) === named(mobile.channel)
        ? `${named(desktop.channel)} est ${places({ desktop: desktop.depth, mobile: mobile.depth })}.`
        : `${named(desktop.channel)} est ${place(desktop.depth)} sur ordinateur ; sur mobile, le premier est ${lowerFirst(named(mobile.channel))} ${place(mobile.depth)}.`,
    hidden: ({ channel, depth, on }) =>
      `${named(channel)} est ${place(depth)} ${DEVICES[on === 'mobile' ? 'desktop' : 'mobile']} ; ${DEVICES[on]}, aucun moyen d’obtenir de l’aide n’est visible tant qu’on n’ouvre pas de menu.`,
    leadsNowhere: ({ link }) =>
      `${quote(link)} ne mène nulle part, et ni téléphone, ni chat, ni lien d’aide n’ont été trouvés.`,
    none: 'Ni téléphone, ni chat, ni lien d’aide n’ont été trouvés.',
  },
  advice: {
    move: {
      title: ({ link }) => `Placez ${linkName(link)} dans l’en-tête`,
      step: ({ link }) => `Placez ${linkName(link)} dans la navigation du haut, sur mobile aussi.`,
    },
    add: {
      title: ({ page }) => `Permettez de poser des questions dès le premier écran sur ${page}`,
      step: ({ contact }) =>
        `Ajoutez un numéro de téléphone, un chat ou un lien d’aide dans la navigation du haut${contact ? ` ; il pourrait mener à ${quote(contact, 40)}` : ''}.`,
    },
    hours: 'Indiquez les heures où quelqu’un répond, et n’affichez le chat que pendant ces heures.',
  },
};
