import { amount, capitalized, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Labels = readonly string[];

const SHOWN = 3;

function named(labels: Labels): string {
  return list(
    labels.map((label) => quote(label, 40)),
    SHOWN,
  );
}

const nowhere = (labels: Labels) => (labels.length === 1 ? 'ne mène nulle part' : 'ne mènent nulle part');

const icons = (labels: Labels) => `${labels.length === 1 ? 'l’icône' : 'les icônes'} ${list(labels, SHOWN)}`;

const contacts = (labels: Labels) =>
  `${labels.length === 1 ? 'le lien de contact' : 'les liens de contact'} ${named(labels)}`;

const links = (labels: Labels) => `${labels.length === 1 ? 'le lien' : 'les liens'} ${named(labels)}`;

function press(label: string, address: string | null): string {
  const button = quote(label, 40);
  if (address === null) return `Quand les visiteurs cliquent sur ${button}, rien ne se passe.`;
  if (address === '') return `${button} a un lien vide.`;
  return address.length > 1 && address.startsWith('#') && !address.startsWith('#!')
    ? `${button} renvoie à « ${address} », qui n’existe pas sur la page.`
    : `${button} renvoie à « ${address} » : rien ne se passe quand les visiteurs cliquent.`;
}

export const text: Text = {
  why: 'Un visiteur qui clique sur un bouton a décidé d’agir. Quand rien ne se passe, la plupart ne cherchent pas d’autre chemin : ils partent, en doutant que le reste de la page fonctionne.',
  measure:
    'Signalé si des liens et boutons visibles ont une adresse vide, mènent à « # » ou à un endroit absent de la page, ou ne font rien au clic. Un bouton qui annonce lui-même qu’il est pour plus tard, comme « Bientôt disponible », ne compte pas. Le bouton principal compte le plus, puis les autres boutons, les coordonnées, les autres liens et les icônes de réseaux sociaux.',
  title: {
    same: ({ label, count }) =>
      count === 1
        ? `Le bouton ${quote(label, 40)} ne mène nulle part`
        : `${count === 2 ? 'Deux' : count} boutons ${quote(label, 40)} ne mènent nulle part`,
    actions: ({ labels }) => `Les boutons ${named(labels)} ne mènent nulle part`,
    contacts: ({ labels }) => `${capitalized(contacts(labels))} ${nowhere(labels)}`,
    most: ({ dead, total }) => `${dead} liens sur ${total} ne mènent nulle part`,
    links: ({ labels }) => `${capitalized(links(labels))} ${nowhere(labels)}`,
    profiles: ({ labels }) => `${capitalized(icons(labels))} ${nowhere(labels)}`,
    form: 'Les visiteurs ne peuvent pas envoyer le formulaire',
  },
  observed: {
    first: ({ label, address }) => press(label, address),
    others: ({ parts }) => `Même problème pour ${list(parts)}.`,
    part: {
      action: ({ labels }) => `${labels.length === 1 ? 'le bouton' : 'les boutons'} ${named(labels)}`,
      contact: ({ labels }) => contacts(labels),
      link: ({ labels }) =>
        labels.length === 1
          ? `le lien ${named(labels)}`
          : `${amount(labels.length, 'lien', 'liens')} (${named(labels)})`,
      profile: ({ labels }) => icons(labels),
    },
  },
  step: {
    action: ({ labels }) =>
      `Reliez ${named(labels)} à la page, au formulaire ou à la section ${labels.length === 1 ? 'que le libellé promet' : 'que les libellés promettent'}.`,
    contact: ({ labels }) =>
      `Faites en sorte que ${named(labels)} ${labels.length === 1 ? 'lance' : 'lancent'} un appel, un e-mail ou une discussion (tel:, mailto: ou l’adresse de la messagerie).`,
    link: ({ labels }) =>
      labels.length === 1
        ? `Ajoutez la page à laquelle ${named(labels)} doit mener, ou retirez le lien.`
        : `Ajoutez les pages auxquelles ${named(labels)} doivent mener, ou retirez ces liens.`,
    profile: ({ labels }) =>
      labels.length === 1
        ? `Reliez ${icons(labels)} à votre profil, ou retirez-la.`
        : `Reliez ${icons(labels)} à vos profils, ou retirez-les.`,
    form: 'Ajoutez au formulaire un bouton d’envoi qui fonctionne, et envoyez-vous un message de test.',
    test: 'Avant de publier, touchez une fois chaque bouton et chaque lien sur un mobile.',
  },
  networks: {
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    tiktok: 'TikTok',
    whatsapp: 'WhatsApp',
  },
};
