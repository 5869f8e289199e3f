import type { PageType } from '@liftmark/contract/page-types';
import { amount, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Said = Parameters<Text['titleFor']>[0];

/** Ce que les visiteurs veulent voir, et les images qui le montrent. */
interface Scene {
  /** « Aucune image ne montre … » */
  missing: (said: Said) => string;
  take: string;
}

const named =
  (withName: (name: string) => string, without: string) =>
  ({ name }: Said): string =>
    name === null ? without : withName(name);

const WORK: Scene = {
  missing: named((name) => `l’équipe ni le travail de ${name}`, 'votre équipe ni votre travail'),
  take: 'Prenez cinq photos : votre offre, un de ses détails, des clients qui en profitent, le lieu où elle prend forme, et vous ou votre équipe.',
};

const SCREENSHOT: Scene = {
  missing: named((name) => `à quoi ressemble ${name}`, 'à quoi ressemble le produit'),
  take: 'Faites une capture de l’écran où s’accomplit la tâche principale, avec des données réalistes, et recadrez-la pour que le texte soit lisible.',
};

const SCENES: Partial<Record<PageType, Scene>> = {
  saas: SCREENSHOT,
  app: SCREENSHOT,
  'ecommerce-product': {
    missing: named((name) => `le produit ${name}`, 'le produit lui-même'),
    take: 'Photographiez le produit de face, en situation, et à côté d’un objet qui montre sa taille.',
  },
  'ecommerce-category': {
    missing: named((name) => `ce que vend ${name}`, 'ce que vous vendez'),
    take: 'Photographiez chaque produit sur le même fond uni, et l’un d’eux en situation.',
  },
  nonprofit: {
    missing: named((name) => `qui ${name} aide`, 'qui vous aidez'),
    take: 'Photographiez votre action sur le terrain : le lieu, les personnes et les bénévoles, avec l’accord de chacun.',
  },
  event: {
    missing: named((name) => `à quoi ressemble ${name}`, 'à quoi ressemble l’événement'),
    take: 'Utilisez des photos de la dernière édition : le public, le lieu et les personnes sur scène.',
  },
  course: {
    missing: named((name) => `un cours ni un formateur de ${name}`, 'un cours ni un formateur'),
    take: 'Photographiez un cours, le visage du formateur et ce que les élèves ont réalisé.',
  },
  signup: { missing: () => 'ce à quoi les visiteurs s’inscrivent', take: WORK.take },
  pricing: { missing: () => 'ce que les visiteurs paient', take: WORK.take },
  checkout: {
    missing: () => 'ce que les visiteurs paient',
    take: 'Dans le récapitulatif de commande, montrez une petite image de chaque article à côté de son nom et de son prix.',
  },
  other: { missing: named((name) => `ce qu’est ${name}`, 'de quoi parle la page'), take: WORK.take },
  portfolio: {
    missing: named((name) => `un projet de ${name}`, 'l’un de vos projets'),
    take: 'Choisissez vos trois meilleurs projets et montrez une grande image de chacun, avec une ligne sur ce que vous avez fait.',
  },
};

const HOUSES: Record<'stay' | 'table' | 'both', Scene> = {
  stay: {
    missing: named((name) => `une chambre de ${name}`, 'une chambre'),
    take: 'Photographiez à la lumière du jour chaque type de chambre, une salle de bains, la vue et l’extérieur du bâtiment.',
  },
  table: {
    missing: named((name) => `un plat ni une table de ${name}`, 'un plat ni une table'),
    take: 'Photographiez vos trois plats les plus connus, la salle avec des clients, et l’entrée vue de la rue.',
  },
  both: {
    missing: named((name) => `ce qui attend les clients chez ${name}`, 'ce qui attend les clients'),
    take: 'Photographiez ce pour quoi les clients viennent, les espaces à la lumière du jour, et l’extérieur du bâtiment.',
  },
};

function sceneOf({ type, house }: Said): Scene {
  return type === 'hospitality' ? HOUSES[house ?? 'both'] : (SCENES[type] ?? WORK);
}

export const text: Text = {
  why: 'Les visiteurs croient ce qu’ils voient, avant même d’avoir lu une ligne. Sur une grande place de marché, les annonces avec deux photos convertissaient environ deux fois mieux que celles avec une seule, et le suivi oculaire montre que l’on étudie les photos de la réalité et que l’on saute la décoration.',
  measure:
    'Signalé si la page ne montre aucune image ni vidéo en dehors des logos, des icônes et des fonds, ou si sa première image n’est visible qu’en défilant. C’est le plus grave sur les pages de boutiques, d’hôtels et de restaurants, et ce constat ne figure jamais parmi les cinq premiers quand une image de fond est affichée, quand l’acheteur est une entreprise, sur les pages d’associations et d’inscription, et quand le type de page est incertain. Les pages où une image ne s’est pas chargée, les pages de connexion et les tarifs d’abonnements ne sont pas concernés.',
  titleFor: (said) => {
    const missing = sceneOf(said).missing(said);
    if (said.lack === 'but-background')
      return `La seule image de la page${said.name === null ? '' : ` ${said.name}`} est un fond`;
    return said.lack === 'above-fold'
      ? `Aucune image du premier écran ne montre ${missing}`
      : `Aucune image ne montre ${missing}`;
  },
  observed: ({ lack, words, screens, price }) => {
    const asked = price === null ? '' : `, alors qu’elle demande ${quote(price, 40)}`;
    if (lack === 'above-fold')
      return `Sur le premier écran, la page n’a que du texte et de la couleur${asked} ; ses images commencent plus bas.`;
    const length = [
      ...(words === null ? [] : [amount(words, 'mot', 'mots')]),
      ...(screens === null ? [] : [amount(Math.max(1, Math.round(screens)), 'écran', 'écrans')]),
    ].join(' sur ');
    const shown =
      lack === 'everywhere' ? 'ni photo, ni capture d’écran, ni vidéo' : 'aucune image à part le fond';
    return length === ''
      ? `La page n’a ${shown}${asked}.`
      : `La page compte ${length}, mais ${shown}${asked}.`;
  },
  steps: (said) => [
    ...(said.lack === 'above-fold' ? [] : [sceneOf(said).take]),
    said.lack === 'above-fold'
      ? 'Remontez votre meilleure image à côté du titre, ou juste en dessous sur mobile.'
      : 'Placez la meilleure image à côté du titre, et une autre à côté de chaque chose que vous proposez.',
    'Utilisez vos propres photos. Les photos de banques d’images et les dessins ne prouvent rien.',
    'Exportez vos images en WebP au double de leur taille d’affichage, pour qu’elles restent nettes et se chargent vite.',
  ],
};
