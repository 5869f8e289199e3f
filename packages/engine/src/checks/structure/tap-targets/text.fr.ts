import type { Evidence } from '@liftmark/contract/report';
import { amount, list, nodeNames, percent, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

/** Leurs dimensions, chacune une fois : « (10 × 10 px) ». */
function sizes(targets: readonly Evidence[]): string {
  const boxes = targets.flatMap(({ boxes: { mobile } }) => (mobile ? [mobile] : []));
  const each = new Set(boxes.map(({ width, height }) => `${Math.round(width)} × ${Math.round(height)} px`));
  return each.size > 0 ? ` (${list([...each])})` : '';
}

const namesOf = (targets: readonly Evidence[]) =>
  nodeNames(targets, 'zone tactile', { limit: 30, viewport: 'mobile' });

const theseZones = (targets: readonly Evidence[]) =>
  targets.length === 1 ? 'cette zone tactile' : 'ces zones tactiles';

const ROOM = 'au moins 24 × 24 px ou autant d’espace autour';

function fitting(count: number, total: number): string {
  if (total === 1) {
    return count === 1
      ? `Le seul lien ou bouton a ${ROOM}.`
      : 'Le seul lien ou bouton fait moins de 24 × 24 px et n’a pas autant d’espace autour.';
  }
  if (count === total) return `Les ${total} liens et boutons ont ${ROOM}.`;
  const share = percent(count / total);
  return `${count} des ${amount(total, 'lien ou bouton', 'liens et boutons')} (${share}) ${count < 2 ? 'a' : 'ont'} ${ROOM}.`;
}

export const text: Text = {
  title: {
    passes: 'Les zones tactiles sont assez grandes',
    fails: 'Certaines zones tactiles sont trop petites',
  },
  why: 'Le critère WCAG 2.5.8 exige des zones d’au moins 24 px sur 24, ou autant d’espace autour. Les recommandations des plateformes sont de 44 à 48 px pour les zones importantes. L’effet de ces tailles sur la conversion n’a pas été testé.',
  measure: (scale) =>
    `La part des zones tactiles de la page mobile qui font au moins 24 × 24 px ou ont autant d’espace autour : ${scale}. Les liens dans une ligne de texte ne comptent pas, ni les zones qui ne montrent rien parce que leur image ne s’est pas chargée. La note est d’au plus 0,7 si le bouton principal fait moins de 44 px de haut. Non noté si les mobiles affichent la page réduite.`,
  notMeasured: {
    none: 'La page mobile n’a pas de zones tactiles.',
    scaledDown: ({ shownAt }) =>
      `Les mobiles réduisent toute la page, liens et boutons compris, à ${percent(shownAt)} de sa taille.`,
  },
  observed: {
    targets: ({ count, total, low }) =>
      `${low ? `Le ${low.isLink ? 'lien' : 'bouton'} principal, ${quote(low.label, 40)}, fait ${low.px} px de haut (${low.comfortable} px conviennent au pouce). ` : ''}${fitting(count, total)}`,
  },
  advice: {
    raise: {
      title: ({ label, comfortable }) =>
        `Donnez à ${quote(label, 40)} au moins ${comfortable} px de haut sur mobile`,
      step: ({ label, px, comfortable }) =>
        `Augmentez la hauteur de ${quote(label, 40)} de ${px} px à au moins ${comfortable} px.`,
    },
    enlarge: {
      title: ({ smallest }) => `Agrandissez ${theseZones(smallest)} sur mobile : ${namesOf(smallest)}`,
      step: ({ smallest }) =>
        `Agrandissez ${theseZones(smallest)} à au moins 24 × 24 px avec une marge intérieure, ou gardez 24 px d’espace autour${smallest.length === 1 ? '' : ' de chacune'} : ${namesOf(smallest)}${sizes(smallest)}.`,
    },
    addPadding: 'Ajoutez une marge intérieure au lieu d’agrandir le texte. Le design peut rester le même.',
  },
};
