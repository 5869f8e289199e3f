import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const phrasesOf = (phrases: readonly string[]) =>
  list(
    phrases.map((phrase) => quote(phrase)),
    4,
  );

function wordsOf(found: number, total: number): string {
  if (found === 0) return 'Aucun mot-clé';
  if (found === total) return total === 1 ? 'Le seul mot-clé' : `Les ${total} mots-clés`;
  return `${found} ${found === 1 ? 'mot-clé' : 'mots-clés'} sur ${total}`;
}

function appear(found: number): string {
  if (found === 0) return 'n’apparaît';
  return found === 1 ? 'apparaît' : 'apparaissent';
}

export const text: Text = {
  title: {
    passes: 'La balise title correspond au haut de page',
    fails: 'La balise title et le titre ne concordent pas',
  },
  titleFromHtml: {
    passes: 'La balise title et le titre concordent',
    fails: 'La balise title et le titre ne concordent pas',
  },
  why: 'Ceux qui cliquent sur un résultat de recherche ou un lien partagé ont lu la balise title et en cherchent les mots sur la page. Les tests de concordance du message ont donné des résultats mitigés : cela compte donc peu, mais se corrige en quelques minutes.',
  measure: (scale) =>
    `La part des mots-clés de la balise title, sous toute forme et sans la marque, qui apparaissent sur le premier écran ou dans les textes alternatifs de ses images (à partir du seul HTML, dans le titre ou le sous-titre) : ${scale}. Une page sans balise title vaut 0 ; « Accueil » ou « Sans titre », 0,2. Une balise title de moins de deux mots-clés n’est pas jugée, pas plus qu’une courte balise d’un seul tenant sans correspondance, qui peut n’être qu’un nom.`,
  notApplicable: { short: 'La balise title contient moins de deux mots-clés.' },
  notMeasured: {
    uncompared: 'La balise title n’a pas pu être comparée au texte du premier écran.',
    uncomparedFromHtml: 'La balise title n’a pas pu être comparée au titre et au sous-titre.',
    name: 'La balise title peut n’être qu’un nom, que la page affiche peut-être seulement en logo.',
  },
  observed: {
    noTitle: 'La page n’a pas de balise title.',
    onlyName: ({ title }) =>
      `La balise title ${quote(title)} ne contient qu’un nom et un mot générique de page d’accueil.`,
    unnamed: ({ title }) => `La balise title ${quote(title)} ne dit rien de ce que propose la page.`,
    share: ({ title, withoutSite, found, total, missing, fromHtml }) =>
      [
        `${wordsOf(found, total)} de la balise title ${quote(title)}${withoutSite ? ' (hors nom du site)' : ''} ${appear(found)} ${fromHtml ? 'dans le titre ou le sous-titre' : 'sur le premier écran'}.`,
        ...(missing.length > 0 ? [`Il manque ${phrasesOf(missing)}.`] : []),
      ].join(' '),
  },
  searched: {
    title: ['l’élément title'],
    aboveFold: ['le texte du premier écran, sur ordinateur et sur mobile'],
    fromHtml: ['titre et sous-titre'],
  },
  advice: {
    write: {
      title: ({ title }) => `Nommez l’offre dans la balise title ${quote(title, 60)}`,
      titleless: ({ url }) => `Ajoutez une balise title à la page ${url}`,
      steps: [
        'Écrivez une balise title qui nomme d’abord l’offre, puis le site.',
        'Employez les mêmes mots pour l’offre dans la balise title et dans le titre.',
      ],
      example: ({ headline }) => `${headline ?? '[Offre]'} | [Nom du site]`,
    },
    match: {
      unnamed: {
        title: 'Employez les mêmes mots dans le titre et dans la balise title',
        step: 'Nommez l’offre avec les mêmes mots dans le titre et dans la balise title, sans coordonnées.',
      },
      title: ({ title }) => `Accordez le titre avec la balise title ${quote(title, 60)}`,
      missing: ({ missing }) =>
        `Ajoutez ${phrasesOf(missing)} au titre ou au sous-titre, ou retirez ${missing.length === 1 ? 'ce terme' : 'ces termes'} de la balise title.`,
      slogan: 'Si la balise title est juste et que le titre est un slogan, changez le titre.',
      arrival: {
        search: null,
        ads: 'Vos visiteurs viennent de publicités : sur le premier écran, répétez l’offre et les mots de la publicité cliquée.',
        social:
          'Vos visiteurs viennent des réseaux sociaux : employez les mêmes mots dans l’aperçu (og:title, og:description) et sur le premier écran.',
        email: 'Vos visiteurs viennent d’e-mails : sur le premier écran, répétez les mots du lien cliqué.',
        direct: null,
      },
    },
  },
};
