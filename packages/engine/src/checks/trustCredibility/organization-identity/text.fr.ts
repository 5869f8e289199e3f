import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const SHOWN = 3;

/** Un nom comme « Harbor e. V. » finit lui-même par un point. */
const stop = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`);

const ABOUT = 'un lien « À propos » ou de mentions légales';

export const text: Text = {
  title: {
    passes: 'L’organisation est clairement identifiée',
    fails: 'L’organisation n’est pas clairement identifiée',
  },
  why: 'Trois des dix règles de crédibilité de Stanford portent sur ce point : montrer une véritable organisation, son expertise et les personnes qui la composent. Dans des études auprès d’utilisateurs occidentaux et asiatiques, l’information donnée d’emblée était l’un des quatre signes de crédibilité qui ont tenu au fil des ans.',
  measure:
    'Un lien vers une page « À propos » ou des mentions légales vaut 0,4 ; une raison sociale ou un nom d’organisation, 0,3 ; des personnes nommées, ou un numéro d’immatriculation ou d’association, 0,3. Sur une page de commande, le nom seul suffit.',
  notMeasured: {
    noWordList: 'Nous n’avons pas de liste de mots pour les liens « À propos » dans cette langue.',
  },
  observed: {
    seller: ({ name }) => stop(`La page nomme le vendeur : ${name}`),
    some: ({ hasAbout, name, isProven, proof }) => {
      const found = [
        hasAbout ? ABOUT : '',
        name ? `le nom ${name}` : '',
        ...(proof.length > SHOWN
          ? [...proof.slice(0, SHOWN - 1), `${proof.length - SHOWN + 1} autres`]
          : proof),
      ].filter(Boolean);
      const missing = [
        hasAbout ? '' : ABOUT,
        name ? '' : 'une raison sociale',
        isProven ? '' : 'des personnes nommées ou un numéro d’immatriculation',
      ].filter(Boolean);
      return stop(
        `La page affiche ${list(found, 2 + SHOWN)}${missing.length > 0 ? ` ; il manque ${list(missing)}` : ''}`,
      );
    },
    none: ({ siteName, isProven }) => {
      const absent = [
        'ni raison sociale',
        'ni lien « À propos » ou de mentions légales',
        ...(isProven ? [] : ['ni personne nommée', 'ni numéro d’immatriculation']),
      ];
      return `${siteName === null ? 'La' : `À part ${quote(siteName, 40)}, la`} page n’affiche ${absent.join(', ')}.`;
    },
  },
  searched: ['données structurées', 'pied de page et mentions légales'],
  advice: {
    title: {
      people: ({ name }) => `Nommez les personnes derrière ${name}, ou ajoutez un numéro d’immatriculation`,
      organization: ({ page }) => `Montrez qui est derrière ${page}`,
    },
    name: 'Ajoutez la raison sociale de l’organisation dans le pied de page.',
    about:
      'Dans l’en-tête ou le pied de page, mettez un lien vers une page « À propos » ou des mentions légales.',
    proof:
      'Nommez les personnes qui font le travail et leur fonction, ou ajoutez le numéro d’immatriculation.',
  },
};
