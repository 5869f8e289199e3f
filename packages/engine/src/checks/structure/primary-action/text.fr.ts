import { amount, list, quote } from '../../shared/phrasing.ts';
import { deadEnd } from '../dead-end.ts';
import type { Text } from './text.ts';

const endOf = (deadAddress: string | null) => (deadAddress === null ? '' : ` ; ${deadEnd(deadAddress)}`);

const below = (headline: string | null) =>
  headline === null ? 'sur le premier écran' : `sous ${quote(headline, 50)}`;

const names = (labels: readonly string[]) => list(labels.map((label) => quote(label, 30)));

export const text: Text = {
  title: {
    passes: 'Un bouton d’action clair se distingue',
    fails: 'Aucun bouton d’action ne se distingue',
  },
  titleFromHtml: {
    passes: 'La page a un bouton d’action principal',
    fails: 'La page n’a pas de bouton d’action principal',
  },
  why: 'On passe 57 % du temps de lecture sur le premier écran et 74 % sur les deux premiers : l’étape suivante doit donc s’y repérer facilement. Les tests qui ne changeaient que le style des boutons n’ont trouvé aucun gain en moyenne, mais ces sites avaient déjà des boutons utilisables ; un bouton absent est un tout autre problème.',
  measure: (cases) =>
    `Le bouton d’action que la page met le plus en avant vaut ${cases}. Non noté sur une page de fiches semblables où rien d’autre n’est à cliquer. Ne s’applique pas aux pages légales.`,
  how: {
    main: 'si c’est un bouton ou un lien qui en a l’aspect',
    cards: 'pour les vignettes produit d’une page catégorie',
    nextStep: 'pour tout bouton d’action ou lien de contact sur les articles et portfolios',
    weak: 'si c’est un simple lien texte ou s’il se distingue à peine',
    noneOnQuiet: 's’il n’y en a pas sur les articles et portfolios',
    none: 's’il n’y en a pas ailleurs',
  },
  notApplicable: { legalText: 'C’est une page légale, qui ne demande aucune action aux visiteurs.' },
  notMeasured: {
    cards:
      'Sur les pages catégorie, les vignettes produit servent de bouton d’action, et nous n’avons pu en identifier aucune ici.',
    contact: 'On ne sait pas si la page a un lien de contact.',
    choices: ({ count }) =>
      `La page propose ${count} fiches semblables au choix. On ne sait pas si l’une d’elles devrait se distinguer.`,
    subject: 'Un bouton d’action principal',
    picture:
      'Aucun bouton d’action principal n’a été trouvé, mais les parties du premier écran que nous n’avons pas pu lire peuvent en contenir un.',
  },
  searched: [
    'les boutons, boutons d’envoi et liens à l’aspect de bouton, de l’en-tête au pied de page',
    'les liens du contenu principal',
  ],
  observed: {
    main: ({ label, deadAddress }) =>
      `Le bouton d’action principal est ${quote(label)}${endOf(deadAddress)}.`,
    cards: ({ count }) =>
      count === 1
        ? 'La vignette produit est cliquable et sert de bouton d’action.'
        : `Les ${amount(count, 'vignette produit', 'vignettes produit')} sont cliquables et servent de bouton d’action.`,
    nextStep: ({ label }) => `L’étape suivante est ${quote(label)}.`,
    weak: ({ label, isLink, deadAddress }) =>
      `L’action principale, ${quote(label)}, ${isLink ? 'est un simple lien texte' : 'ne se distingue pas'}${endOf(deadAddress)}.`,
    none: ({ isRendered }) =>
      isRendered
        ? 'Aucun bouton ni lien ne se distingue comme l’étape suivante.'
        : 'Nous n’avons trouvé aucun bouton ni lien qui mène à l’étape suivante.',
    rivals: ({ labels, isRendered }) =>
      `Aucun des ${amount(labels.length, 'bouton', 'boutons')} ${isRendered ? 'ne se distingue comme' : 'n’est'} l’étape suivante : ${names(labels)}.`,
  },
  advice: {
    strengthen: {
      title: ({ label, isLink }) =>
        isLink ? `Faites du lien ${quote(label, 40)} un bouton` : `Faites ressortir ${quote(label, 40)}`,
      steps: ({ label }) => [
        `Donnez à ${quote(label, 40)} une forme pleine, nettement contrastée avec son arrière-plan et haute d’au moins 44 px.`,
        'Laissez les autres liens de l’écran en texte simple, pour qu’une seule chose ressorte.',
      ],
      design: [
        'Au moins 3:1 de contraste entre le bouton et l’arrière-plan, et 4,5:1 entre le libellé et le bouton.',
      ],
    },
    add: {
      title: ({ headline }) => `Ajoutez un seul bouton, clair, ${below(headline)}`,
      steps: ({ headline, rivals }) => [
        'Décidez de la seule chose qu’un visiteur doit faire ici.',
        headline === null
          ? 'Faites-en un bouton visible sans défiler, sur ordinateur et sur mobile.'
          : `Faites-en un bouton ${below(headline)}, visible sans défiler sur ordinateur et sur mobile.`,
        rivals.length > 0
          ? `Transformez ${rivals.length === 1 ? `l’autre (${names(rivals)}) en lien simple ou en bouton à contour plus petit` : `les autres (${names(rivals)}) en liens simples ou en boutons à contour plus petits`}.`
          : 'Répétez le bouton, avec le même libellé, en fin de page.',
      ],
      design: ['Au moins 44 px de haut, avec un contraste d’au moins 3:1 avec l’arrière-plan.'],
    },
  },
};
