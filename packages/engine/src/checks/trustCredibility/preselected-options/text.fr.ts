import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function names(labels: readonly string[], limit: number): string {
  return list(
    labels.map((label) => quote(label, 60)),
    limit,
  );
}

export const text: Text = {
  title: {
    passes: 'Aucune option n’est cochée d’avance',
    fails: 'Des options sont cochées d’avance',
  },
  why: 'Des expériences auprès d’échantillons du public américain ont montré que de légères astuces faisaient plus que doubler l’acceptation d’un service douteux, et que les plus agressives provoquaient un rejet. Ces astuces font vendre à court terme mais entament la confiance, et un consentement coché d’avance est illégal dans l’UE.',
  measure: (cases) =>
    `Au chargement de la page, vaut ${cases}. « Se souvenir de moi », « même adresse » et les montants ou fréquences par défaut ne comptent pas.`,
  how: {
    paid: 'si un supplément payant ou un don régulier est coché',
    checked: 'si un consentement ou une newsletter l’est',
    unchecked: 'si rien ne l’est',
  },
  notApplicable: {
    noOptions: 'La page n’a pas d’options de suppléments, de consentement ou de newsletter.',
  },
  observed: {
    unchecked: ({ labels }) => `Options non cochées au chargement : ${names(labels, 3)}.`,
    checked: ({ labels }) => `Options cochées au chargement : ${names(labels, 4)}.`,
  },
  advice: {
    title: ({ labels }) => `Ne cochez pas d’avance ${names(labels, 3)}`,
    steps: ({ labels }) => [
      `Retirez l’état coché de ${names(labels, 5)}.`,
      'À côté de chaque option, dites ce qu’elle coûte ou apporte, pour que les visiteurs intéressés la choisissent eux-mêmes.',
      'Risque : dans l’UE, un consentement coché d’avance n’est pas valable. Ces réglages peuvent faire vendre à court terme, mais mènent plus tard à une perte de confiance, à des remboursements et à des réclamations.',
    ],
  },
};
