import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Les mentions de stock concordent entre les visites',
    fails: 'Les mentions de stock sont vagues ou contradictoires',
  },
  why: 'Sur 29 types de tests dans des boutiques en ligne, les messages de stock ont eu le meilleur résultat moyen, mais ils ne sont licites que si le chiffre est vrai. Une méta-analyse ultérieure n’a trouvé aucun effet des quantités limitées. Un nombre qui augmente d’une visite à l’autre montre qu’il est inventé.',
  measure:
    'Des mentions comme « Plus que 3 en stock », lues sur ordinateur, sur mobile et une fois encore, valent 0,1 si le nombre augmente ou diffère de plus de 1, ou si les données structurées en indiquent un plus grand, 0,6 sans nombre, et 0,85 si elles concordent. Non noté avec moins de deux lectures.',
  notApplicable: { none: 'La page n’annonce ni stock ni places limités.' },
  notMeasured: { unknown: 'Nous n’avons pas pu comparer le nombre entre les visites.' },
  observed: {
    noNumber: ({ claim }) => `${quote(claim)} n’indique pas de nombre.`,
    contradicted: ({ claim, readings }) => `${quote(claim)} : ${readings}`,
    consistent: ({ claim, readings }) =>
      `${quote(claim)} : ${readings} Des lectures concordantes ne prouvent pas que le nombre est réel : la note n’est donc pas maximale.`,
  },
  advice: {
    title: {
      contradicted: ({ claim }) => `Reliez ${quote(claim, 60)} à votre stock réel, ou retirez-le`,
      vague: ({ claim }) => `Ajoutez le nombre réel à ${quote(claim, 60)}, ou retirez-le`,
    },
    steps: [
      'Tirez le nombre de votre inventaire au moment de la visite, et n’affichez le message que si le stock est vraiment bas.',
      'Utilisez le même nombre dans le texte et dans les données structurées.',
    ],
  },
};
