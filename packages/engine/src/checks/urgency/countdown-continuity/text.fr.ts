import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Le compte à rebours a une fin fixe',
    fails: 'Le compte à rebours redémarre à chaque visite',
  },
  why: 'Sur 393 comptes à rebours relevés sur des sites marchands, 40 % étaient trompeurs, le plus souvent parce qu’ils redémarrent. Les fausses échéances sont interdites dans l’Union européenne et ont été déclarées illégales au Royaume-Uni dans un accord validé par la justice, et les visiteurs qui rechargent la page s’en aperçoivent aussitôt.',
  measure:
    'Le compte à rebours, relu lors d’une nouvelle visite au moins 8 secondes plus tard, vaut 1 si la fin qu’il implique a bougé de 2 secondes au plus, et 0 si elle a bougé d’au moins 80 % du temps écoulé. Non noté entre les deux, si le compte à rebours est à zéro ou n’affiche pas les secondes, ou après une seule lecture. Les minuteurs du panier ou des places d’un visiteur ne comptent pas.',
  notApplicable: { none: 'La page n’a pas de compte à rebours.' },
  notMeasured: { unknown: 'Nous n’avons pas pu déterminer si la page a un compte à rebours.' },
  advice: {
    title: ({ countdown }) =>
      `Donnez au compte à rebours ${quote(countdown, 50)} une vraie fin, ou retirez-le`,
    steps: ({ observed }) => [
      observed,
      'Faites envoyer par le serveur une fin fixe avec son fuseau horaire, et calculez-en le temps restant, et non à partir du début de la visite.',
      'Affichez la fin à côté du compte à rebours : « jusqu’au [date], [heure et fuseau horaire] ».',
      'Mettez fin à l’offre quand le compte à rebours arrive à zéro. Si l’offre continue, retirez le compte à rebours.',
    ],
    design: [
      'Les fausses échéances sont illégales dans l’Union européenne et au Royaume-Uni ; voir les sources ci-dessous.',
    ],
  },
};
