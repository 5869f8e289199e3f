import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Les messages d’activité concordent entre les visites',
    fails: 'Les messages d’activité ne concordent pas entre les visites',
  },
  why: 'Dans des tests, les messages sur le nombre d’autres personnes qui regardent ou achètent ont apporté en moyenne un petit gain, et la demande est la seule forme de rareté que confirment des méta-analyses récentes. Des chercheurs ont montré que, sur les sites marchands, un message d’activité sur onze était inventé ; les autorités les traitent comme de faux comptes à rebours.',
  measure:
    'Des mentions comme « 9 personnes regardent », lues trois fois en une minute, valent 0,1 si les chiffres diffèrent de plus de la moitié de leur moyenne (et de plus que nos trois visites ne peuvent l’expliquer), ou si l’ancienneté du même événement repart de zéro, sinon 0,85. Non noté avec moins de trois lectures.',
  notApplicable: {
    none: 'La page n’annonce pas combien d’autres personnes regardent ou achètent.',
  },
  observed: { readings: ({ claim, observed }) => `${quote(claim)} : ${observed}` },
  advice: {
    title: ({ claim }) => `Affichez de vrais chiffres dans ${quote(claim, 60)}, ou retirez-le`,
    steps: ({ observed }) => [
      observed,
      'Fondez le message sur de vrais décomptes de la dernière heure ou du dernier jour, arrondis vers le bas, et dites quelle période il couvre.',
      'Si une extension ne fait qu’inventer des chiffres au hasard, retirez-la.',
    ],
  },
};
