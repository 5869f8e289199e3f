import { amount } from '@liftmark/contract/figures';
import { calendarDay } from './calendar-day.ts';
import type { Text } from './task-tools.text.ts';

export const text: Text = {
  due: ({ day }) => `Échéance : ${calendarDay(day)}`,
  setDue: 'Fixer une échéance',
  dueDate: 'Date d’échéance',
  assigned: ({ name }) => `Attribuée à ${name}`,
  assign: 'Attribuer',
  assignee: 'Attribuée à',
  noOne: 'Personne',
  comments: ({ comments }) => amount(comments, 'commentaire', 'commentaires'),
  comment: 'Commenter',
  yourComment: 'Votre commentaire',
  hint: 'Tapez @ et un nom pour mentionner quelqu’un.',
  add: 'Ajouter le commentaire',
  save: 'Enregistrer',
  cancel: 'Annuler',
  edit: 'Modifier',
  delete: 'Supprimer',
  edited: 'modifié',
  former: 'Ancien membre',
  of: ({ what, title }) => `${what} : ${title}`,
};
