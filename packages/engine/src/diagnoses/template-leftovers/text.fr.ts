import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const CONTACTS = {
  phone: 'le numéro de téléphone fictif',
  mail: 'l’adresse e-mail fictive',
  profile: 'le lien de profil fictif',
};

function times(count: number): string {
  return count > 1 ? ` (${amount(count, 'endroit', 'endroits')})` : '';
}

export const text: Text = {
  why: 'Un texte qui n’était pas destiné aux visiteurs montre que la page n’est pas terminée ou que personne ne s’en occupe. Ils se mettent à douter de tout le reste, à commencer par l’offre.',
  measure:
    'Signalé si du faux texte, des coordonnées de démonstration, un titre de modèle, des noms de fichiers d’images ou des notes internes sont visibles, ou si plusieurs fiches ou offres ont le même nom ou la même description. Les notes et le faux texte comptent le plus. Un seul contact fictif compte moins, sauf s’il n’y a aucun autre moyen de vous joindre.',
  title: ({ kind, remnant, count }) => {
    switch (kind) {
      case 'card':
        return `Donnez un nom à chaque fiche : ${count} s’appellent ${quote(remnant, 40)}`;
      case 'description':
        return `Décrivez chaque offre : ${count} ont le même texte`;
      case 'file':
        return `Remplacez les noms de fichiers comme ${quote(remnant, 40)} par des légendes`;
      case 'heading':
        return `Remplacez le titre de modèle ${quote(remnant, 40)}`;
      case 'filler':
        return `Remplacez le faux texte ${quote(remnant, 50)}`;
      case 'title':
        return `Remplacez la balise title du modèle ${quote(remnant, 50)}`;
      case 'note':
        return `Retirez la note interne ${quote(remnant, 60)}`;
      default:
        return `Remplacez ${CONTACTS[kind]} ${quote(remnant, 40)}`;
    }
  },
  observed: {
    share: ({ percent, remnant }) =>
      `${percent} du texte courant est du faux texte, par exemple ${quote(remnant, 60)}.`,
    found: ({ remnants }) =>
      `Les visiteurs peuvent voir ${list(
        remnants.map((remnant) => quote(remnant, 60)),
        4,
      )}.`,
    copied: {
      card: ({ remnant, count }) =>
        `${count} fiches avec une image portent le même nom, ${quote(remnant, 60)}.`,
      description: ({ remnant, count }) =>
        `Le même texte apparaît à ${amount(count, 'endroit', 'endroits')} : ${quote(remnant, 90)}.`,
      file: ({ remnant, count }) =>
        `Les visiteurs peuvent lire ${amount(count, 'nom de fichier', 'noms de fichiers')}, par exemple ${quote(remnant, 40)}.`,
      heading: ({ remnant }) =>
        `Le titre ${quote(remnant, 40)} est le nom qu’un modèle donne à ce genre de page, et ne dit rien de son contenu.`,
    },
    contacts: ({ remnants }) =>
      `${list(remnants.map((remnant) => quote(remnant, 40)))} ${remnants.length === 1 ? 'est un contact fictif' : 'sont des contacts fictifs'} : les visiteurs qui appellent ou écrivent ne joignent personne.`,
  },
  step: {
    filler: ({ remnant, count }) =>
      `${quote(remnant, 50)}${times(count)} : écrivez votre propre texte, ou supprimez le bloc.`,
    title: ({ remnant }) =>
      `${quote(remnant, 50)} : écrivez votre propre balise title. Elle apparaît dans les onglets du navigateur et dans les résultats de recherche.`,
    note: ({ remnant, count }) =>
      `${quote(remnant, 60)}${times(count)} : terminez le travail décrit, puis supprimez la note.`,
    phone: ({ remnant, count }) =>
      `${quote(remnant, 40)}${times(count)} : remplacez-le par votre numéro, dans le texte et dans le lien.`,
    mail: ({ remnant, count }) =>
      `${quote(remnant, 40)}${times(count)} : remplacez-la par votre adresse, dans le texte et dans le lien.`,
    profile: ({ remnant, count }) =>
      `${quote(remnant, 40)}${times(count)} : mettez un lien vers votre profil, ou retirez l’icône.`,
    card: ({ remnant, count }) =>
      `${quote(remnant, 50)}${times(count)} : nommez chaque fiche d’après ce que montre son image.`,
    description: ({ remnant, count }) =>
      `${quote(remnant, 50)}${times(count)} : écrivez ce que chaque offre comprend et à qui elle s’adresse.`,
    file: ({ remnant, count }) =>
      `${quote(remnant, 50)}${times(count)} : écrivez ce que montre chaque image, ou retirez la ligne.`,
    heading: ({ remnant, count }) =>
      `${quote(remnant, 50)}${times(count)} : prenez pour titre le sujet du contenu de cette page.`,
    again: 'Avant de publier, relisez une dernière fois toute la page, en-tête et pied de page compris.',
  },
};
