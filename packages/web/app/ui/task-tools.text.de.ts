import { amount } from '@liftmark/contract/figures';
import { calendarDay } from './calendar-day.ts';
import type { Text } from './task-tools.text.ts';

export const text: Text = {
  due: ({ day }) => `Fällig am ${calendarDay(day)}`,
  setDue: 'Fälligkeit festlegen',
  dueDate: 'Fälligkeitsdatum',
  assigned: ({ name }) => `Zugewiesen an ${name}`,
  assign: 'Zuweisen',
  assignee: 'Zugewiesen an',
  noOne: 'Niemand',
  comments: ({ comments }) => amount(comments, 'Kommentar', 'Kommentare'),
  comment: 'Kommentieren',
  yourComment: 'Ihr Kommentar',
  hint: 'Schreiben Sie @ und einen Namen, um jemanden zu erwähnen.',
  add: 'Kommentar hinzufügen',
  save: 'Speichern',
  cancel: 'Abbrechen',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  edited: 'bearbeitet',
  former: 'Ehemaliges Mitglied',
  of: ({ what, title }) => `${what}: ${title}`,
};
