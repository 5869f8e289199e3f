import { capitalized, list, nodeName } from '../../shared/phrasing.ts';
import { fieldName, fieldNames, kindOf } from '../scored-form.ts';
import type { Text } from './text.ts';

function lack(count: number, total: number): string {
  if (total === 1) return 'Le seul champ n’a pas de libellé visible';
  if (count === total) return `Aucun des ${total} champs n’a de libellé visible`;
  return `${count} des ${total} champs ${count === 1 ? 'n’a' : 'n’ont'} pas de libellé visible`;
}

export const text: Text = {
  title: {
    passes: 'Chaque champ du formulaire a un libellé visible',
    fails: 'Des champs du formulaire n’ont pas de libellé visible',
  },
  why: 'Des tests utilisateurs montrent que des textes indicatifs servant de libellés sollicitent la mémoire, cachent les erreurs et font sauter des champs. Le critère WCAG 3.3.2 exige des libellés, et en 2024, 35,5 % des champs de formulaire sur un million de pages d’accueil n’en avaient pas de correct.',
  measure:
    'La moyenne de tous les champs du formulaire : 1 pour un libellé visible qui reste en place, 0,4 pour un libellé masqué ou un simple texte indicatif (0,8 pour un champ d’e-mail isolé), 0 sans libellé.',
  notApplicable: { noFields: 'La page n’a pas de formulaire avec des champs.' },
  observed: {
    complete: ({ count }) =>
      count === 1 ? 'Le seul champ a un libellé visible.' : `Les ${count} champs ont un libellé visible.`,
    lone: ({ field }) =>
      `${capitalized(fieldName(field))} n’a pas de libellé visible, mais un champ d’e-mail isolé peut s’en passer.`,
    lacking: ({ fields, count }) => `${lack(fields.length, count)} : ${list(fieldNames(fields, 30), 6)}.`,
  },
  advice: {
    title: ({ fields }) =>
      `Ajoutez ${fields.length === 1 ? 'un libellé visible' : 'des libellés visibles'} : ${list(fieldNames(fields, 30), 4)}`,
    unlabeled: ({ field }) =>
      `${capitalized(nodeName(field.evidence, `le ${kindOf(field)}`))} n’a aucun libellé. Ajoutez un <label> au-dessus.`,
    placeholder: ({ field }) =>
      `${capitalized(fieldName(field))} n’est qu’un texte indicatif. Affichez-le au-dessus du champ sous forme de <label>.`,
    hiddenName: ({ field }) =>
      `${capitalized(fieldName(field))} n’est qu’un libellé masqué. Affichez-le au-dessus du champ sous forme de <label>.`,
    freePlaceholder: 'Réservez le texte indicatif à un exemple du format attendu, ou retirez-le.',
    design: ['Placez chaque libellé au-dessus de son champ, aligné à gauche, à la taille du texte courant.'],
  },
};
