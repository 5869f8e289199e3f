import { capitalized, nodeName, percent, perViewport, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Named = Parameters<Text['advice']['open']['title']>[0]['gate'];
type Covered = Parameters<Text['observed']['gate']>[0]['covered'];

const KINDS: Record<Named['kind'], string> = {
  consent: 'le bandeau de consentement',
  age: 'le contrôle de l’âge',
  gate: 'l’écran d’accès',
  chat: 'le bouton de chat',
  promotional: 'la fenêtre superposée',
  other: 'la fenêtre superposée',
};

/** La fenêtre superposée « -10 % », ou son emplacement si elle n’a pas de texte. */
function nameOf({ kind, evidence }: Named): string {
  const name = nodeName(evidence, KINDS[kind], { limit: 60 });
  return name.startsWith('«') ? `${KINDS[kind]} ${name}` : name;
}

/** « 70 % de l’écran sur ordinateur, 90 % sur mobile » */
const shares = (covered: Covered) => perViewport(covered, percent).replace('%', '% de l’écran');

export const text: Text = {
  title: {
    passes: 'Aucune fenêtre ne couvre la page à l’arrivée',
    fails: 'Une fenêtre superposée couvre la page à l’arrivée',
  },
  why: 'Sur le site d’un produit, 69 % des visites se sont arrêtées à une publicité plein écran pour une application ; la remplacer par une bannière a augmenté de 17 % le nombre d’utilisateurs actifs par jour. Dans une enquête auprès de 452 adultes américains, les publicités modales étaient parmi les plus détestées.',
  measure: ({ promotional, other }) =>
    `La part de l’écran couverte par la plus grande fenêtre superposée présente après le chargement ou, sur ordinateur, ouverte d’elle-même dans les 8 secondes, sur l’appareil le moins bon : pour les promotions, ${promotional} ; pour les bandeaux de consentement, contrôles d’âge, codes d’accès et buts inconnus, ${other}. Les boutons de chat et les barres de moins de 15 % valent 1.`,
  searched: ['les couches fixes et modales, sur ordinateur et sur mobile'],
  observed: {
    none: 'Aucune fenêtre superposée ne couvrait la page après le chargement.',
    small: 'Aucune fenêtre superposée ne couvre 15 % de l’écran ou plus.',
    gate: ({ overlay, covered }) =>
      `${capitalized(nameOf(overlay))} demande un code ou un mot de passe avant tout et couvre ${shares(covered)}.`,
    overlay: ({ overlay, covered, isLate, isSmall, lacksClose }) =>
      `${capitalized(nameOf(overlay))} ${isLate ? 's’ouvre sans action du visiteur dans les 8 secondes et ' : ''}${isSmall ? 'ne couvre que' : 'couvre'} ${shares(covered)}.${lacksClose ? ' Nous n’avons trouvé aucun moyen de fermeture.' : ''}`,
  },
  advice: {
    open: {
      title: ({ gate }) => `Laissez chacun voir la page derrière ${nameOf(gate)}`,
      steps: [
        'Les visiteurs sans code partent sans savoir ce que vous proposez. Montrez la page, et ne demandez le code qu’à la commande ou à la connexion.',
        'Si la page doit rester fermée, dites sur l’écran d’entrée ce qu’il y a derrière, à qui cela s’adresse et comment obtenir un code.',
      ],
    },
    shrink: {
      title: ({ overlay }) => `Réduisez la place que prend ${nameOf(overlay)}`,
      steps: ({ overlay, covered }) => [
        `Cet élément couvre ${shares(covered)}. Faites-en une barre ou un petit encart, pour que le titre reste lisible.`,
        ...(overlay.kind === 'consent'
          ? ['Laissez accepter et refuser aussi facilement l’un que l’autre.']
          : []),
      ],
      design: ['Couvrir moins de 40 % de l’écran, y compris sur mobile.'],
    },
    postpone: {
      title: ({ overlay }) =>
        `Affichez ${overlay ? nameOf(overlay) : 'la fenêtre superposée'} plus tard ou sous forme de barre`,
      steps: ({ covered, closing }) => [
        `Cet élément couvre ${shares(covered)} avant que l’on ait lu la page. Affichez-le une fois la lecture commencée, ou faites-en une barre qui couvre moins de 15 % de l’écran.`,
        closing === null
          ? 'Ajoutez dans le coin un bouton de fermeture d’au moins 24 × 24 px, et permettez de fermer avec la touche Échap.'
          : `Gardez ${quote(closing, 30)} bien visible et facile à toucher, et permettez aussi de fermer avec la touche Échap.`,
      ],
      design: ['Moins de 15 % de l’écran, ou intégré à la page.'],
    },
  },
};
