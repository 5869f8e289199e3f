import type { PerViewport, ViewportName } from '../../../capture/snapshot.ts';
import { percent, perViewport, placesShown, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Position = Parameters<Text['observed']['position']>[0]['position'];
type Form = Parameters<Text['observed']['position']>[0]['form'];
type Cover = NonNullable<Position['covered']['desktop']>;

const COVERS: Record<Cover, string> = {
  consent: 'recouvert par le bandeau de cookies',
  layer: 'recouvert par une fenêtre superposée',
};

const DEVICES = { desktop: 'sur ordinateur', mobile: 'sur mobile' };

function on(viewports: readonly ViewportName[]): string {
  const [only] = viewports;
  return viewports.length === 1 && only ? ` ${DEVICES[only]}` : '';
}

function where({ depth, missingOn, cutOn, covered }: Position): string {
  const edge = cutOn.length === 0 ? '' : `, coupé par le bord de l’écran${on(cutOn)}`;
  return `${placesShown({ depth, missingOn })}${edge}${under(covered)}`;
}

function under({ desktop, mobile }: PerViewport<Cover>): string {
  if (desktop !== null && desktop === mobile) return `, ${COVERS[desktop]}`;
  const covers = perViewport({ desktop, mobile }, (cover) => COVERS[cover]);
  return covers === '' ? '' : `, ${covers}`;
}

function formStarts(form: Form): string {
  if (form === null) return '';
  return form === 'own'
    ? ', mais son formulaire commence sur le premier écran'
    : `, mais le formulaire ${quote(form.button, 40)} commence sur le premier écran`;
}

function reachOf(reach: 'all' | PerViewport<number>): string[] {
  if (reach === 'all') return ['Le bouton n’est jamais à plus de deux écrans.'];
  const shares = perViewport(reach, percent);
  return shares === ''
    ? []
    : [`Depuis ${shares.replace('%', '% de la page')}, le bouton est à moins de deux écrans.`];
}

const whereOr = (position: Position | null) => (position ? where(position) : 'plus bas');

const below = (headline: string | null) =>
  headline === null ? 'sous le titre' : `sous ${quote(headline, 50)}`;

const SAME_LOOK = ['Gardez chaque fois le même libellé, la même forme et la même couleur.'];

export const text: Text = {
  title: {
    passes: 'Le bouton principal est facile à atteindre',
    fails: 'Le bouton principal est difficile à atteindre',
  },
  why: 'Lors d’un suivi oculaire de 120 personnes, 57 % du temps de lecture allait au premier écran et 74 % aux deux premiers. Nous n’avons trouvé aucune expérience qui isole l’effet de la répétition du bouton : les répétitions ne rapportent donc que quelques points.',
  measure:
    'Vaut 0,8 si le bouton principal, un autre bouton de même texte, destination ou intention, le début de son formulaire ou d’un formulaire avec son propre bouton est sur le premier écran, 0,4 s’il est sur le deuxième ou sous une fenêtre superposée. Jusqu’à 0,2 de plus pour la part de la hauteur de la page à moins de deux écrans d’une répétition ou d’une barre fixe.',
  notApplicable: { noAction: 'La page n’a pas de bouton principal.' },
  notMeasured: { position: 'La position du bouton principal n’a pas pu être déterminée.' },
  observed: {
    position: ({ label, hasEquivalent, position, form, reach }) =>
      [
        `${quote(label)}${hasEquivalent ? ' (ou un bouton au même but)' : ''} apparaît d’abord ${where(position)}${formStarts(form)}.`,
        ...reachOf(reach),
      ].join(' '),
  },
  advice: {
    unnamed: 'le bouton principal',
    uncover: {
      title: ({ label, viewports }) => `Ne recouvrez pas ${quote(label, 40)}${on(viewports)}`,
      steps: ({ label, position }) => [
        `À la première visite, ${quote(label, 40)} est ${whereOr(position)}. Réduisez ce qui le recouvre, ou déplacez la fenêtre vers un bord de l’écran sans boutons.`,
        'Vérifiez la page comme un nouveau visiteur : dans une fenêtre privée, et sur mobile aussi.',
      ],
    },
    leadToForm: {
      title: ({ label, isLate }) =>
        isLate
          ? `Ajoutez sur le premier écran un bouton vers le formulaire ${quote(label, 40)}`
          : `Ajoutez plus bas un bouton vers le formulaire ${quote(label, 40)}`,
      steps: ({ label, position, headline, isLate }) => [
        isLate
          ? `Le formulaire ${quote(label, 40)} est ${whereOr(position)}. Ajoutez ${below(headline)} un bouton qui y mène et dit ce que l’on y obtient.`
          : `Sur de longs passages de la page, rien ne mène au formulaire ${quote(label, 40)}.`,
        'Ajoutez le même bouton après les sections qui répondent aux principales questions. Gardez le formulaire lui-même à un seul endroit.',
      ],
      design: SAME_LOOK,
    },
    moveUp: {
      title: ({ label, viewports }) => `Remontez ${quote(label, 40)} sur le premier écran${on(viewports)}`,
      steps: ({ label, position, headline }) => [
        `${quote(label, 40)} apparaît d’abord ${whereOr(position)}. Placez-le ${below(headline)}, avant les images et les longs textes.`,
        'Sur mobile, raccourcissez ce qui le précède, ou gardez le bouton dans une barre fixe en bas d’écran.',
        `Répétez ${quote(label, 40)} après les sections qui répondent aux principales questions et en fin de page.`,
      ],
      design: SAME_LOOK,
    },
    repeat: {
      title: ({ label }) => `Répétez ${quote(label, 40)} plus bas dans la page`,
      steps: ({ label, position }) => [
        `${quote(label, 40)} est ${whereOr(position)}, mais ne réapparaît pas avant longtemps.`,
        'Répétez-le avec le même libellé après chaque section qui répond à une question importante, ou gardez-le dans une barre fixe.',
      ],
      design: SAME_LOOK,
    },
  },
};
